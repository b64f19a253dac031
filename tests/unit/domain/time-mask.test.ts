import fc from 'fast-check';
import {
	leftTime,
	maskTime,
	minutesOf,
	timeText,
	type Typed,
} from '../../../src/domain/time-mask';

/** A field with a caret, worked on as a browser does before the mask sees it. */
function insert(
	field: Typed,
	sign: string,
	isEnd: boolean,
	caret = field.caret
): Typed {
	const { text } = field;
	return maskTime(
		field,
		{
			text: text.slice( 0, caret ) + sign + text.slice( caret ),
			caret: caret + sign.length,
		},
		isEnd
	);
}

function remove( field: Typed, isEnd: boolean, caret = field.caret ): Typed {
	const { text } = field;
	const before = Math.max( 0, caret - 1 );
	return maskTime(
		field,
		{ text: text.slice( 0, before ) + text.slice( caret ), caret: before },
		isEnd
	);
}

const EMPTY: Typed = { text: '', caret: 0 };
const type = ( signs: string, isEnd = false, from: Typed = EMPTY ) =>
	Array.from( signs ).reduce(
		( field, sign ) => insert( field, sign, isEnd ),
		from
	);
const at = ( text: string, caret = text.length ): Typed => ( { text, caret } );
const paste = ( text: string, isEnd = false, from: Typed = EMPTY ) =>
	insert( from, text, isEnd );

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

	it( 'before the whole is written anew gives way to it', () => {
		const all = maskTime( at( '12:30' ), at( '9', 1 ), false );
		expect( type( '15', false, all ).text ).toBe( '09:15' );
	} );
} );

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
