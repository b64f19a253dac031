import type { Grip } from '../../../../src/domain/moving/geometry';
import { step } from '../../../../src/domain/moving/machine';
import type { Place } from '../../../../src/domain/moving/place';
import {
	IDLE,
	type MoveEvent,
	type Moving,
} from '../../../../src/domain/moving/states';
import { at, makeBooking } from '../../support/bookings';
import { makeScene, run, yOf } from './scene';

const salsa = makeBooking( { revision: 1 } );
const yoga = makeBooking( {
	from: at( '20:00' ),
	to: at( '21:00' ),
	title: 'Yoga',
} );
const scene = makeScene( [ salsa, yoga ] );

/** Pressed ten minutes below its start. */
const grab = { x: 100, y: yOf( at( '18:10' ) ) };
const press = ( part = {} ): MoveEvent => ( {
	type: 'press',
	hand: 'mouse',
	grip: 'whole',
	booking: salsa,
	point: grab,
	...part,
} );
const point = ( x: number, time: string ): MoveEvent => ( {
	type: 'point',
	point: { x, y: yOf( at( time ) ) },
} );
const key = ( name: string, grip: Grip = 'whole' ): MoveEvent => ( {
	type: 'key',
	key: name,
	grip,
} );

const placeIn = ( state: Moving ): Place | null =>
	state.status === 'lifted' ? ( state.over?.place ?? null ) : null;
const stanceIn = ( state: Moving ) =>
	state.status === 'lifted' ? state.over?.stance : undefined;

describe( 'a mouse', () => {
	it( 'lifts after five pixels, not after four', () => {
		const by = ( pixels: number ) =>
			run( scene, press(), {
				type: 'point',
				point: { x: grab.x + pixels, y: grab.y },
			} ).status;
		expect( by( 4 ) ).toBe( 'pressed' );
		expect( by( 5 ) ).toBe( 'lifted' );
	} );

	it( 'drops where it is free, at the booking’s own quarters', () => {
		const state = run( scene, press(), point( 200, '14:17' ) );
		expect( placeIn( state ) ).toEqual( {
			roomId: '12',
			date: '2026-11-20',
			from: at( '14:00' ),
			to: at( '15:00' ),
		} );
		expect( step( state, { type: 'release' }, scene ) ).toMatchObject( {
			status: 'dropped',
			place: { roomId: '12', from: at( '14:00' ) },
		} );
	} );

	it( 'flies back from a taken place and from outside', () => {
		expect(
			run( scene, press(), point( 100, '20:40' ), { type: 'release' } )
		).toMatchObject( { status: 'returning', reason: 'refused' } );
		expect(
			run( scene, press(), point( 700, '14:10' ), { type: 'release' } )
		).toMatchObject( { status: 'returning', reason: 'left' } );
	} );

	it( 'is asked over a gap, and only as an owner', () => {
		const near = [ press(), point( 100, '19:05' ) ];
		const asked = run( scene, ...near, { type: 'release' } );
		expect( asked ).toMatchObject( { status: 'asking' } );
		expect( step( asked, { type: 'drop' }, scene ) ).toMatchObject( {
			status: 'dropped',
			place: { from: at( '19:00' ) },
		} );
		const admin = makeScene( [ salsa, yoga ], { role: 'Admin' } );
		expect( stanceIn( run( admin, ...near ) ) ).toBe( 'refused' );
	} );

	it( 'gives back at a second press', () => {
		expect(
			run( scene, press(), point( 200, '14:17' ), press() ).status
		).toBe( 'returning' );
	} );
} );

describe( 'an end', () => {
	it( 'moves alone and by the booking’s own quarters', () => {
		const state = run(
			scene,
			press( {
				grip: 'end',
				point: { x: 100, y: yOf( at( '19:00' ) ) },
			} ),
			point( 400, '19:36' )
		);
		expect( placeIn( state ) ).toEqual( {
			roomId: '11',
			date: '2026-11-20',
			from: at( '18:00' ),
			to: at( '19:30' ),
		} );
	} );

	it( 'never passes the other one', () => {
		const state = run(
			scene,
			press( {
				grip: 'start',
				point: { x: 100, y: yOf( at( '18:00' ) ) },
			} ),
			point( 100, '23:00' )
		);
		expect( placeIn( state ) ).toMatchObject( {
			from: at( '18:45' ),
			to: at( '19:00' ),
		} );
	} );
} );

describe( 'a finger', () => {
	const finger = press( { hand: 'touch' } );

	it( 'scrolls where it moves before it has held', () => {
		expect( run( scene, finger, point( 100, '18:16' ) ) ).toBe( IDLE );
		expect( run( scene, finger, point( 100, '18:15' ) ).status ).toBe(
			'pressed'
		);
	} );

	it( 'leaves the card lifted when it is released without moving', () => {
		const state = run(
			scene,
			finger,
			{ type: 'hold' },
			{ type: 'release' }
		);
		expect( state ).toMatchObject( { status: 'lifted', isHeld: false } );
		expect( step( state, { type: 'drop' }, scene ).status ).toBe(
			'returning'
		);
	} );

	it( 'drops where it has moved to, with the end moved before', () => {
		const end = { x: 100, y: yOf( at( '19:00' ) ) };
		expect(
			run(
				scene,
				finger,
				{ type: 'hold' },
				{ type: 'release' },
				press( { hand: 'touch', grip: 'end', point: end } ),
				point( 100, '19:30' ),
				{ type: 'release' },
				finger,
				point( 200, '10:10' ),
				{ type: 'release' }
			)
		).toMatchObject( {
			status: 'dropped',
			place: { roomId: '12', from: at( '10:00' ), to: at( '11:30' ) },
		} );
	} );
} );

describe( 'keys', () => {
	const lift: MoveEvent = { type: 'lift', hand: 'keys', booking: salsa };

	it( 'move by quarters, rooms, days and weeks, and the end with Shift', () => {
		const after = ( ...keys: readonly MoveEvent[] ) =>
			placeIn( run( scene, lift, ...keys ) );
		expect( after( key( 'ArrowUp' ) ) ).toMatchObject( {
			from: at( '17:45' ),
		} );
		expect( after( key( 'ArrowRight' ) ) ).toMatchObject( {
			roomId: '12',
		} );
		expect(
			after( key( 'ArrowRight' ), key( 'ArrowRight' ) )
		).toMatchObject( {
			roomId: '11',
			date: '2026-11-21',
		} );
		expect( after( key( 'ArrowLeft' ) ) ).toMatchObject( {
			roomId: '12',
			date: '2026-11-19',
		} );
		expect( after( key( 'PageDown' ) ) ).toMatchObject( {
			date: '2026-11-27',
		} );
		expect( after( key( 'ArrowDown', 'end' ) ) ).toMatchObject( {
			from: at( '18:00' ),
			to: at( '19:15' ),
		} );
		expect( after( key( 'ArrowUp', 'start' ) ) ).toMatchObject( {
			from: at( '17:45' ),
			to: at( '19:00' ),
		} );
	} );

	it( 'take a card again that is still flying back', () => {
		const state = run( scene, lift, { type: 'leave' }, lift );
		expect( state ).toMatchObject( { status: 'lifted', hand: 'keys' } );
		expect( run( scene, lift, lift ).status ).toBe( 'lifted' );
	} );

	it( 'stay within the day', () => {
		const late = makeBooking( { from: at( '23:00' ), to: at( '24:00' ) } );
		const state = run(
			makeScene( [ late ] ),
			{ ...lift, booking: late },
			key( 'ArrowDown' )
		);
		expect( placeIn( state ) ).toMatchObject( { to: at( '24:00' ) } );
	} );

	it( 'do not drop on a taken place or in an unknown week', () => {
		const twoHours = Array.from( { length: 8 }, () => key( 'ArrowDown' ) );
		expect( run( scene, lift, ...twoHours, { type: 'drop' } ).status ).toBe(
			'lifted'
		);
		expect(
			run( scene, lift, key( 'PageDown' ), { type: 'drop' } ).status
		).toBe( 'lifted' );
	} );

	it( 'do not move a trainer’s booking into the past', () => {
		const trainer = makeScene( [ salsa ], { role: 'Trainer' } );
		const state = run( trainer, lift, key( 'ArrowLeft' ) );
		expect( state ).toMatchObject( {
			over: { verdict: { kind: 'past' }, stance: 'refused' },
		} );
	} );

	it( 'do not make it shorter than the studio allows', () => {
		const { studio } = scene;
		const state = run(
			makeScene( [ salsa ], { studio: { ...studio, minMinutes: 60 } } ),
			lift,
			key( 'ArrowUp', 'end' )
		);
		expect( state ).toMatchObject( {
			over: { verdict: { kind: 'short' }, stance: 'refused' },
		} );
	} );
} );

describe( 'a change by somebody else', () => {
	const lifted = run( scene, press(), point( 200, '14:10' ) );
	const changed: MoveEvent = { type: 'changed' };

	it( 'puts the card down when it is about this booking', () => {
		const moved = { ...salsa, revision: 2 };
		for ( const bookings of [ [ moved ], [] ] ) {
			expect(
				step( lifted, changed, makeScene( bookings ) )
			).toMatchObject( {
				status: 'returning',
				reason: 'changed',
			} );
		}
	} );

	it( 'refuses the place that it takes', () => {
		const other = makeBooking( {
			roomId: '12',
			from: at( '14:30' ),
			to: at( '15:30' ),
		} );
		const after = step( lifted, changed, makeScene( [ salsa, other ] ) );
		expect( after ).toMatchObject( {
			over: { verdict: { kind: 'taken', by: other }, stance: 'refused' },
		} );
		expect( step( after, { type: 'release' }, scene ).status ).toBe(
			'returning'
		);
	} );
} );
