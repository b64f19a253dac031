import fc from 'fast-check';
import {
	fitColumns,
	hasChoice,
	isWholeByDefault,
} from '../../../src/domain/columns';

it.each( [
	[ 1, 7, 176 ],
	[ 2, 7, 88 ],
	[ 4, 3, 102 ],
	[ 8, 1, 154 ],
	[ 12, 1, 102 ],
] )(
	'shows at 1280 px with %i rooms %i whole days in columns of %i px',
	( rooms, daysInView, column ) => {
		expect( fitColumns( 1280, rooms, 7 ) ).toMatchObject( {
			daysInView,
			column,
		} );
	}
);

it.each( [
	[ 1600, 4, true ],
	[ 1599, 4, false ],
	[ 1600, 5, false ],
] )(
	'shows at %i px with %i rooms the whole week by itself: %s',
	( width, rooms, isWhole ) => {
		expect( isWholeByDefault( width, rooms ) ).toBe( isWhole );
	}
);

it( 'has a choice of widths where all days of a short range fit in narrow columns alone', () => {
	expect( hasChoice( 1000, 4, 3 ) ).toBe( true );
	expect( hasChoice( 1100, 4, 3 ) ).toBe( false );
	expect( hasChoice( 800, 4, 3 ) ).toBe( false );
} );

it( 'lets the day itself scroll where not even one fits', () => {
	expect( fitColumns( 1280, 15, 7 ) ).toEqual( {
		daysInView: 0,
		column: 84,
		hours: 48,
	} );
} );

it( 'never makes a column too narrow to read nor cuts a day', () => {
	fc.assert(
		fc.property(
			fc.integer( { min: 0, max: 4000 } ),
			fc.integer( { min: 1, max: 40 } ),
			fc.integer( { min: 1, max: 31 } ),
			( width, rooms, days ) => {
				const { daysInView, column, hours } = fitColumns(
					width,
					rooms,
					days
				);
				expect( column ).toBeGreaterThanOrEqual( 84 );
				expect( hours ).toBeGreaterThanOrEqual( 48 );
				const used = hours + daysInView * rooms * column;
				expect( daysInView === 0 || used === width ).toBe( true );
			}
		)
	);
} );

describe( 'the whole week', () => {
	it.each( [
		[ 1280, 2, false ],
		[ 1280, 3, false ],
		[ 1440, 3, true ],
		[ 1280, 11, false ],
		[ 1600, 4, false ],
		[ 1920, 4, true ],
	] )(
		'at %i px with %i rooms: offered is %p',
		( width, rooms, isOffered ) => {
			expect( hasChoice( width, rooms, 7 ) ).toBe( isOffered );
		}
	);

	it( 'is offered only where it is whole and each card can be read', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 801, max: 4000 } ),
				fc.integer( { min: 1, max: 40 } ),
				( width, rooms ) => {
					const { daysInView, column } = fitColumns(
						width,
						rooms,
						7,
						true
					);
					expect( column ).toBeGreaterThanOrEqual( 64 );
					expect(
						! hasChoice( width, rooms, 7 ) || daysInView === 7
					).toBe( true );
				}
			)
		);
	} );
} );
