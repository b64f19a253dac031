import fc from 'fast-check';
import { addDays, toTime } from '../../../src/domain/time';
import {
	hasLength,
	hasLowerCase,
	hasSymbol,
	hasUpperCase,
	isEmail,
	isPresent,
	isSameOrLater,
	lastsHours,
	lastsMinutes,
	type Validator,
} from '../../../src/domain/validators';

const CASES: readonly ( readonly [
	string,
	Validator,
	readonly string[],
	readonly string[],
] )[] = [
	[ 'required', isPresent, [ 'a', ' a ', '0' ], [ '', '  ', '\n\t' ] ],
	[
		'e-mail format',
		isEmail,
		[ 'a@b.ee', 'anna.tamm+x@studio.example.org', 'õ@näide.ee' ],
		[
			'',
			'a',
			'a@b',
			'@b.ee',
			'a@',
			'a b@c.ee',
			'a@b..ee',
			'a@b@c.ee',
			'a@b.ee.',
			'a@b.ee x',
		],
	],
	[
		'minimum length',
		hasLength( 3 ),
		[ 'abc', 'äöü', '👍👍👍' ],
		[ '', '👍👍' ],
	],
	[ 'upper case', hasUpperCase, [ 'aB', 'Õ', 'Я' ], [ '', 'ab1!', 'я' ] ],
	[ 'lower case', hasLowerCase, [ 'Ab', 'õ', 'я' ], [ '', 'AB1!', 'Я' ] ],
	[ 'symbol', hasSymbol, [ 'a!', '€', '_', '„' ], [ '', 'aB1', 'õ я' ] ],
];

it.each(
	CASES.flatMap( ( [ name, validator, good, bad ] ) => [
		...good.map( ( value ) => [ name, value, true, validator ] as const ),
		...bad.map( ( value ) => [ name, value, false, validator ] as const ),
	] )
)( '%s: %j is %j', ( _name, value, isGood, validator ) => {
	expect( validator( value ) ).toBe( isGood );
} );

it( 'nothing at all is not present', () => {
	expect( isPresent( null ) ).toBe( false );
	expect( isPresent( undefined ) ).toBe( false );
} );

describe( 'a time range of at least so long', () => {
	const minutes = fc.integer( { min: 0, max: 1440 } );

	it( 'is one whose end lies that much after its start', () => {
		fc.assert(
			fc.property(
				minutes,
				minutes,
				fc.integer( { min: 1, max: 1440 } ),
				( from, to, least ) => {
					const range = { from: toTime( from ), to: toTime( to ) };
					expect( lastsMinutes( least )( range ) ).toBe(
						to - from >= least
					);
				}
			)
		);
	} );

	it( 'counts hours as sixty minutes', () => {
		const range = { from: '12:00', to: '14:00' };
		expect( lastsHours( 2 )( range ) ).toBe( true );
		expect( lastsHours( 2 )( { ...range, to: '13:59' } ) ).toBe( false );
		expect( lastsHours( 1.5 )( { ...range, to: '13:30' } ) ).toBe( true );
	} );

	it.each( [
		[ 'ends as it starts', '12:00', '12:00' ],
		[ 'ends before it starts', '14:00', '12:00' ],
		[ 'has no start', '', '14:00' ],
		[ 'has no end', '12:00', 'later' ],
	] )(
		'is none that %s, even where any length will do',
		( _what, from, to ) => {
			expect( lastsMinutes( 0 )( { from, to } ) ).toBe( false );
		}
	);
} );

it( 'a day is the same as itself', () => {
	expect( isSameOrLater( '2026-11-20', '2026-11-20' ) ).toBe( true );
	expect( isSameOrLater( '2026-11-19', '2026-11-20' ) ).toBe( false );
} );

it( 'a start is the same or later exactly when it is no days or more ahead', () => {
	fc.assert(
		fc.property(
			fc.integer( { min: -20_000, max: 20_000 } ),
			fc.integer( { min: -800, max: 800 } ),
			( since, days ) => {
				const other = addDays( '2026-11-20', since );
				expect( isSameOrLater( addDays( other, days ), other ) ).toBe(
					days >= 0
				);
			}
		)
	);
} );
