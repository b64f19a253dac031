import { step } from '../../../../src/domain/moving/machine';
import { IDLE, type MoveEvent } from '../../../../src/domain/moving/states';
import { at, makeBooking } from '../../support/bookings';
import { makeScene, run, yOf } from './scene';

const salsa = makeBooking( { revision: 1 } );
const scene = makeScene( [ salsa ] );
const loading = makeScene( [ salsa ], { geometry: null } );

const grab = { x: 100, y: yOf( at( '18:10' ) ) };
const by = ( pixels: number ): MoveEvent => ( {
	type: 'point',
	point: { x: grab.x, y: grab.y + pixels },
} );
const press = ( part = {} ): MoveEvent => ( {
	type: 'press',
	hand: 'touch',
	grip: 'whole',
	booking: salsa,
	point: grab,
	...part,
} );
const pressAt = ( grip: 'start' | 'end', time: string, hand = 'touch' ) =>
	press( { hand, grip, point: { x: 100, y: yOf( at( time ) ) } } );
const pointAt = ( time: string ): MoveEvent => ( {
	type: 'point',
	point: { x: 100, y: yOf( at( time ) ) },
} );
const HOLD: MoveEvent = { type: 'hold' };
const RELEASE: MoveEvent = { type: 'release' };
const DOWN: MoveEvent = { type: 'key', key: 'ArrowDown', grip: 'whole' };
const WAITING = [ press(), HOLD, RELEASE ];

describe( 'a mouse that pulls an end', () => {
	it.each( [
		[
			'start',
			'18:00',
			'17:30',
			{ from: at( '17:30' ), to: at( '19:00' ) },
		],
		[ 'end', '19:00', '19:30', { from: at( '18:00' ), to: at( '19:30' ) } ],
	] as const )(
		'drops the %s where it lets go',
		( grip, from, to, place ) => {
			expect(
				run(
					scene,
					pressAt( grip, from, 'mouse' ),
					pointAt( to ),
					RELEASE
				)
			).toMatchObject( { status: 'dropped', place } );
		}
	);
} );

describe( 'a finger that holds', () => {
	it( 'moves a card after five pixels', () => {
		const held = run( scene, press(), HOLD );
		expect( step( held, by( 4 ), scene ) ).toBe( held );
		expect( step( held, by( 5 ), scene ) ).toMatchObject( {
			hasMoved: true,
		} );
	} );

	it( 'lifts it once', () => {
		const moved = run( scene, press(), HOLD, by( 60 ) );
		expect( step( moved, HOLD, scene ) ).toBe( moved );
	} );

	it( 'has not pressed it, when a second one comes before it is lifted', () => {
		expect( run( scene, press(), press() ) ).toBe( IDLE );
	} );
} );

describe( 'a card that waits', () => {
	it( 'is the finger’s to take again, not that of a pointer when keys have lifted it', () => {
		const lift: MoveEvent = { type: 'lift', hand: 'keys', booking: salsa };
		expect( run( scene, lift, press() ).status ).toBe( 'returning' );
	} );

	it( 'is taken at the end where that is now', () => {
		const pulled = [
			...WAITING,
			pressAt( 'end', '19:00' ),
			pointAt( '19:30' ),
		];
		expect(
			run( scene, ...pulled, RELEASE, pressAt( 'end', '19:30' ) )
		).toMatchObject( { grip: 'end', offset: 0 } );
	} );

	it( 'keeps an end that is released while a week is loading', () => {
		const pulled = run(
			scene,
			...WAITING,
			pressAt( 'end', '19:00' ),
			pointAt( '19:30' )
		);
		const kept = step(
			step( pulled, pointAt( '19:45' ), loading ),
			RELEASE,
			scene
		);
		expect( kept ).toMatchObject( {
			isHeld: false,
			over: { place: { from: at( '18:00' ), to: at( '19:30' ) } },
		} );
		expect( step( kept, DOWN, scene ) ).toMatchObject( {
			over: { place: { from: at( '18:15' ), to: at( '19:45' ) } },
		} );
	} );

	it( 'keeps the end moved before where it leaves the columns and comes back', () => {
		const out = run(
			scene,
			...WAITING,
			pressAt( 'end', '19:00' ),
			pointAt( '19:30' ),
			RELEASE,
			press(),
			by( 5000 )
		);
		expect( out ).toMatchObject( { over: null } );
		const back: MoveEvent = {
			type: 'point',
			point: { x: 200, y: yOf( at( '10:10' ) ) },
		};
		expect( step( out, back, scene ) ).toMatchObject( {
			over: {
				place: {
					roomId: '12',
					date: '2026-11-20',
					from: at( '10:00' ),
					to: at( '11:30' ),
				},
			},
		} );
	} );
} );
