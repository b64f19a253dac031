/**
 * Writes of the load tests, each with what the checker of histories needs to know of it.
 *
 * @typedef {import('../../../dev/lib/calls.mjs').Caller} Caller
 * @typedef {Object} Act
 * @property {string}  [requestId]
 * @property {boolean} isLive Whether the bookings of its response take time.
 * @property {Partial<import('./history.mjs').Write>} note What the checker must know besides the response.
 * @property {(caller: Caller) => import('../../../dev/lib/volley.mjs').Request} make
 */
import {
	add,
	cancelSeries,
	change,
	copyWeek,
	edit,
	undo,
} from '../../../dev/lib/calls.mjs';
import { effectOf } from './effect.mjs';

/** @param {object} data Members of `post_data`. */
export const adding = ( data ) => ( {
	requestId: data.request_id,
	isLive: true,
	note: { isNew: true },
	make: ( caller ) => add( caller, data ),
} );

/**
 * @param {{ studio: number, booking: object, to: object, scope?: string, requestId: string, seen?: { plan?: string } }} options
 *        `booking`: as last known; `to`: room_id, date, time_from and time_to; `seen`: the plan that the sender has seen.
 * @return {Act} The move of a booking, with a scope of its series.
 */
export function moving( {
	studio,
	booking,
	to,
	scope = 'one',
	requestId,
	seen = {},
} ) {
	const data = {
		...to,
		...seen,
		booking_id: booking.id,
		studio_id: studio,
		revision: booking.revision,
		request_id: requestId,
		...( scope === 'one' ? {} : { scope } ),
	};
	const spot = {
		room: to.room_id,
		date: to.date,
		from: to.time_from,
		to: to.time_to,
	};
	return {
		requestId,
		isLive: true,
		note: {
			isNew: false,
			basis: { id: booking.id, revision: booking.revision },
			...( scope === 'one'
				? {}
				: { series: { anchor: booking.id, scope, to: spot } } ),
		},
		make: ( caller ) => edit( caller, data ),
	};
}

/**
 * @param {object} booking   One of the series.
 * @param {string} scope
 * @param {string} requestId
 * @param {{ plan?: string }} seen The plan that the sender has seen.
 * @return {Act} The cancellation of bookings of a series.
 */
export const cancelingSeries = ( { id }, scope, requestId, seen = {} ) => ( {
	requestId,
	isLive: false,
	note: { isNew: false, series: { anchor: id, scope, to: null } },
	make: ( caller ) =>
		cancelSeries( caller, id, { scope, request_id: requestId, ...seen } ),
} );

/**
 * @param {{ studio: number, from: string, to: string, skip: number[], requestId: string }} options
 *        `from`, `to`: dates of two weeks; `skip`: IDs of bookings that are left out.
 * @return {Act} The copy of a week.
 */
export const copying = ( { studio, from, to, skip, requestId } ) => ( {
	requestId,
	isLive: true,
	note: { isNew: true, copies: { from, to, skip } },
	make: ( caller ) =>
		copyWeek( caller, {
			studio_id: studio,
			from,
			to,
			skip: skip.join(),
			request_id: requestId,
		} ),
} );

/** @param {'cancel'|'restore'} action */
export const toggling = ( { id }, action, requestId ) => ( {
	requestId,
	isLive: action === 'restore',
	note: { isNew: false },
	make: ( caller ) => change( caller, action, id, { requestId } ),
} );

/**
 * @param {string} name      Name of the write in the history.
 * @param {string} requestId Of that write.
 */
export const undoing = ( name, requestId ) => ( {
	isLive: true,
	note: { undoes: name },
	make: ( caller ) => undo( caller, requestId ),
} );

/** Returns what a response to a write says, in the checker's form. */
export const toldBy = ( { json }, { isLive } ) => ( {
	revision: json.revision,
	effects: ( json.bookings ?? [ json.booking ] ).map( ( wire ) =>
		effectOf( wire, isLive )
	),
	canceled: json.canceled ?? [],
} );

/** Returns whether a write found something to change; otherwise it names no bookings, and its revision is an earlier one's. */
export const hasChanged = ( { effects, canceled } ) =>
	effects.length + canceled.length > 0;
