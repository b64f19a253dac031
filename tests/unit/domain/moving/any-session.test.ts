import fc from 'fast-check';
import { step } from '../../../../src/domain/moving/machine';
import { isSamePlace, verdictAt } from '../../../../src/domain/moving/place';
import {
	IDLE,
	type MoveEvent,
	type Moving,
	type Scene,
} from '../../../../src/domain/moving/states';
import { stanceOf } from '../../../../src/domain/slot-verdict';
import { anySession, makeScene, run } from './scene';

const END: readonly MoveEvent[] = [ { type: 'leave' }, { type: 'settled' } ];

/** Returns the state before each event and after it. */
function stepsOf( events: readonly MoveEvent[], scene: Scene ) {
	let after: Moving = IDLE;
	return events.map( ( event ) => {
		const before = after;
		after = step( before, event, scene );
		return { before, after };
	} );
}

describe( 'whatever a person does', () => {
	it( 'ends, and then nothing is lifted', () => {
		fc.assert(
			fc.property( anySession, ( { bookings, events } ) => {
				const all = makeScene( bookings );
				expect( run( all, ...events, ...END ) ).toEqual( IDLE );
			} )
		);
	} );

	it( 'drops only where the form would book', () => {
		fc.assert(
			fc.property( anySession, ( { bookings, booking, events } ) => {
				const all = makeScene( bookings );
				const wrong = stepsOf( events, all ).filter(
					( { before, after } ) =>
						before !== after &&
						after.status === 'dropped' &&
						! isRightDrop( before, after, all )
				);
				expect( wrong ).toEqual( [] );

				function isRightDrop(
					before: Moving,
					{ place }: Extract< Moving, { status: 'dropped' } >,
					scene: Scene
				) {
					const verdict = verdictAt( booking, place, scene );
					return (
						! isSamePlace( place, booking ) &&
						( verdict?.kind === 'free' ||
							verdict?.kind === 'close' ) &&
						before.status ===
							( stanceOf( verdict, scene.role ) === 'asks'
								? 'asking'
								: 'lifted' )
					);
				}
			} )
		);
	} );

	it( 'always knows the booking', () => {
		fc.assert(
			fc.property( anySession, ( { bookings, booking, events } ) => {
				const known = stepsOf( events, makeScene( bookings ) ).map(
					( { after } ) =>
						after.status === 'idle' ? booking : after.booking
				);
				expect( known.every( ( one ) => one === booking ) ).toBe(
					true
				);
			} )
		);
	} );

	it( 'moves by whole steps, and never turns a booking round', () => {
		fc.assert(
			fc.property( anySession, ( { bookings, booking, events } ) => {
				const places = stepsOf( events, makeScene( bookings ) ).flatMap(
					( { after } ) =>
						after.status === 'lifted' && after.over
							? [ after.over.place ]
							: []
				);
				const wrong = places.filter(
					( { from, to } ) =>
						to <= from || ( from - booking.from ) % 15 !== 0
				);
				expect( wrong ).toEqual( [] );
			} )
		);
	} );

	it( 'is put down by Escape, another window or a second finger at any moment', () => {
		fc.assert(
			fc.property( anySession, ( { bookings, events } ) => {
				const all = makeScene( bookings );
				const after = run( all, ...events, { type: 'leave' } );
				expect( [ 'idle', 'returning', 'dropped' ] ).toContain(
					after.status
				);
			} )
		);
	} );
} );
