import fc from 'fast-check';
import {
	completedTime,
	maskTime,
	minutesOf,
	timeText,
	type Typed,
} from '../../../src/domain/time-mask';

/** A field with a caret, worked on as a browser does before the mask sees it. */
function insert( field: Typed, sign: string, isEnd: boolean ): Typed {
	const { text, caret } = field;
	return maskTime(
		text,
		{
			text: text.slice( 0, caret ) + sign + text.slice( caret ),
			caret: caret + sign.length,
		},
		isEnd
	);
}

function remove( { text, caret }: Typed, isEnd: boolean ): Typed {
	const at = Math.max( 0, caret - 1 );
	return maskTime(
		text,
		{ text: text.slice( 0, at ) + text.slice( caret ), caret: at },
		isEnd
	);
}

const EMPTY: Typed = { text: '', caret: 0 };
const type = ( signs: string, isEnd = false, from: Typed = EMPTY ) =>
	Array.from( signs ).reduce(
		( field, sign ) => insert( field, sign, isEnd ),
		from
	);
const paste = ( text: string, isEnd = false ) =>
	insert( EMPTY, text, isEnd ).text;
const at = ( text: string, caret: number ): Typed => ( { text, caret } );

describe( 'typing', () => {
	it.each( [
		[ '1230', '12:30' ],
		[ '12:30', '12:30' ],
		[ '930', '09:30' ],
		[ '9:30', '09:30' ],
		[ '1:05', '01:05' ],
		[ '127', '12:07' ],
		[ '0000', '00:00' ],
		[ '123045', '12:30' ],
		[ 'ab12cd30', '12:30' ],
	] )( '%s gives %s', ( signs, text ) => {
		expect( type( signs ).text ).toBe( text );
		expect( type( signs ).caret ).toBe( 5 );
	} );

	it( 'cannot make 29:00, 24:30 or 12:60', () => {
		expect( type( '29' ).text ).toBe( '2' );
		expect( type( '2430', true ).text ).toBe( '24:0' );
		expect( type( '24' ).text ).toBe( '2' );
		expect( type( '1260' ).text ).toBe( '12:06' );
	} );

	it( 'makes 24:00 only where a booking ends', () => {
		expect( type( '2400', true ).text ).toBe( '24:00' );
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
		expect( type( '2', false, at( '19:30', 0 ) ).text ).toBe( '20:30' );
		expect( type( '4', true, at( '22:30', 1 ) ).text ).toBe( '24:00' );
		expect( type( '9', false, at( '22:30', 1 ) ).text ).toBe( '22:30' );
		expect( type( 'x', false, at( '22:30', 1 ) ).text ).toBe( '22:30' );
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
	} );

	it( 'in the middle leaves the rest and the caret where they are', () => {
		const field = remove( at( '12:30', 2 ), false );
		expect( field ).toEqual( at( '1:30', 1 ) );
		expect( type( '8', false, field ) ).toEqual( at( '18:30', 3 ) );
	} );

	it( 'before the whole is written anew gives way to it', () => {
		const all = maskTime( '12:30', at( '9', 1 ), false );
		expect( type( '15', false, all ).text ).toBe( '09:15' );
	} );
} );

describe( 'paste and autofill', () => {
	it.each( [
		[ '18:30', '18:30' ],
		[ '1830', '18:30' ],
		[ '18.30', '18:30' ],
		[ ' 9:30 ', '09:30' ],
		[ '18:30:00', '18:30' ],
	] )( '%s gives %s', ( text, time ) => {
		expect( paste( text ) ).toBe( time );
	} );

	it.each( [ '29:00', '24:30', '99:99', 'noon', '' ] )(
		'%s gives no such time',
		( text ) => {
			expect( paste( text, true ) ).not.toBe( text || '00:00' );
			expect( minutesOf( paste( text, true ), true ) ).not.toBe( 1470 );
		}
	);
} );

describe( 'leaving the field', () => {
	it.each( [
		[ '9', '09:00' ],
		[ '12', '12:00' ],
		[ '12:', '12:00' ],
		[ '12:3', '12:30' ],
		[ '1:30', '01:30' ],
		[ '', '' ],
		[ ':30', ':30' ],
		[ '1230', '12:30' ],
	] )( 'with "%s" makes it "%s"', ( text, time ) => {
		expect( completedTime( text, false ) ).toBe( time );
	} );
} );

describe( 'whatever is done', () => {
	const deed = fc.oneof(
		fc.record( {
			kind: fc.constant( 'type' as const ),
			sign: fc.constantFrom( ...Array.from( '0123456789:.x ' ) ),
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
					const here = at(
						field.text,
						Math.min( caret, field.text.length )
					);
					field =
						kind === 'type'
							? insert( here, sign, isEnd )
							: remove( here, isEnd );
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
				expect( paste( time, true ) ).toBe( time );
				expect( minutesOf( time, true ) ).toBe( minutes );
			} )
		);
	} );
} );
