import fc from 'fast-check';
import { addDays, datesOf } from '../../../../src/domain/time';
import {
	choose,
	isNear,
	pickedOf,
	type Draft,
} from '../../../../src/ui/date-picker/pick';

const EMPTY: Draft = { kind: 'range', date: null, range: null };
const DAYS = fc.integer( { min: -60, max: 60 } );
const day = ( n: number ) => addDays( '2026-12-31', n );

it( 'a range is its start, then its end', () => {
	const started = choose( EMPTY, '2026-11-23' );
	expect( pickedOf( started ) ).toBeNull();
	expect( pickedOf( choose( started, '2026-11-27' ) ) ).toEqual( {
		kind: 'range',
		range: { from: '2026-11-23', to: '2026-11-27' },
	} );
} );

it( 'an end before the start changes places with it', () => {
	const chosen = choose( choose( EMPTY, '2026-11-27' ), '2026-11-23' );
	expect( chosen.range ).toEqual( { from: '2026-11-23', to: '2026-11-27' } );
} );

it( 'the same day twice is a range of one day', () => {
	const chosen = choose( choose( EMPTY, '2026-11-27' ), '2026-11-27' );
	expect( chosen.range ).toEqual( { from: '2026-11-27', to: '2026-11-27' } );
} );

it( 'a third day begins anew', () => {
	const chosen = [ '2026-11-23', '2026-11-27', '2026-12-01' ].reduce(
		choose,
		EMPTY
	);
	expect( chosen.range ).toEqual( { from: '2026-12-01' } );
} );

it( 'a date is chosen at once, and what is under the other tab stays', () => {
	const draft = { ...choose( EMPTY, '2026-11-23' ), kind: 'date' } as const;
	expect( pickedOf( draft ) ).toBeNull();
	const chosen = choose( draft, '2026-11-25' );
	expect( pickedOf( chosen ) ).toEqual( {
		kind: 'date',
		date: '2026-11-25',
	} );
	expect( chosen.range ).toEqual( { from: '2026-11-23' } );
} );

it( 'what is near enough gives a range that is short enough, and nothing else does', () => {
	fc.assert(
		fc.property(
			DAYS,
			DAYS,
			fc.integer( { min: 1, max: 31 } ),
			( start, end, maxDays ) => {
				const started = choose( EMPTY, day( start ) );
				const picked = pickedOf( choose( started, day( end ) ) );
				expect( picked?.kind ).toBe( 'range' );
				const length =
					picked?.kind === 'range'
						? datesOf( picked.range ).length
						: 0;
				expect( isNear( started, day( end ), maxDays ) ).toBe(
					length >= 1 && length <= maxDays
				);
			}
		)
	);
} );

it( 'any day is near while a start or a date is to be chosen', () => {
	expect( isNear( EMPTY, '2099-01-01', 31 ) ).toBe( true );
	expect( isNear( { ...EMPTY, kind: 'date' }, '2099-01-01', 31 ) ).toBe(
		true
	);
} );
