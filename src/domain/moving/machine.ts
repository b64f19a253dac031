import type { Booking } from '../booking';
import {
	offsetOf,
	placeAt,
	type Geometry,
	type Grip,
	type Point,
} from './geometry';
import {
	isSamePlace,
	overPlace,
	placeOf,
	type Over,
	type Place,
	type Rules,
} from './place';
import { placeAfter, type Key, type Reach } from './steps';

/** Pixels after which a mouse or pen lifts a card; a finger must not exceed them while it holds. */
export const SLOP = 5;
/** Milliseconds that a finger holds a card to lift it. */
export const HOLD = 250;

export type Hand = 'mouse' | 'touch' | 'keys';

/** Why a card was put down. */
export type Reason = 'left' | 'refused' | 'changed';

interface Held {
	readonly booking: Booking;
	readonly grip: Grip;
	/** Where the pointer was pressed; for keys the origin of the window. */
	readonly start: Point;
	/** Pixels from the held end of the card down to the pointer. */
	readonly offset: number;
}

export type Moving =
	| { readonly status: 'idle' }
	/** A pointer is down on a card that may still be pressed or scrolled. */
	| ( Held & {
			readonly status: 'pressed';
			readonly hand: 'mouse' | 'touch';
	  } )
	| ( Held & {
			readonly status: 'lifted';
			readonly hand: Hand;
			/** Null outside of the days, where nothing can be dropped. */
			readonly over: Over | null;
			/** Whether a pointer holds it; a card lifted by touch also stays lifted without. */
			readonly isHeld: boolean;
			/** Whether it has moved since a finger last took it. */
			readonly hasMoved: boolean;
	  } )
	/** Waits for the answer whether it may break the gap. */
	| {
			readonly status: 'asking';
			readonly booking: Booking;
			readonly over: Over;
	  }
	/** Put down at a new place, to be saved. */
	| {
			readonly status: 'dropped';
			readonly booking: Booking;
			readonly place: Place;
	  }
	/** On its way back to where it was. */
	| {
			readonly status: 'returning';
			readonly booking: Booking;
			readonly reason: Reason;
	  };

/** Geometry and rules at the moment of an event. */
export interface Scene extends Rules {
	/** Null while a week is loading. */
	readonly geometry: Geometry | null;
	readonly reach: Reach;
}

export type MoveEvent =
	| {
			readonly type: 'press';
			readonly hand: 'mouse' | 'touch';
			readonly grip: Grip;
			readonly booking: Booking;
			readonly point: Point;
	  }
	| { readonly type: 'lift'; readonly booking: Booking; readonly hand: Hand }
	| { readonly type: 'point'; readonly point: Point }
	/** A finger has held for HOLD milliseconds. */
	| { readonly type: 'hold' }
	| { readonly type: 'release' }
	| ( Key & { readonly type: 'key' } )
	/** Enter, or the answer to the question. */
	| { readonly type: 'drop' }
	/** Escape, another window, a second finger, or the browser takes the pointer. */
	| { readonly type: 'leave' }
	/** The bookings have changed, or another week is shown. */
	| { readonly type: 'changed' }
	/** The card has arrived. */
	| { readonly type: 'settled' };

export const IDLE: Moving = { status: 'idle' };

/** Returns the state after an event. Events that mean nothing in a state leave it as it is. */
export function step( state: Moving, event: MoveEvent, scene: Scene ): Moving {
	switch ( event.type ) {
		case 'press':
			return pressed( state, event, scene );
		case 'lift':
			return isFree( state )
				? lifted(
						{ ...AT_ORIGIN, ...event, grip: 'whole' },
						event.hand,
						scene
					)
				: state;
		case 'point':
			return pointed( state, event.point, scene );
		case 'hold':
			return state.status === 'pressed' && state.hand === 'touch'
				? { ...lifted( state, 'touch', scene ), isHeld: true }
				: state;
		case 'release':
			return released( state );
		case 'key':
			return keyed( state, event, scene );
		case 'drop':
			return dropped( state );
		case 'leave':
			return left( state );
		case 'changed':
			return changed( state, scene );
		case 'settled':
			return state.status === 'dropped' || state.status === 'returning'
				? IDLE
				: state;
	}
}

/** A card that is still flying has been decided about. */
const isFree = ( { status }: Moving ) =>
	status === 'idle' || status === 'dropped' || status === 'returning';

const AT_ORIGIN = { start: { x: 0, y: 0 }, offset: 0 } as const;

type Lifted = Extract< Moving, { readonly status: 'lifted' } >;

function lifted( held: Held, hand: Hand, scene: Scene ): Lifted {
	const { booking, grip, start, offset } = held;
	return {
		status: 'lifted',
		hand,
		booking,
		grip,
		start,
		offset,
		over: overPlace( booking, placeOf( booking ), scene ),
		isHeld: hand === 'mouse',
		hasMoved: false,
	};
}

/** A second press means that the first one is not a drag. */
function pressed(
	state: Moving,
	{ hand, grip, booking, point }: Extract< MoveEvent, { type: 'press' } >,
	scene: Scene
): Moving {
	const isStaying =
		state.status === 'lifted' &&
		state.hand === 'touch' &&
		! state.isHeld &&
		state.booking.id === booking.id;
	if ( ! scene.geometry || ( ! isFree( state ) && ! isStaying ) ) {
		return left( state );
	}
	const place = isStaying && state.over ? state.over.place : booking;
	const offset = offsetOf( place, grip, point, scene.geometry );
	return isStaying
		? {
				...state,
				grip,
				offset,
				start: point,
				isHeld: true,
				hasMoved: false,
			}
		: { status: 'pressed', hand, booking, grip, start: point, offset };
}

const distance = ( a: Point, b: Point ) => Math.hypot( a.x - b.x, a.y - b.y );

function pointed( state: Moving, point: Point, scene: Scene ): Moving {
	if ( state.status === 'pressed' ) {
		const isFar = distance( point, state.start ) > SLOP;
		if ( state.hand === 'touch' ) {
			// An earlier movement scrolls.
			return isFar ? IDLE : state;
		}
		return distance( point, state.start ) >= SLOP
			? pointed( lifted( state, 'mouse', scene ), point, scene )
			: state;
	}
	if ( state.status !== 'lifted' || ! state.isHeld ) {
		return state;
	}
	const hasMoved = state.hasMoved || distance( point, state.start ) >= SLOP;
	return hasMoved
		? { ...state, hasMoved, over: overAt( state, point, scene ) }
		: state;
}

function overAt(
	{ booking, grip, offset, over }: Lifted,
	point: Point,
	scene: Scene
): Over | null {
	const { geometry } = scene;
	// From where it has been moved to, because its ends may differ from the booking's.
	const from = over?.place ?? booking;
	const place = geometry && placeAt( from, grip, offset, point, geometry );
	return place && overPlace( booking, place, scene );
}

function released( state: Moving ): Moving {
	if ( state.status === 'pressed' ) {
		return IDLE;
	}
	if ( state.status !== 'lifted' || ! state.isHeld ) {
		return state;
	}
	return state.hand === 'touch' &&
		( ! state.hasMoved || state.grip !== 'whole' )
		? { ...state, isHeld: false, grip: 'whole' }
		: dropped( state );
}

function keyed( state: Moving, key: Key, scene: Scene ): Moving {
	if ( state.status !== 'lifted' || state.isHeld ) {
		return state;
	}
	const before = state.over?.place ?? placeOf( state.booking );
	const place = placeAfter( before, key, scene.reach );
	return place
		? { ...state, over: overPlace( state.booking, place, scene ) }
		: state;
}

function dropped( state: Moving ): Moving {
	if ( state.status === 'asking' ) {
		const { booking, over } = state;
		return { status: 'dropped', booking, place: over.place };
	}
	if ( state.status !== 'lifted' ) {
		return state;
	}
	const { booking, over } = state;
	if ( ! over || isSamePlace( over.place, booking ) ) {
		return { status: 'returning', booking, reason: 'left' };
	}
	switch ( over.stance ) {
		case 'fits':
			return { status: 'dropped', booking, place: over.place };
		case 'asks':
			return { status: 'asking', booking, over };
		case 'refused':
		case null:
			// Keys leave it where it is, so that another place can be tried.
			return state.hand === 'keys'
				? state
				: { status: 'returning', booking, reason: 'refused' };
	}
}

function left( state: Moving ): Moving {
	switch ( state.status ) {
		case 'pressed':
			return IDLE;
		case 'lifted':
		case 'asking':
			return {
				status: 'returning',
				booking: state.booking,
				reason: 'left',
			};
		default:
			return state;
	}
}

/** Puts a card down that somebody else has changed; otherwise checks its place again. */
function changed( state: Moving, scene: Scene ): Moving {
	if (
		state.status !== 'lifted' &&
		state.status !== 'asking' &&
		state.status !== 'pressed'
	) {
		return state;
	}
	const { booking } = state;
	if ( isChanged( booking, scene ) ) {
		return state.status === 'pressed'
			? IDLE
			: { status: 'returning', booking, reason: 'changed' };
	}
	if ( state.status === 'pressed' || ! state.over ) {
		return state;
	}
	const over = overPlace( booking, state.over.place, scene );
	return state.status === 'asking' && over.stance === 'refused'
		? { status: 'returning', booking, reason: 'refused' }
		: { ...state, over };
}

function isChanged( booking: Booking, { bookings, range }: Scene ): boolean {
	const isKnown = booking.date >= range.from && booking.date <= range.to;
	const now = bookings.find( ( { id } ) => id === booking.id );
	if ( ! now ) {
		return isKnown;
	}
	return (
		now.revision !== booking.revision ||
		! isSamePlace( now, booking ) ||
		now.flags?.isCanceled === true
	);
}
