import type { Booking } from '../booking';
import { isSamePlace, overPlace, type Place } from './place';
import {
	IDLE,
	type Lifted,
	type Moving,
	type Reason,
	type Scene,
} from './states';

const droppedAt = ( booking: Booking, place: Place ): Moving => ( {
	status: 'dropped',
	booking,
	place,
} );

const returning = ( booking: Booking, reason: Reason ): Moving => ( {
	status: 'returning',
	booking,
	reason,
} );

/** Returns the state after a drop, or after the consent to one that was asked about. */
export function dropped(
	state: Moving,
	scene: Pick< Scene, 'hasSeries' >
): Moving {
	if ( state.status === 'asking' ) {
		return droppedAt( state.booking, state.over.place );
	}
	return state.status === 'lifted' ? letGo( state, scene ) : state;
}

function letGo(
	state: Lifted,
	{ hasSeries }: Pick< Scene, 'hasSeries' >
): Moving {
	const { booking, over } = state;
	if ( ! over || isSamePlace( over.place, booking ) ) {
		return returning( booking, 'left' );
	}
	switch ( over.stance ) {
		case 'fits':
			return hasSeries && booking.seriesId !== null
				? { status: 'asking', booking, over }
				: droppedAt( booking, over.place );
		case 'asks':
			return { status: 'asking', booking, over };
		case 'refused':
		case null:
			// Keys leave it where it is, so that another place can be tried.
			return state.hand === 'keys'
				? state
				: returning( booking, 'refused' );
	}
}

/** Returns the state after giving up; what was put down stays there. */
export function left( state: Moving ): Moving {
	if ( state.status === 'pressed' ) {
		return IDLE;
	}
	return state.status === 'lifted' || state.status === 'asking'
		? returning( state.booking, 'left' )
		: state;
}

/** Puts a card down that somebody else has changed; otherwise checks its place again. */
export function changed( state: Moving, scene: Scene ): Moving {
	if ( state.status === 'pressed' ) {
		return isChanged( state.booking, scene ) ? IDLE : state;
	}
	if ( state.status !== 'lifted' && state.status !== 'asking' ) {
		return state;
	}
	return isChanged( state.booking, scene )
		? returning( state.booking, 'changed' )
		: checkedAgain( state, scene );
}

function checkedAgain(
	state: Extract< Moving, { readonly status: 'lifted' | 'asking' } >,
	scene: Scene
): Moving {
	const { booking } = state;
	if ( ! state.over ) {
		return state;
	}
	const over = overPlace( booking, state.over.place, scene );
	return state.status === 'asking' && over.stance === 'refused'
		? returning( booking, 'refused' )
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
