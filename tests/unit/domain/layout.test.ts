import fc from 'fast-check';
import type { Booking } from '../../../src/domain/booking';
import { layoutWeek, type Box } from '../../../src/domain/layout';
import { paletteOf } from '../../../src/domain/palette';
import { anyBookings } from '../support/any-bookings';
import { at, makeBooking, makeSchedule } from '../support/bookings';

const HOURS = { earliestHour: 7, latestHour: 24 };

function layout( bookings: readonly Booking[], rowHeight = 65 ) {
	const rooms = makeSchedule().rooms.map( ( room, index ) => ( {
		room,
		index,
	} ) );
	const dates = [ '2026-11-20', '2026-11-21' ];
	return layoutWeek( { bookings, dates, rooms, ...HOURS, rowHeight } );
}

const boxesOf = ( bookings: readonly Booking[] ): readonly Box[] =>
	layout( bookings ).columns.flatMap( ( { boxes } ) => boxes );

/** Returns the box of a booking that is alone in its week. */
function boxOf( from: string, to: string ): Box {
	const [ box ] = boxesOf( [
		makeBooking( { from: at( from ), to: at( to ) } ),
	] );
	if ( ! box ) {
		throw new Error( 'The booking was not placed.' );
	}
	return box;
}

const overlap = ( a: Booking, b: Booking ) => a.from < b.to && b.from < a.to;

/** Returns whether two boxes overlap as rendered, with lanes as shares of the column; it ignores rounding errors. */
const liesOver = ( a: Box, b: Box ) =>
	a.top + 0.01 < b.top + b.height &&
	b.top + 0.01 < a.top + a.height &&
	a.lane / a.lanes < ( b.lane + 1 ) / b.lanes - 0.001 &&
	b.lane / b.lanes < ( a.lane + 1 ) / a.lanes - 0.001;

describe( 'a card', () => {
	it( 'starts at its minute and is two pixels shorter than its time', () => {
		const { top, height } = boxOf( '18:30', '20:00' );
		expect( top ).toBe( 11 * 30 + 32.5 );
		expect( height ).toBe( 1.5 * 65 - 2 );
	} );

	it( 'is never lower than 20 px', () => {
		expect( boxOf( '18:00', '18:05' ).height ).toBe( 20 );
	} );

	it( 'starts at most 85 % down its hour', () => {
		expect( boxOf( '18:58', '20:00' ).top ).toBe( 11 * 30 + 0.85 * 65 );
	} );

	it( 'ends at the foot of the grid at 24:00', () => {
		const { top, height } = boxOf( '23:00', '24:00' );
		expect( top + height + 2 ).toBe( 16 * 30 + 65 );
	} );

	it( 'stands in the column of its day and room, and only there', () => {
		const booking = makeBooking( { date: '2026-11-21', roomId: '12' } );
		const filled = layout( [ booking ] ).columns.filter(
			( { boxes } ) => boxes.length > 0
		);
		expect( filled ).toHaveLength( 1 );
		expect( filled[ 0 ] ).toMatchObject( {
			date: '2026-11-21',
			room: { id: '12' },
			roomIndex: 1,
		} );
	} );
} );

it( 'leaves out what is of another day or a room that is not shown', () => {
	const elsewhere = [
		makeBooking( { roomId: '99' } ),
		makeBooking( { date: '2026-11-22' } ),
	];
	expect( boxesOf( elsewhere ) ).toEqual( [] );
} );

describe( 'tight bookings', () => {
	it.each( [
		[ '19:00', true ],
		[ '19:14', true ],
		[ '19:15', false ],
	] )( 'after one until 19:00, one from %s', ( from, isTight ) => {
		const [ first, second ] = boxesOf( [
			makeBooking(),
			makeBooking( { from: at( from ), to: at( '20:30' ) } ),
		] );
		expect( first?.isTightBelow ).toBe( isTight );
		expect( second?.isTightAbove ).toBe( isTight );
		expect( first?.isTightAbove ).toBe( false );
	} );
} );

it( 'bookings that overlap are not called tight', () => {
	const [ first, second ] = boxesOf( [
		makeBooking(),
		makeBooking( { from: at( '18:30' ), to: at( '20:00' ) } ),
	] );
	expect( first?.isTightBelow ).toBe( false );
	expect( second?.isTightAbove ).toBe( false );
} );

describe( 'bookings side by side', () => {
	it( 'of one time stand in the order of their ids, however they came', () => {
		const one = makeBooking( { id: '101' } );
		const other = makeBooking( { id: '102' } );
		for ( const given of [
			[ one, other ],
			[ other, one ],
		] ) {
			expect(
				boxesOf( given ).map( ( { booking } ) => booking.id )
			).toEqual( [ '101', '102' ] );
		}
	} );

	it( 'leave the whole width to one that is alone later', () => {
		const boxes = boxesOf( [
			makeBooking( { from: at( '10:00' ), to: at( '12:00' ) } ),
			makeBooking( { from: at( '11:00' ), to: at( '13:00' ) } ),
			makeBooking( { from: at( '15:00' ), to: at( '16:00' ) } ),
		] );
		expect( boxes.map( ( box ) => box.lanes ) ).toEqual( [ 2, 2, 1 ] );
	} );

	it( 'touching ones do not overlap: each has the whole width', () => {
		const boxes = boxesOf( [
			makeBooking(),
			makeBooking( { from: at( '19:00' ), to: at( '20:00' ) } ),
		] );
		expect( boxes.map( ( box ) => box.lanes ) ).toEqual( [ 1, 1 ] );
	} );

	it( 'of old data share the width', () => {
		const boxes = boxesOf( [
			makeBooking( { from: at( '10:00' ), to: at( '12:00' ) } ),
			makeBooking( { from: at( '11:00' ), to: at( '13:00' ) } ),
			makeBooking( { from: at( '12:00' ), to: at( '14:00' ) } ),
		] );
		expect( boxes.map( ( box ) => [ box.lane, box.lanes ] ) ).toEqual( [
			[ 0, 2 ],
			[ 1, 2 ],
			[ 0, 2 ],
		] );
	} );

	it( 'share it for a last minute, too, which no card is drawn down to', () => {
		const boxes = boxesOf( [
			makeBooking( { from: at( '19:51' ), to: at( '21:46' ) } ),
			makeBooking( { from: at( '21:45' ), to: at( '21:46' ) } ),
		] );
		expect( boxes.map( ( box ) => [ box.lane, box.isClash ] ) ).toEqual( [
			[ 0, true ],
			[ 1, true ],
		] );
	} );

	it( 'short ones stand side by side, for a card is taller than its time', () => {
		const quarters = [ '10:00', '10:15', '10:30', '10:45' ].map( ( from ) =>
			makeBooking( { from: at( from ), to: at( from ) + 15 } )
		);
		const boxes = boxesOf( quarters );
		expect( boxes.map( ( box ) => [ box.lane, box.lanes ] ) ).toEqual( [
			[ 0, 2 ],
			[ 1, 2 ],
			[ 0, 2 ],
			[ 1, 2 ],
		] );
		expect( boxes.some( ( box ) => box.isClash ) ).toBe( false );
	} );

	it( 'the last minutes of the day stay within the grid', () => {
		const { top, height } = boxOf( '23:55', '24:00' );
		expect( height ).toBe( 20 );
		expect( top + height ).toBe( 16 * 30 + 65 );
	} );

	it( 'no card lies over another, in any week and in rows of any height', () => {
		fc.assert(
			fc.property(
				anyBookings,
				fc.constantFrom( 20, 44, 65, 80 ),
				( some, rowHeight ) => {
					for ( const { boxes } of layout( some, rowHeight )
						.columns ) {
						for ( const a of boxes ) {
							const over = boxes.filter(
								( b ) => b !== a && liesOver( a, b )
							);
							expect( over ).toEqual( [] );
						}
					}
				}
			)
		);
	} );

	it( 'place every booking once, in a lane of its own while it lasts', () => {
		fc.assert(
			fc.property( anyBookings, ( some ) => {
				const { columns } = layout( some );
				const placed = columns.flatMap( ( { boxes } ) => boxes );
				expect( placed ).toHaveLength( some.length );
				for ( const { boxes } of columns ) {
					for ( const a of boxes ) {
						expect( a.lane ).toBeLessThan( a.lanes );
						expect( a.height ).toBeGreaterThanOrEqual( 20 );
						const rivals = boxes.filter(
							( b ) => b !== a && overlap( a.booking, b.booking )
						);
						expect(
							rivals.every( ( b ) => b.lane !== a.lane )
						).toBe( true );
						expect( a.isClash ).toBe( rivals.length > 0 );
					}
				}
			} )
		);
	} );

	it( 'leaves what it was given as it was', () => {
		const frozen = Object.freeze( [ Object.freeze( makeBooking() ) ] );
		expect( () => layout( frozen ) ).not.toThrow();
	} );
} );

it( 'gives neighbouring rooms the two palettes in turn', () => {
	expect( [ 0, 1, 2, 3 ].map( ( index ) => paletteOf( index ) ) ).toEqual( [
		'a',
		'b',
		'a',
		'b',
	] );
	expect( paletteOf( 1, 'first' ) ).toBe( 'a' );
	expect( paletteOf( 0, 'second' ) ).toBe( 'b' );
} );
