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
import { at, makeSchedule } from './bookings';

/** Friday of the demo week, 14:20. */
const NOW = { date: '2026-11-20', minutes: at( '14:20' ) };

interface Options {
	readonly roomId?: string;
	readonly width?: number;
	readonly onBook?: OnBook;
	/** A day that the calendar is told to show, which may be of a week that is still being read. */
	readonly date?: string;
	/** Where the reader is led to. */
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
			<WeekView
				studioId="1"
				content={ schedule }
				isSkeleton={ false }
				rooms={ shownRooms( schedule.rooms, options.roomId ?? null ) }
				now={ NOW }
				label="All rooms, 16 – 22 Nov 2026"
				width={ options.width ?? 375 }
				onBook={ options.onBook ?? null }
				day={ {
					date: options.date ?? date,
					goTo,
					lead: options.lead ?? null,
				} }
			/>
		</QueryClientProvider>
	);
}

export const narrowOf = (
	part: Partial< Schedule > = {},
	options: Options = {}
) => <Shown part={ part } options={ options } />;

/** The demo week as a narrow calendar shows it. */
export const showNarrow = (
	part: Partial< Schedule > = {},
	options: Options = {}
) => render( narrowOf( part, options ) );
