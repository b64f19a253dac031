import './browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState } from '@wordpress/element';
import type { OnBook } from '../../../src/calendar/actions/open-dialog';
import type { Lead } from '../../../src/calendar/narrow/use-day-in-view';
import { shownRooms } from '../../../src/calendar/shown-rooms';
import { WeekView } from '../../../src/calendar/week-view';
import type { Schedule } from '../../../src/domain/booking';
import { createQueryClient } from '../../../src/store/query-client';
import { makeSchedule } from './bookings';
import { inStudio, NOW } from './in-studio';

interface Options {
	readonly roomId?: string;
	readonly width?: number;
	readonly onBook?: OnBook;
	/** Day that the calendar is told to show; its week may still be loading. */
	readonly date?: string;
	/** Place that the calendar leads the visitor to. */
	readonly lead?: Lead;
}

function Shown( {
	part,
	options,
}: {
	readonly part: Partial< Schedule >;
	readonly options: Options;
} ) {
	const schedule = makeSchedule( part );
	const [ cache ] = useState( createQueryClient );
	const [ date, goTo ] = useState( NOW.date );
	return (
		<QueryClientProvider client={ cache }>
			{ inStudio(
				<WeekView
					content={ schedule }
					isSkeleton={ false }
					label="All rooms, 16 – 22 Nov 2026"
				/>,
				{
					rooms: shownRooms( schedule.rooms, options.roomId ?? null ),
					width: options.width ?? 375,
					onBook: options.onBook ?? null,
					day: {
						date: options.date ?? date,
						goTo,
						leadTo: ( to ) => goTo( to.date ),
						lead: options.lead ?? null,
					},
				}
			) }
		</QueryClientProvider>
	);
}

export const narrowOf = (
	part: Partial< Schedule > = {},
	options: Options = {}
) => <Shown part={ part } options={ options } />;

/** Renders the demo week as a narrow calendar. */
export const showNarrow = (
	part: Partial< Schedule > = {},
	options: Options = {}
) => render( narrowOf( part, options ) );
