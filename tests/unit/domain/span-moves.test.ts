import fc from 'fast-check';
import {
	endingAt,
	movedTo,
	startingAt,
	stepFrom,
} from '../../../src/domain/span-moves';
import { STEP } from '../../../src/domain/time';
import { at } from '../support/bookings';

const HOURS = { earliestHour: 7, latestHour: 24 };
const span = ( from: string, to: string ) => ( {
	from: at( from ),
	to: at( to ),
} );
const evening = span( '20:15', '21:45' );

describe( 'a time that is moved', () => {
	it( 'keeps its length and snaps to quarters', () => {
		expect( movedTo( evening, at( '10:07' ), HOURS ) ).toEqual(
			span( '10:00', '11:30' )
		);
		expect( movedTo( evening, at( '10:08' ), HOURS ) ).toEqual(
			span( '10:15', '11:45' )
		);
	} );

	it( 'stops at the hours of the studio', () => {
		expect( movedTo( evening, 0, HOURS ) ).toEqual(
			span( '07:00', '08:30' )
		);
		expect( movedTo( evening, at( '23:30' ), HOURS ) ).toEqual(
			span( '22:30', '24:00' )
		);
		expect(
			movedTo( span( '00:00', '24:00' ), at( '12:00' ), HOURS )
		).toEqual( span( '07:00', '24:00' ) );
	} );
} );

describe( 'a time that is pulled at an end', () => {
	it( 'keeps the other end and a quarter at least', () => {
		expect( startingAt( evening, at( '19:02' ), HOURS ) ).toEqual(
			span( '19:00', '21:45' )
		);
		expect( startingAt( evening, at( '23:00' ), HOURS ) ).toEqual(
			span( '21:30', '21:45' )
		);
		expect( endingAt( evening, at( '23:02' ), HOURS ) ).toEqual(
			span( '20:15', '23:00' )
		);
		expect( endingAt( evening, at( '09:00' ), HOURS ) ).toEqual(
			span( '20:15', '20:30' )
		);
	} );

	it( 'stays within the hours', () => {
		expect( startingAt( evening, 0, HOURS ).from ).toBe( at( '07:00' ) );
		expect( endingAt( evening, 2000, HOURS ).to ).toBe( at( '24:00' ) );
	} );
} );

it.each( [
	[ '10:00', 1, '10:15' ],
	[ '10:05', 1, '10:15' ],
	[ '10:00', -1, '09:45' ],
	[ '10:05', -1, '10:00' ],
] as const )( 'a step from %s (%d) leads to %s', ( from, direction, to ) => {
	expect( stepFrom( at( from ), direction ) ).toBe( at( to ) );
} );

it( 'no move leaves the hours or nothing of a time', () => {
	const minutes = fc.integer( { min: -200, max: 1700 } );
	const spans = fc
		.tuple(
			fc.integer( { min: 420, max: 1425 } ),
			fc.integer( { min: STEP, max: 600 } )
		)
		.map( ( [ from, length ] ) => ( {
			from,
			to: Math.min( 1440, from + length ),
		} ) );
	fc.assert(
		fc.property( spans, minutes, ( before, to ) => {
			for ( const move of [ movedTo, startingAt, endingAt ] ) {
				const after = move( before, to, HOURS );
				expect( after.from ).toBeGreaterThanOrEqual( at( '07:00' ) );
				expect( after.to ).toBeLessThanOrEqual( at( '24:00' ) );
				expect( after.to - after.from ).toBeGreaterThanOrEqual( STEP );
			}
		} )
	);
} );
