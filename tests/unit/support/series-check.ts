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
} );
