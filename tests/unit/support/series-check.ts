import type { WireSeriesDate } from '../../../src/contract/series';
import type {
	SeriesCheck,
	SeriesDate,
} from '../../../src/domain/series/series-check';
import { at } from './bookings';

/** Returns a booking of a series that goes from 18:00 to 18:30 in room 11 and is free there. */
export const seriesDate = (
	date: string,
	part: Partial< SeriesDate > = {}
): SeriesDate => ( {
	id: date,
	date,
	from: { date, from: at( '18:00' ), to: at( '19:00' ), roomId: '11' },
	to: { date, from: at( '18:30' ), to: at( '19:30' ), roomId: '11' },
	isChanged: true,
	isApart: false,
	becomesPending: false,
	isPaid: null,
	isFree: true,
	code: '',
	message: '',
	conflicts: [],
	...part,
} );

export const checkOf = ( dates: readonly SeriesDate[] ): SeriesCheck => ( {
	dates,
	counts: { one: 1, following: 2, all: dates.length },
	past: [],
	plan: 'seen',
} );

interface WireState {
	readonly isSkipped: boolean;
	readonly isTaken: boolean;
	readonly becomesPending: boolean;
	readonly paid: boolean;
}

/** Returns what a dry run says of a booking that goes from 18:00 to 18:30 in room 11. */
export function wireSeriesDate(
	id: string,
	date: string,
	{ isSkipped, isTaken, becomesPending, paid }: WireState
): WireSeriesDate {
	const from = { date, time_from: '18:00', time_to: '19:00', room_id: '11' };
	const to = { ...from, time_from: '18:30', time_to: '19:30' };
	const isOff = ! isSkipped && isTaken;
	return {
		id,
		date,
		from,
		to: isSkipped ? from : to,
		changes: ! isSkipped,
		keepsItsOwn: false,
		becomesPending,
		paid,
		free: ! isOff,
		...( isOff && {
			code: 'slot_taken',
			message: 'Taken',
			conflicts: [],
		} ),
	};
}
