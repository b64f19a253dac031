/**
 * Bookings as the checker of histories compares them.
 *
 * @typedef {{ id: number, isLive: boolean, revision: number, room: number, date: string, from: string, to: string, status: string, series: number|null, trainer: number }} Effect
 *          A booking after a write; `revision` is the booking's own, times are HH:MM of the studio.
 */
import { clock } from './dates.mjs';
import { bookingOf } from './wire.mjs';

/** @return {Effect} A booking of a response. */
export const effectOf = ( wire, isLive ) => ( {
	...bookingOf( wire ),
	isLive,
	trainer: wire.post_author_id,
} );

/** Returns a booking as one line, without whether it takes time. */
export const textOf = ( {
	id,
	revision,
	room,
	date,
	from,
	to,
	status,
	series,
} ) =>
	`${ id }@${ revision } room ${ room } ${ date } ${ from }-${ to } ${ status }${ series ? ` of series ${ series }` : '' }`;

/** Returns a row of the table of bookings as one line, with whether it takes time. */
export const rowText = ( row ) =>
	`${ textOf( {
		id: Number( row.id ),
		revision: Number( row.revision ),
		room: Number( row.room_id ),
		date: row.booking_date,
		from: clock( Number( row.start_minute ) ),
		to: clock( Number( row.end_minute ) ),
		status: row.status,
		series: Number( row.series_id ),
	} ) } ${ Number( row.is_canceled ) === 0 }`;

/** Returns whether two bookings take one room at one time. */
export const overlap = ( one, other ) =>
	one.room === other.room &&
	one.date === other.date &&
	other.from < one.to &&
	one.from < other.to;

/** Applies the effects of one write to the bookings by ID. */
export function apply( bookings, { effects } ) {
	for ( const effect of effects ) {
		bookings.set( effect.id, effect );
	}
}
