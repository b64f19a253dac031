import fc from 'fast-check';
import {
	dayInView,
	dayLoads,
	dayPages,
	loadDots,
	turnedTo,
} from '../../../src/domain/day-pages';
import { isInRange, weekdayIndex, weekOf } from '../../../src/domain/time';
import { makeBooking } from '../support/bookings';

const WEEK = weekOf( '2026-11-20' );

describe( 'the pages of a week', () => {
	it( 'are its days, between the last of the week before and the first of the next', () => {
		const pages = dayPages( WEEK, 1 );
		expect( pages ).toHaveLength( 9 );
		expect( pages[ 0 ] ).toEqual( {
			date: '2026-11-15',
			block: 0,
			isOutside: true,
		} );
		expect( pages[ 1 ]?.date ).toBe( '2026-11-16' );
		expect(
			pages.slice( 1, 8 ).some( ( { isOutside } ) => isOutside )
		).toBe( false );
		expect( pages[ 8 ] ).toMatchObject( {
			date: '2026-11-23',
			isOutside: true,
		} );
	} );

	it( 'have the blocks of a day one after the other, going on where the neighbour day ends', () => {
		const pages = dayPages( WEEK, 2 );
		expect( pages ).toHaveLength( 2 * 7 + 2 );
		expect( pages.slice( 0, 4 ).map( ( { block } ) => block ) ).toEqual( [
			1, 0, 1, 0,
		] );
		expect( pages.at( -1 )?.block ).toBe( 0 );
	} );

	it( 'end with the range where turning it would skip the next day', () => {
		const range = { from: '2026-11-16', to: '2026-11-18' };
		expect( dayPages( range, 1 ).map( ( { date } ) => date ) ).toEqual( [
			'2026-11-16',
			'2026-11-17',
			'2026-11-18',
		] );
	} );

	it( 'are as many as a range of a month has days', () => {
		const range = { from: '2026-12-01', to: '2026-12-31' };
		expect( dayPages( range, 1 ) ).toHaveLength( 33 );
	} );
} );

describe( 'the day in view', () => {
	it( 'is today at first, or the first where today is in another week', () => {
		expect( dayInView( null, WEEK, '2026-11-20' ) ).toBe( '2026-11-20' );
		expect( dayInView( null, WEEK, '2026-11-27' ) ).toBe( '2026-11-16' );
	} );

	it( 'is the one asked for, in another week its weekday', () => {
		const today = '2026-11-20';
		expect( dayInView( '2026-11-18', WEEK, today ) ).toBe( '2026-11-18' );
		expect( dayInView( '2026-11-25', WEEK, today ) ).toBe( '2026-11-18' );
		expect( dayInView( '2026-11-01', WEEK, today ) ).toBe( '2026-11-22' );
	} );

	it( 'is its weekday in a range that does not begin on a Monday', () => {
		const range = { from: '2026-11-18', to: '2026-11-24' };
		expect( dayInView( '2026-11-27', range, '2026-12-24' ) ).toBe(
			'2026-11-20'
		);
	} );

	it( 'is today where a short range has no such weekday', () => {
		const range = { from: '2026-11-19', to: '2026-11-20' };
		expect( dayInView( '2026-11-25', range, '2026-11-20' ) ).toBe(
			'2026-11-20'
		);
	} );

	it( 'lies in the range, on the weekday asked for where the range has seven days', () => {
		const day = fc
			.integer( { min: 0, max: 3000 } )
			.map( ( days ) =>
				new Date( Date.UTC( 2026, 0, 1 + days ) )
					.toISOString()
					.slice( 0, 10 )
			);
		fc.assert(
			fc.property( day, day, day, ( wanted, inWeek, today ) => {
				const range = weekOf( inWeek );
				const shown = dayInView( wanted, range, today );
				expect( isInRange( shown, range ) ).toBe( true );
				expect( weekdayIndex( shown ) ).toBe( weekdayIndex( wanted ) );
			} )
		);
	} );
} );

describe( 'the load of a day', () => {
	it( 'counts the bookings of the rooms in view, and those that wait', () => {
		const loads = dayLoads(
			[
				makeBooking(),
				makeBooking( { isPending: true } ),
				makeBooking( { roomId: '12' } ),
				makeBooking( { flags: { isCanceled: true } } ),
				makeBooking( { date: '2026-11-18' } ),
			],
			[ '11' ]
		);
		expect( loads.get( '2026-11-20' ) ).toEqual( { count: 2, pending: 1 } );
		expect( loads.get( '2026-11-18' ) ).toEqual( { count: 1, pending: 0 } );
		expect( loads.has( '2026-11-19' ) ).toBe( false );
	} );

	it.each( [
		[ 0, 0, 0, 0 ],
		[ 1, 0, 1, 0 ],
		[ 3, 0, 1, 0 ],
		[ 4, 0, 2, 0 ],
		[ 9, 1, 2, 1 ],
		[ 17, 1, 3, 1 ],
		[ 17, 17, 0, 4 ],
		[ 1, 1, 0, 1 ],
		[ 50, 0, 4, 0 ],
	] )(
		'of %d bookings, %d of them pending, is %d full and %d hollow dots',
		( count, pending, full, hollow ) => {
			expect( loadDots( { count, pending } ) ).toEqual( {
				full,
				hollow,
			} );
		}
	);

	it( 'never has more than four dots, and shows whenever something waits', () => {
		const load = fc.integer( { min: 0, max: 99 } ).chain( ( count ) =>
			fc.record( {
				count: fc.constant( count ),
				pending: fc.integer( { min: 0, max: count } ),
			} )
		);
		fc.assert(
			fc.property( load, ( one ) => {
				const { full, hollow } = loadDots( one );
				expect( full ).toBeGreaterThanOrEqual( 0 );
				expect( full + hollow ).toBeLessThanOrEqual( 4 );
				expect( full + hollow > 0 ).toBe( one.count > 0 );
				expect( hollow > 0 ).toBe( one.pending > 0 );
			} )
		);
	} );
} );

describe( 'the range that shows a day', () => {
	it.each( [
		[ 'the week after', WEEK, '2026-11-23', '2026-11-23', '2026-11-29' ],
		[ 'the week before', WEEK, '2026-11-15', '2026-11-09', '2026-11-15' ],
		[ 'the same week', WEEK, '2026-11-22', '2026-11-16', '2026-11-22' ],
		[
			'three days on',
			{ from: '2026-11-16', to: '2026-11-18' },
			'2026-11-19',
			'2026-11-19',
			'2026-11-21',
		],
		[
			'a week on in ten days',
			{ from: '2026-11-16', to: '2026-11-25' },
			'2026-11-26',
			'2026-11-23',
			'2026-12-02',
		],
	] )( 'is %s', ( _name, range, date, from, to ) => {
		expect( turnedTo( range, date ) ).toEqual( { from, to } );
	} );
} );
