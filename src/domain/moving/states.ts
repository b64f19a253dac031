import type { Booking } from '../booking';
import type { Geometry, Grip, Point } from './geometry';
import type { Over, Place, Rules } from './place';
import type { Key, Reach } from './steps';

/** Pixels after which a mouse or pen lifts a card; a finger must not exceed them while it holds. */
export const SLOP = 5;
/** Milliseconds that a finger holds a card to lift it. */
export const HOLD = 250;

export type Hand = 'mouse' | 'touch' | 'keys';

/** Why a card was put down. */
export type Reason = 'left' | 'refused' | 'changed';

/** Card that a pointer or keys hold. */
export interface Held {
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
			/** Where it was last taken; its ends may differ from the booking's. */
			readonly taken: Place;
			/** Null outside of the days, where nothing can be dropped. */
			readonly over: Over | null;
			/** Whether a pointer holds it; a card lifted by touch also stays lifted without. */
			readonly isHeld: boolean;
			/** Whether it has moved since it was last taken. */
			readonly hasMoved: boolean;
	  } )
	/** Waits for the answer whether it may break the gap, or which bookings of its series go along. */
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
	/** Whether the host changes the bookings of a series together. */
	readonly hasSeries: boolean;
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

export type Lifted = Extract< Moving, { readonly status: 'lifted' } >;

export type Asking = Extract< Moving, { readonly status: 'asking' } >;

/** Returns whether a card waits for where it is dropped. */
export const isUp = ( state: Moving ): state is Lifted | Asking =>
	state.status === 'lifted' || state.status === 'asking';

/** Returns whether another card can be taken; one that is still flying has been decided about. */
export const isFree = ( { status }: Moving ) =>
	status === 'idle' || status === 'dropped' || status === 'returning';
