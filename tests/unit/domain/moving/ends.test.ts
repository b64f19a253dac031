import { step } from '../../../../src/domain/moving/machine';
import {
	IDLE,
	isFree,
	isUp,
	type MoveEvent,
	type Moving,
} from '../../../../src/domain/moving/states';
import { at, makeBooking } from '../../support/bookings';
import { makeScene, run, yOf } from './scene';

const salsa = makeBooking( { revision: 1 } );
const weekly = makeBooking( { id: salsa.id, revision: 1, seriesId: '7' } );
const scene = makeScene( [ salsa ] );

const grab = { x: 100, y: yOf( at( '18:10' ) ) };
const free: MoveEvent = {
	type: 'point',
	point: { x: 200, y: yOf( at( '14:10' ) ) },
};
const press = ( part = {} ): MoveEvent => ( {
	type: 'press',
	hand: 'mouse',
	grip: 'whole',
	booking: salsa,
	point: grab,
	...part,
} );
const RELEASE: MoveEvent = { type: 'release' };
const DROP: MoveEvent = { type: 'drop' };
const LEAVE: MoveEvent = { type: 'leave' };
const CHANGED: MoveEvent = { type: 'changed' };
const SETTLED: MoveEvent = { type: 'settled' };
const HOLD: MoveEvent = { type: 'hold' };
const DOWN: MoveEvent = { type: 'key', key: 'ArrowDown', grip: 'whole' };

const pressed = run( scene, press() );
const lifted = run( scene, press(), free );
const dropped = run( scene, press(), free, RELEASE );
const returning = run( scene, press(), free, LEAVE );
/** Ends ten minutes before the next booking, so that an owner is asked. */
const close = makeScene( [
	salsa,
	makeBooking( { roomId: '12', from: at( '15:10' ), to: at( '16:00' ) } ),
] );
const asking = run( close, press(), free, RELEASE );

describe( 'a card that is put down', () => {
	it( 'was only pressed, if the pointer has not moved', () => {
		expect( pressed.status ).toBe( 'pressed' );
		expect( step( pressed, RELEASE, scene ) ).toBe( IDLE );
		expect( step( pressed, LEAVE, scene ) ).toBe( IDLE );
		expect( step( pressed, DROP, scene ) ).toBe( pressed );
	} );

	it( 'goes back from where it was taken', () => {
		const there: MoveEvent = {
			type: 'point',
			point: { x: 130, y: grab.y },
		};
		expect( run( scene, press(), there, RELEASE ) ).toMatchObject( {
			status: 'returning',
			reason: 'left',
		} );
	} );

	it( 'waits for which bookings of its series go along, where the host asks', () => {
		const moved = [ press( { booking: weekly } ), free, RELEASE ];
		expect( run( makeScene( [ weekly ] ), ...moved ) ).toMatchObject( {
			status: 'asking',
			booking: weekly,
			over: { stance: 'fits', place: { from: at( '14:00' ) } },
		} );
		const alone = makeScene( [ weekly ], { hasSeries: false } );
		expect( run( alone, ...moved ).status ).toBe( 'dropped' );
	} );

	it( 'stays down until it has arrived', () => {
		expect( dropped.status ).toBe( 'dropped' );
		expect( returning ).toMatchObject( { reason: 'left' } );
		for ( const down of [ dropped, returning ] ) {
			expect( step( down, LEAVE, scene ) ).toBe( down );
			expect( step( down, CHANGED, makeScene( [] ) ) ).toBe( down );
			expect( step( down, SETTLED, scene ) ).toBe( IDLE );
		}
		expect( step( lifted, SETTLED, scene ) ).toBe( lifted );
	} );

	it( 'can be followed by another one at once', () => {
		const states: readonly Moving[] = [
			IDLE,
			pressed,
			lifted,
			asking,
			dropped,
			returning,
		];
		expect( states.map( isFree ) ).toEqual( [
			true,
			false,
			false,
			false,
			true,
			true,
		] );
		expect( states.map( isUp ) ).toEqual( [
			false,
			false,
			true,
			true,
			false,
			false,
		] );
	} );
} );

describe( 'a card that is asked about', () => {
	it( 'goes back when the answer is no', () => {
		expect( asking.status ).toBe( 'asking' );
		expect( step( asking, LEAVE, close ) ).toMatchObject( {
			status: 'returning',
			reason: 'left',
		} );
	} );

	it( 'goes back when its place is taken meanwhile', () => {
		const taken = makeBooking( { roomId: '12', from: at( '14:30' ) } );
		const after = makeScene( [ salsa, taken ] );
		expect( step( asking, CHANGED, after ) ).toMatchObject( {
			status: 'returning',
			reason: 'refused',
		} );
	} );

	it( 'is still asked about when something else has changed', () => {
		expect( step( asking, CHANGED, close ) ).toEqual( asking );
		expect( step( asking, CHANGED, scene ) ).toMatchObject( {
			status: 'asking',
			over: { stance: 'fits' },
		} );
	} );
} );

describe( 'a change', () => {
	const puts = ( state: Moving, part: object ) =>
		step( state, CHANGED, makeScene( [ { ...salsa, ...part } ] ) );

	it.each( [
		[ 'a new revision', { revision: 2 } ],
		[ 'another room', { roomId: '12' } ],
		[ 'another time', { to: at( '19:15' ) } ],
		[ 'a cancellation', { flags: { isCanceled: true } } ],
	] )( 'ends what was begun: %s', ( _name, part ) => {
		expect( puts( pressed, part ) ).toBe( IDLE );
		expect( puts( lifted, part ) ).toMatchObject( {
			status: 'returning',
			reason: 'changed',
		} );
	} );

	it( 'of something else does not', () => {
		expect( puts( pressed, { title: 'Rumba' } ) ).toBe( pressed );
		expect( puts( lifted, { title: 'Rumba' } ) ).toEqual( lifted );
		const other = makeBooking( { from: at( '08:00' ), to: at( '09:00' ) } );
		expect(
			step( lifted, CHANGED, makeScene( [ other, salsa ] ) )
		).toEqual( lifted );
	} );

	it( 'of the week in view says nothing about a booking of another one', () => {
		const week = ( from: string, to: string ) =>
			step( lifted, CHANGED, makeScene( [], { range: { from, to } } ) );
		expect( week( '2026-11-23', '2026-11-29' ).status ).toBe( 'lifted' );
		expect( week( '2026-11-09', '2026-11-15' ).status ).toBe( 'lifted' );
		expect( week( '2026-11-20', '2026-11-26' ).status ).toBe( 'returning' );
		expect( week( '2026-11-14', '2026-11-20' ).status ).toBe( 'returning' );
	} );

	it( 'leaves a card outside of the days there', () => {
		const outside = run( scene, press(), {
			type: 'point',
			point: { x: 700, y: grab.y },
		} );
		expect( outside ).toMatchObject( { status: 'lifted', over: null } );
		expect( step( outside, CHANGED, scene ) ).toBe( outside );
	} );
} );

describe( 'what means nothing', () => {
	it( 'leaves a card that a pointer holds to the pointer', () => {
		expect( step( lifted, DOWN, scene ) ).toBe( lifted );
		expect( step( IDLE, DOWN, scene ) ).toBe( IDLE );
		expect( step( IDLE, free, scene ) ).toBe( IDLE );
		expect( step( IDLE, RELEASE, scene ) ).toBe( IDLE );
	} );

	it( 'a hold is a finger’s', () => {
		expect( step( pressed, HOLD, scene ) ).toBe( pressed );
		expect( step( lifted, HOLD, scene ) ).toBe( lifted );
		const touched = run( scene, press( { hand: 'touch' } ), HOLD );
		expect( touched ).toMatchObject( {
			status: 'lifted',
			hand: 'touch',
			isHeld: true,
			hasMoved: false,
		} );
	} );

	it( 'nothing is taken while a week is loading', () => {
		const loading = makeScene( [ salsa ], { geometry: null } );
		expect( run( loading, press() ) ).toBe( IDLE );
		expect( step( lifted, free, loading ) ).toMatchObject( {
			status: 'lifted',
			over: null,
		} );
	} );

	it( 'a key that moves nothing leaves a card as it was', () => {
		const up = run( scene, { type: 'lift', hand: 'keys', booking: salsa } );
		const x: MoveEvent = { type: 'key', key: 'x', grip: 'whole' };
		expect( step( up, x, scene ) ).toBe( up );
		expect( step( up, free, scene ) ).toBe( up );
		expect( step( up, RELEASE, scene ) ).toBe( up );
	} );
} );

describe( 'a card that a finger has lifted and let go', () => {
	const touch = press( { hand: 'touch' } );
	const waiting = run( scene, touch, HOLD, RELEASE );

	it( 'is taken again where it is', () => {
		expect( step( waiting, touch, scene ) ).toMatchObject( {
			status: 'lifted',
			isHeld: true,
			hasMoved: false,
			start: grab,
			offset: 10,
		} );
	} );

	it( 'goes back when another card, or the same one twice, is pressed', () => {
		const other = makeBooking( { roomId: '12' } );
		expect(
			step( waiting, { ...touch, booking: other } as MoveEvent, scene )
				.status
		).toBe( 'returning' );
		expect( run( scene, touch, HOLD, touch ).status ).toBe( 'returning' );
	} );

	it( 'moves by keys', () => {
		expect( step( waiting, DOWN, scene ) ).toMatchObject( {
			status: 'lifted',
			hasMoved: true,
			over: { place: { from: at( '18:15' ), to: at( '19:15' ) } },
		} );
	} );

	it( 'is pulled at an end, and then moved as a whole again', () => {
		const end = { x: 100, y: yOf( at( '19:00' ) ) };
		const later: MoveEvent = {
			type: 'point',
			point: { x: 100, y: yOf( at( '19:30' ) ) },
		};
		const pulled = run(
			scene,
			touch,
			HOLD,
			RELEASE,
			press( { hand: 'touch', grip: 'end', point: end } ),
			later,
			RELEASE
		);
		expect( pulled ).toMatchObject( {
			status: 'lifted',
			grip: 'whole',
			isHeld: false,
			over: { place: { from: at( '18:00' ), to: at( '19:30' ) } },
		} );
	} );
} );
