import {
	inTheWay,
	overPlace,
	placeOf,
} from '../../../../src/domain/moving/place';
import { at, makeBooking } from '../../support/bookings';
import { makeScene } from './scene';

const salsa = makeBooking();
const yoga = makeBooking( { from: at( '20:00' ), to: at( '21:00' ) } );

const over = ( part: object, scene = {} ) =>
	overPlace(
		salsa,
		{ ...placeOf( salsa ), ...part },
		makeScene( [ salsa, yoga ], scene )
	);

describe( 'a place', () => {
	it( 'in the past is an owner’s', () => {
		const past = { date: '2026-11-19' };
		expect( over( past ).stance ).toBe( 'fits' );
		expect( over( past, { role: 'Trainer' } ) ).toMatchObject( {
			verdict: { kind: 'past' },
			stance: 'refused',
		} );
	} );

	it( 'outside of the hours is told as that, also in the past', () => {
		const early = { date: '2026-11-19', from: 300, to: 360 };
		expect( over( early, { role: 'Trainer' } ) ).toMatchObject( {
			verdict: { kind: 'closed' },
			stance: 'refused',
		} );
	} );

	it( 'of the booking itself fits, whatever the rules are now', () => {
		const { studio } = makeScene( [] );
		const scene = { studio: { ...studio, latestHour: 18 } };
		expect( over( {}, scene ) ).toMatchObject( {
			verdict: { kind: 'closed' },
			stance: 'fits',
		} );
		for ( const moved of [
			{ from: at( '17:45' ) },
			{ to: at( '19:15' ) },
			{ roomId: '12' },
		] ) {
			expect( over( moved, scene ).stance ).toBe( 'refused' );
		}
	} );

	it( 'names the booking that is in its way', () => {
		const way = ( from: string, to: string ) =>
			inTheWay( over( { from: at( from ), to: at( to ) } ).verdict );
		expect( way( '20:30', '21:30' ) ).toBe( yoga );
		expect( way( '21:05', '22:00' ) ).toBe( yoga );
		expect( way( '14:00', '15:00' ) ).toBeNull();
		expect( inTheWay( over( { date: '2026-12-24' } ).verdict ) ).toBeNull();
	} );
} );
