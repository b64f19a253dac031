import { changed, dropped, left } from './ends';
import { offsetOf, placeAt, type Geometry, type Point } from './geometry';
import { overPlace, placeOf, type Over } from './place';
import {
	IDLE,
	isFree,
	SLOP,
	type Hand,
	type Held,
	type Lifted,
	type MoveEvent,
	type Moving,
	type Scene,
} from './states';
import { placeAfter, type Key } from './steps';

type EventOf< Type > = Extract< MoveEvent, { readonly type: Type } >;

type Handler< Event > = ( state: Moving, event: Event, scene: Scene ) => Moving;

const HANDLERS: {
	readonly [ Type in MoveEvent[ 'type' ] ]: Handler< EventOf< Type > >;
} = {
	press: pressed,
	lift: chosen,
	point: ( state, { point }, scene ) => pointed( state, point, scene ),
	hold: ( state, _event, scene ) =>
		state.status === 'pressed' && state.hand === 'touch'
			? { ...lifted( state, 'touch', scene ), isHeld: true }
			: state,
	release: ( state, _event, scene ) => released( state, scene ),
	key: keyed,
	drop: ( state, _event, scene ) => dropped( state, scene ),
	leave: left,
	changed: ( state, _event, scene ) => changed( state, scene ),
	settled: ( state ) =>
		state.status === 'dropped' || state.status === 'returning'
			? IDLE
			: state,
};

/** Returns the state after an event. Events that mean nothing in a state leave it as it is. */
export const step = ( state: Moving, event: MoveEvent, scene: Scene ): Moving =>
	( HANDLERS[ event.type ] as Handler< MoveEvent > )( state, event, scene );

const AT_ORIGIN = { start: { x: 0, y: 0 }, offset: 0 } as const;

function lifted( held: Held, hand: Hand, scene: Scene ): Lifted {
	const { booking, grip, start, offset } = held;
	const taken = placeOf( booking );
	return {
		status: 'lifted',
		hand,
		booking,
		grip,
		start,
		offset,
		taken,
		over: overPlace( booking, taken, scene ),
		isHeld: hand === 'mouse',
		hasMoved: false,
	};
}

/** Lifts a card that was chosen in its menu or by its key. */
function chosen(
	state: Moving,
	{ booking, hand }: EventOf< 'lift' >,
	scene: Scene
): Moving {
	const held = { booking, grip: 'whole', ...AT_ORIGIN } as const;
	return isFree( state ) ? lifted( held, hand, scene ) : state;
}

/** A second press means that the first one is not a drag; but a card that a finger has lifted can be taken again. */
function pressed(
	state: Moving,
	event: EventOf< 'press' >,
	scene: Scene
): Moving {
	const { geometry } = scene;
	if ( geometry && isFree( state ) ) {
		const { hand, grip, booking, point } = event;
		const offset = offsetOf( booking, grip, point, geometry );
		return { status: 'pressed', hand, booking, grip, start: point, offset };
	}
	return geometry && isWaiting( state, event )
		? takenAgain( state, event, geometry )
		: left( state );
}

const isWaiting = (
	state: Moving,
	{ booking }: EventOf< 'press' >
): state is Lifted =>
	state.status === 'lifted' &&
	state.hand === 'touch' &&
	! state.isHeld &&
	state.booking.id === booking.id;

function takenAgain(
	state: Lifted,
	{ grip, point }: EventOf< 'press' >,
	geometry: Geometry
): Moving {
	const taken = state.over?.place ?? state.taken;
	return {
		...state,
		grip,
		start: point,
		offset: offsetOf( taken, grip, point, geometry ),
		taken,
		isHeld: true,
		hasMoved: false,
	};
}

const distance = ( a: Point, b: Point ) => Math.hypot( a.x - b.x, a.y - b.y );

function pointed( state: Moving, point: Point, scene: Scene ): Moving {
	if ( state.status === 'pressed' ) {
		return pulled( state, point, scene );
	}
	if ( state.status !== 'lifted' || ! state.isHeld ) {
		return state;
	}
	const hasMoved = state.hasMoved || distance( point, state.start ) >= SLOP;
	return hasMoved
		? { ...state, hasMoved, over: overAt( state, point, scene ) }
		: state;
}

function pulled(
	state: Extract< Moving, { readonly status: 'pressed' } >,
	point: Point,
	scene: Scene
): Moving {
	const by = distance( point, state.start );
	if ( state.hand === 'touch' ) {
		// A movement before the finger has held scrolls.
		return by > SLOP ? IDLE : state;
	}
	return by >= SLOP
		? pointed( lifted( state, 'mouse', scene ), point, scene )
		: state;
}

function overAt(
	{ booking, grip, offset, taken, over }: Lifted,
	point: Point,
	scene: Scene
): Over | null {
	const { geometry } = scene;
	const place = geometry && placeAt( taken, grip, offset, point, geometry );
	// An end has no place of its own to lose while a week is loading.
	const last = grip === 'whole' ? null : over;
	return place ? overPlace( booking, place, scene ) : last;
}

function released( state: Moving, scene: Scene ): Moving {
	if ( state.status === 'pressed' ) {
		return IDLE;
	}
	if ( state.status !== 'lifted' || ! state.isHeld ) {
		return state;
	}
	return state.hand === 'touch' &&
		( ! state.hasMoved || state.grip !== 'whole' )
		? { ...state, isHeld: false, grip: 'whole' }
		: dropped( state, scene );
}

function keyed( state: Moving, key: Key, scene: Scene ): Moving {
	if ( state.status !== 'lifted' || state.isHeld ) {
		return state;
	}
	const before = state.over?.place ?? placeOf( state.booking );
	const place = placeAfter( before, key, scene.reach );
	if ( ! place ) {
		return state;
	}
	const over = overPlace( state.booking, place, scene );
	return { ...state, hasMoved: true, over };
}
