import fc from 'fast-check';
import { fitColumns } from '../../../src/domain/columns';

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
