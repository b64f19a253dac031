import './browser';
import { render } from '@testing-library/react';
import type { OnBook } from '../../../src/calendar/actions/open-dialog';
import { shownRooms } from '../../../src/calendar/shown-rooms';
import { Week } from '../../../src/calendar/week';
import type { Schedule } from '../../../src/domain/booking';
import { at, makeSchedule } from './bookings';

/** Friday of the demo week, 14:20. */
const NOW = { date: '2026-11-20', minutes: at( '14:20' ) };

export function weekOf(
	schedule: Schedule,
	roomId: string | null = null,
	width = 2600,
	onBook: OnBook | null = null
) {
	return (
		<Week
			content={ schedule }
			rooms={ shownRooms( schedule.rooms, roomId ) }
			now={ NOW }
			label="All rooms, 16 – 22 Nov 2026"
			width={ width }
			onBook={ onBook }
		/>
	);
}

export const showWeek = (
	part: Partial< Schedule >,
	roomId: string | null = null,
	width?: number,
	onBook?: OnBook
) => render( weekOf( makeSchedule( part ), roomId, width, onBook ) );
