import { leftTime, maskTime } from '../../../src/domain/time-mask';
import { at, paste, type } from '../support/typing';

describe( 'paste and autofill', () => {
	it.each( [
		[ '18:30', '18:30' ],
		[ '1830', '18:30' ],
		[ '930', '09:30' ],
		[ '18.30', '18:30' ],
		[ '18h30', '18:30' ],
		[ '18', '18:00' ],
		[ ' 9:30 ', '09:30' ],
		[ '18:30:00', '18:30' ],
		[ '6:30 pm', '18:30' ],
		[ '6:30\u202fPM', '18:30' ],
		[ '6 p.m.', '18:00' ],
		[ '12 am', '00:00' ],
		[ '12:30 am', '00:30' ],
		[ '12 pm', '12:00' ],
		[ '2026-11-12 18:30', '18:30' ],
		[ '2026-11-12T18:30:00', '18:30' ],
		[ '12.11.2026 18.30', '18:30' ],
		[ '12.11. 18:30', '18:30' ],
		[ '11/12/2026, 6:30 PM', '18:30' ],
		[ 'Thu, Nov 12, 2026, 6:30 PM', '18:30' ],
		[ 'Thursday 12 November at 18:30', '18:30' ],
		[ '12 ноября 2026 г., 18:30', '18:30' ],
		[ '12. november 2026, kell 18:30', '18:30' ],
	] )( '%s gives %s', ( text, time ) => {
		expect( paste( text ) ).toEqual( at( time ) );
		expect( paste( text, false, at( '12:00' ) ) ).toEqual( at( time ) );
	} );

	it( 'of midnight is the end of a day where a booking ends', () => {
		expect( paste( '12 am', true ).text ).toBe( '24:00' );
		expect( paste( '12:30 am', true ).text ).toBe( '00:30' );
		expect( paste( '24:00', true ).text ).toBe( '24:00' );
	} );

	it.each( [
		'24:30',
		'29:00',
		'99:99',
		'12:60',
		'13:00 am',
		'0:30 am',
		'0:30 pm',
		'noon',
		'2026-11-12',
		'12.11.2026',
		'Nov 12, 2026',
		'12.11.2026 1830',
		'18:30–19:30',
		'18.30 - 19.30',
		'From 6 to 7 pm',
		'18:30+02:00',
	] )( 'of %s leaves alone what stands there', ( text ) => {
		const refused = { ...at( '12:00' ), refusal: 'paste' };
		expect( paste( text, true, at( '12:00' ) ) ).toEqual( refused );
	} );

	it( 'of 24:00 starts nothing', () => {
		expect( paste( '24:00' ).refusal ).toBe( 'paste' );
		expect( paste( '2400' ).refusal ).toBe( 'paste' );
	} );

	it( 'over a time that begins as it does is understood as a whole', () => {
		const over = ( text: string ) =>
			maskTime( at( '21:15' ), at( text ), false );
		expect( over( '29:00' ) ).toEqual( {
			...at( '21:15' ),
			refusal: 'paste',
		} );
		expect( over( '2:30 pm' ) ).toEqual( at( '14:30' ) );
		expect( over( '2026-11-12 18:30' ) ).toEqual( at( '18:30' ) );
	} );

	it( 'behind a beginning completes it', () => {
		expect( paste( '30', false, at( '12:' ) ) ).toEqual( at( '12:30' ) );
	} );
} );

describe( 'leaving the field', () => {
	it.each( [
		[ '9', '09:00' ],
		[ '12', '12:00' ],
		[ '12:', '12:00' ],
		[ '1:30', '01:30' ],
		[ '', '' ],
		[ '12:30', '12:30' ],
	] )( 'with "%s" makes it "%s"', ( text, time ) => {
		expect( leftTime( at( text ), false ) ).toMatchObject( { text: time } );
		expect( leftTime( at( text ), false ).refusal ).toBeUndefined();
	} );

	it.each( [ '12:5', ':30', '1:3', '24' ] )(
		'with "%s" leaves that, which is no time',
		( text ) => {
			expect( leftTime( at( text ), false ) ).toEqual( {
				...at( text ),
				refusal: 'left',
			} );
		}
	);

	it( 'makes no time of what was refused, and lets it be typed on', () => {
		const left = leftTime( type( '29' ), false );
		expect( left ).toEqual( { ...at( '2' ), refusal: 'left' } );
		expect( leftTime( left, false ) ).toEqual( left );
		expect( type( '130', false, left ).text ).toBe( '21:30' );
	} );
} );
