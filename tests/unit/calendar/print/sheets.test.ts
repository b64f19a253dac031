import {
	sheetFit,
	sheetLayout,
	sheetsOf,
} from '../../../../src/calendar/print/sheets';
import { makeBooking } from '../../support/bookings';

const WEEK = { from: '2026-11-16', to: '2026-11-22' };

const shown = ( count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		room: { id: String( index + 1 ), name: `Room ${ index + 1 }` },
		index,
	} ) );

describe( 'sheets of paper', () => {
	test( 'two rooms share one, three have one each', () => {
		expect( sheetsOf( WEEK, shown( 1 ) ) ).toHaveLength( 1 );
		expect( sheetsOf( WEEK, shown( 2 ) ) ).toHaveLength( 1 );
		expect( sheetsOf( WEEK, shown( 3 ) ) ).toHaveLength( 3 );
	} );

	test( 'a range of a month is a sheet a week', () => {
		const month = { from: '2026-11-01', to: '2026-11-30' };
		const sheets = sheetsOf( month, shown( 1 ) );
		expect( sheets.map( ( { dates } ) => dates.length ) ).toEqual( [
			7, 7, 7, 7, 2,
		] );
	} );

	test( 'hours with bookings are 44 px high, those without 20', () => {
		const [ sheet ] = sheetsOf( WEEK, shown( 1 ) );
		const layout = sheet && layoutOf( sheet, [ 10 ] );
		const heights = layout?.rows.map( ( { height } ) => height ) ?? [];
		expect( heights.filter( ( height ) => height === 44 ) ).toHaveLength(
			1
		);
		expect( heights.filter( ( height ) => height === 20 ) ).toHaveLength(
			16
		);
	} );

	test( 'a full day is pressed onto one sheet', () => {
		const [ sheet ] = sheetsOf( WEEK, shown( 1 ) );
		const hours = Array.from( { length: 17 }, ( _, index ) => 7 + index );
		const layout = sheet && layoutOf( sheet, hours );
		expect( layout?.height ).toBeGreaterThan( 560 );
		expect( layout?.height ).toBeLessThanOrEqual( 620 );
	} );

	test( 'columns fill the paper and no more', () => {
		const [ sheet ] = sheetsOf( WEEK, shown( 2 ) );
		const fit = sheet && sheetFit( sheet );
		expect( ( fit?.hours ?? 0 ) + 14 * ( fit?.column ?? 0 ) ).toBe( 1060 );
	} );
} );

function layoutOf(
	sheet: Parameters< typeof sheetLayout >[ 0 ],
	hours: readonly number[]
) {
	const bookings = hours.map( ( hour ) =>
		makeBooking( {
			id: String( hour ),
			roomId: '1',
			date: WEEK.from,
			from: hour * 60,
			to: hour * 60 + 60,
		} )
	);
	return sheetLayout( sheet, { bookings, earliestHour: 7, latestHour: 24 } );
}
