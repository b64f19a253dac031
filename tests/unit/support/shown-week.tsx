import './browser';
import { render } from '@testing-library/react';
import type { OnBook } from '../../../src/calendar/actions/open-dialog';
import { shownRooms } from '../../../src/calendar/shown-rooms';
import { Week } from '../../../src/calendar/week';
import type { Schedule } from '../../../src/domain/booking';
import { makeSchedule } from './bookings';
import { inStudio } from './in-studio';

export function weekOf(
	schedule: Schedule,
	roomId: string | null = null,
	width = 2600,
	onBook: OnBook | null = null
) {
	return inStudio(
		<Week
			content={ schedule }
			isSkeleton={ false }
			label="All rooms, 16 – 22 Nov 2026"
		/>,
		{ rooms: shownRooms( schedule.rooms, roomId ), width, onBook }
	);
}

export const showWeek = (
	part: Partial< Schedule >,
	roomId: string | null = null,
	width?: number,
	onBook?: OnBook
) => render( weekOf( makeSchedule( part ), roomId, width, onBook ) );
