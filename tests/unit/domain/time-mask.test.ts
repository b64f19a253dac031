import fc from 'fast-check';
import {
	leftTime,
	maskTime,
	minutesOf,
	timeText,
} from '../../../src/domain/time-mask';
import { at, EMPTY, insert, paste, remove, type } from '../support/typing';

describe( 'typing', () => {
	it.each( [
		[ '1230', '12:30' ],
		[ '12:30', '12:30' ],
		[ '12 30', '12:30' ],
		[ '18.30', '18:30' ],
		[ '930', '09:30' ],
		[ '9:30', '09:30' ],
		[ '1:05', '01:05' ],
		[ '0000', '00:00' ],
		[ '123045', '12:30' ],
		[ 'xb12cd30', '12:30' ],
		[ '6:30 pm', '18:30' ],
		[ '6:30 PM', '18:30' ],
		[ '12:15am', '00:15' ],
		[ '6 pm', '18:00' ],
		[ '11 a.m.', '11:00' ],
	] )( '%s gives %s', ( signs, text ) => {
		expect( type( signs ) ).toEqual( at( text ) );
	} );

	it.each( [
		[ '24:30', false, '2' ],
		[ '29:00', false, '2' ],
		[ '2900', true, '2' ],
		[ '2400', false, '2' ],
		[ '24:30', true, '24:' ],
		[ '12:60', false, '12:' ],
		[ '12:7', false, '12:' ],
		[ '95:00', false, '09:5' ],
		[ '15:30 am', false, '15:30' ],
		[ '0:30pm', false, '00:30' ],
	] )(
		'of %s (an end: %s) what makes no time is not taken',
		( signs, isEnd, text ) => {
			expect( type( signs, isEnd ) ).toEqual( {
				...at( text ),
				refusal: 'figure',
			} );
		}
	);

	it( 'goes on after something was taken out, selected or done elsewhere', () => {
		const stuck = type( '29' );
		expect( type( '130', false, remove( stuck, false ) ).text ).toBe(
			'13:0'
		);
		const anew = maskTime( stuck, at( '1' ), false );
		expect( type( '130', false, anew ).text ).toBe( '11:30' );
		expect( maskTime( stuck, at( '12', 1 ), false ).text ).toBe( '12:' );
	} );

	it( 'is empty without a time', () => {
		expect( timeText( null ) ).toBe( '' );
	} );

	it( 'makes 24:00 only where a booking ends', () => {
		expect( type( '2400', true ) ).toEqual( at( '24:00' ) );
		expect( minutesOf( '24:00', true ) ).toBe( 1440 );
		expect( minutesOf( '24:00', false ) ).toBeNull();
	} );

	it( 'writes over a whole time, figure by figure', () => {
		expect( type( '2', false, at( '12:30', 0 ) ) ).toEqual(
			at( '22:30', 1 )
		);
		expect( type( '1845', false, at( '12:30', 0 ) ) ).toEqual(
			at( '18:45', 5 )
		);
		expect( type( '7', false, at( '12:30', 5 ) ) ).toEqual(
			at( '12:30', 5 )
		);
		expect( type( '4', false, at( '12:30', 2 ) ) ).toEqual(
			at( '12:40', 4 )
		);
	} );

	it( 'keeps a time whole where a figure alone would break it', () => {
		expect( type( '2', false, at( '19:30', 0 ) ) ).toEqual(
			at( '20:30', 1 )
		);
		expect( type( '4', true, at( '22:30', 1 ) ) ).toEqual(
			at( '24:00', 3 )
		);
		expect( type( 'x', false, at( '22:30', 1 ) ) ).toEqual(
			at( '22:30', 1 )
		);
	} );

	it( 'goes past the colon of a whole time when it is typed there', () => {
		expect( type( ':', false, at( '12:30', 2 ) ) ).toEqual(
			at( '12:30', 3 )
		);
	} );

	it( 'leaves the hour of an end that a figure of its minutes would break', () => {
		expect( type( '7', true, at( '12:30', 3 ) ) ).toEqual( {
			...at( '12:30', 3 ),
			refusal: 'figure',
		} );
	} );

	it( 'makes nothing of a letter or of a separator without an hour', () => {
		expect( type( 'a' ) ).toEqual( EMPTY );
		expect( type( ':' ) ).toEqual( EMPTY );
		expect( type( '1x' ) ).toEqual( at( '1' ) );
	} );

	it( 'writes nothing over a whole time that is none then, nor what comes behind it', () => {
		const refused = { ...at( '22:30', 1 ), refusal: 'figure' };
		expect( type( '9', false, at( '22:30', 1 ) ) ).toEqual( refused );
		expect( type( '900', false, at( '22:30', 1 ) ) ).toEqual( refused );
		expect( type( '2400', false, at( '19:30', 0 ) ) ).toEqual( {
			...at( '20:30', 1 ),
			refusal: 'figure',
		} );
	} );
} );

describe( 'taking out', () => {
	it( 'goes back figure by figure, the colon included', () => {
		const shorter = [ '12:3', '12:', '12', '1', '' ];
		let field = type( '1230' );
		for ( const text of shorter ) {
			field = remove( field, false );
			expect( field.text ).toBe( text );
		}
		expect( type( '30', false, at( '12' ) ).text ).toBe( '12:30' );
	} );

	it( 'in the middle leaves the rest and the caret where they are', () => {
		const field = remove( at( '12:30', 2 ), false );
		expect( field ).toEqual( at( '1:30', 1 ) );
		expect( type( '8', false, field ) ).toEqual( at( '18:30', 3 ) );
	} );

	it( 'then writing in the middle adds no 0, and the caret stays behind what was typed', () => {
		expect( type( '4', false, at( '1:3', 2 ) ) ).toEqual( at( '1:43', 3 ) );
		expect( type( '7', false, at( '12:3', 3 ) ) ).toEqual( {
			...at( '12:3', 3 ),
			refusal: 'figure',
		} );
		expect( type( '3', false, at( ':' ) ) ).toEqual( at( ':3' ) );
	} );

	it( 'before the whole is written anew gives way to it', () => {
		const all = maskTime( at( '12:30' ), at( '9', 1 ), false );
		expect( type( '15', false, all ).text ).toBe( '09:15' );
	} );
} );

describe( 'whatever is done', () => {
	const deed = fc.oneof(
		fc.record( {
			kind: fc.constant( 'type' as const ),
			sign: fc.constantFrom( ...Array.from( '0123456789:.x pa' ) ),
			caret: fc.nat( 5 ),
		} ),
		fc.record( {
			kind: fc.constant( 'remove' as const ),
			sign: fc.constant( '' ),
			caret: fc.nat( 5 ),
		} )
	);

	it( 'a field shows a time of a day or the beginning of one', () => {
		fc.assert(
			fc.property( fc.array( deed ), fc.boolean(), ( deeds, isEnd ) => {
				let field = EMPTY;
				for ( const { kind, sign, caret } of deeds ) {
					const here = Math.min( caret, field.text.length );
					field =
						kind === 'type'
							? insert( field, sign, isEnd, here )
							: remove( field, isEnd, here );
					expect( field.text ).toMatch( /^(\d{0,2}:?\d{0,2})$/ );
					expect( field.caret ).toBeLessThanOrEqual(
						field.text.length
					);
					const isWhole = field.text.length === 5;
					expect( isWhole ).toBe(
						minutesOf( field.text, isEnd ) !== null
					);
				}
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'every time can be typed and pasted, and stays', () => {
		fc.assert(
			fc.property( fc.integer( { min: 0, max: 1440 } ), ( minutes ) => {
				const time = timeText( minutes );
				expect( type( time, true ).text ).toBe( time );
				expect( type( time.replace( ':', '' ), true ).text ).toBe(
					time
				);
				expect( paste( time, true ).text ).toBe( time );
				expect( minutesOf( time, true ) ).toBe( minutes );
				expect( leftTime( type( time, true ), true ).text ).toBe(
					time
				);
			} )
		);
	} );

	const figures = fc.array( fc.integer( { min: 0, max: 9 } ), {
		minLength: 4,
		maxLength: 4,
	} );

	it( 'four figures are the time that they say, or none', () => {
		fc.assert(
			fc.property( figures, fc.boolean(), ( four, isEnd ) => {
				const [ a, b, c, d ] = four as [
					number,
					number,
					number,
					number,
				];
				fc.pre( a <= 2 );
				const said = `${ a }${ b }:${ c }${ d }`;
				const isTime = minutesOf( said, isEnd ) !== null;
				for ( const signs of [ said, four.join( '' ) ] ) {
					const typed = leftTime( type( signs, isEnd ), isEnd );
					expect( typed.text === said ).toBe( isTime );
					expect( typed.refusal === undefined ).toBe( isTime );
					const put = paste( signs, isEnd );
					expect( put.text ).toBe( isTime ? said : '' );
				}
			} )
		);
	} );

	it( 'in twelve hours a time is the one that is meant', () => {
		fc.assert(
			fc.property( fc.integer( { min: 0, max: 1439 } ), ( minutes ) => {
				const said = new Date( minutes * 60_000 ).toLocaleTimeString(
					'en-US',
					{ timeZone: 'UTC', timeStyle: 'short' }
				);
				expect( type( said ).text ).toBe( timeText( minutes ) );
				expect( paste( said ).text ).toBe( timeText( minutes ) );
			} )
		);
	} );
} );
