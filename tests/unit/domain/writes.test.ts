import type { Booking } from '../../../src/domain/booking';
import { withWrites, type Write } from '../../../src/domain/writes';
import { makeBooking, makeSchedule } from '../support/bookings';

const known = makeBooking( { title: 'As read' } );
const READ = {
	...makeSchedule( { bookings: [ known ] } ),
	revision: 5 as number | null,
	asked: 10,
};

const write = ( part: Partial< Write >, to: Booking | null ): Write => ( {
	revision: 6,
	asked: 11,
	at: 0,
	changes: [ { id: to?.id ?? known.id, to: () => to } ],
	...part,
} );

const titled = ( title: string ) => ( { ...known, title } );

describe( 'a read and the writes of this session', () => {
	it( 'is the read itself where it knows of them all', () => {
		const old = write( { revision: 5 }, titled( 'Old' ) );
		expect( withWrites( READ, [] ) ).toBe( READ.asRead );
		expect( withWrites( READ, [ old ] ) ).toBe( READ.asRead );
	} );

	it( 'shows what is newer: changed, gone, and new', () => {
		const added = makeBooking();
		expect(
			withWrites( READ, [ write( {}, titled( 'Changed' ) ) ] )
		).toEqual( [ titled( 'Changed' ) ] );
		expect( withWrites( READ, [ write( {}, null ) ] ) ).toEqual( [] );
		expect( withWrites( READ, [ write( {}, added ) ] ) ).toEqual( [
			known,
			added,
		] );
	} );

	it( 'goes by the order of asking where one of the two says no revision', () => {
		const shows = ( read: typeof READ, part: Partial< Write > ) =>
			withWrites( read, [ write( part, titled( 'Changed' ) ) ] ) !==
			read.asRead;
		const without = { ...READ, revision: null };
		expect( shows( READ, { revision: null } ) ).toBe( true );
		expect( shows( READ, { revision: null, asked: 9 } ) ).toBe( false );
		expect( shows( without, { revision: 1 } ) ).toBe( true );
		expect( shows( without, { revision: 1, asked: 9 } ) ).toBe( false );
	} );

	it( 'leaves out what a write has moved out of its range', () => {
		const moved = { ...known, date: '2026-11-23' };
		expect( withWrites( READ, [ write( {}, moved ) ] ) ).toEqual( [] );
	} );

	it( 'tells each write what the one before it has made', () => {
		const to = ( before: Booking | undefined ) =>
			before && titled( `${ before.title }+` );
		const changes = [ { id: known.id, to } ];
		const writes = [
			write( { changes }, null ),
			write( { changes }, null ),
		];
		expect( withWrites( READ, writes ) ).toEqual( [
			titled( 'As read++' ),
		] );
	} );

	it( 'follows the order of the server, in whatever order the answers came', () => {
		const first = write( { revision: 6, asked: 13 }, titled( 'First' ) );
		const second = write( { revision: 7, asked: 12 }, titled( 'Second' ) );
		for ( const writes of [
			[ first, second ],
			[ second, first ],
		] ) {
			expect( withWrites( READ, writes ) ).toEqual( [
				titled( 'Second' ),
			] );
		}
	} );

	it( 'goes by the order of asking where one of them says no revision', () => {
		const first = write( { revision: null, asked: 12 }, titled( 'First' ) );
		const second = write( { revision: 6, asked: 13 }, titled( 'Second' ) );
		const sooner = write( { revision: 6, asked: 12 }, titled( 'First' ) );
		const later = write(
			{ revision: null, asked: 13 },
			titled( 'Second' )
		);
		for ( const writes of [
			[ first, second ],
			[ second, first ],
			[ sooner, later ],
			[ later, sooner ],
		] ) {
			expect( withWrites( READ, writes ) ).toEqual( [
				titled( 'Second' ),
			] );
		}
	} );

	it.each( [
		[ 'asked for before the answer', 10, 'New' ],
		[ 'asked for with the answer', 11, 'New' ],
		[ 'asked for after it', 12, 'As read' ],
	] )( 'without a revision knows of a write when %s', ( _, asked, title ) => {
		const read = { ...READ, revision: null, asked };
		expect( withWrites( read, [ write( {}, titled( 'New' ) ) ] ) ).toEqual(
			[ titled( title ) ]
		);
	} );
} );
