import {
	choiceOf,
	exceptionsOf,
	NO_EXCEPTIONS,
	rowsOf,
	withClashes,
	type Choices,
} from '../../../../src/domain/series/choices';
import { checkOf, seriesDate } from '../../support/series-check';

const PLAIN = seriesDate( '2026-12-04' );
const TAKEN = seriesDate( '2026-12-11', { isFree: false } );
const APART = seriesDate( '2026-12-18', { isApart: true, isChanged: false } );
const CHECK = checkOf( [ PLAIN, TAKEN, APART ] );
const CLASHES = withClashes( {}, CHECK, {} );

const TO_ATTIC: Choices = {
	[ TAKEN.date ]: { kind: 'other', override: { roomId: '12' } },
	[ APART.date ]: { kind: 'along' },
};

const changed = ( choices: Choices ) =>
	rowsOf( CHECK, null, choices, CLASHES )
		.filter( ( { willChange } ) => willChange )
		.map( ( { base } ) => base.date );

it( 'what is taken or has a place of its own stays, until somebody wants it otherwise', () => {
	expect( Object.keys( CLASHES ) ).toEqual( [ TAKEN.date ] );
	expect( changed( {} ) ).toEqual( [ PLAIN.date ] );
	expect( exceptionsOf( CHECK, {}, CLASHES ) ).toEqual( {
		skipDates: [ TAKEN.date ],
		overrides: {},
	} );
	expect( changed( TO_ATTIC ) ).toEqual( [
		PLAIN.date,
		TAKEN.date,
		APART.date,
	] );
	expect( exceptionsOf( CHECK, TO_ATTIC, CLASHES ) ).toEqual( {
		skipDates: [],
		overrides: { [ TAKEN.date ]: { roomId: '12' }, [ APART.date ]: {} },
	} );
} );

it( 'choices for dates outside of the scope wait', () => {
	const following = checkOf( [ APART ] );
	expect( exceptionsOf( following, TO_ATTIC, {} ) ).toEqual( {
		skipDates: [],
		overrides: { [ APART.date ]: {} },
	} );
	expect( exceptionsOf( CHECK, TO_ATTIC, CLASHES ).overrides ).toHaveProperty(
		TAKEN.date
	);
} );

it( 'an unticked booking stays', () => {
	const choices: Choices = { [ PLAIN.date ]: { kind: 'keep' } };
	expect( changed( choices ) ).toEqual( [] );
	expect( exceptionsOf( CHECK, choices, CLASHES ).skipDates ).toEqual( [
		PLAIN.date,
		TAKEN.date,
	] );
} );

it( 'a time counts once it is typed as a whole', () => {
	const typed = ( from: number | null, to: number | null ): Choices => ( {
		[ TAKEN.date ]: { kind: 'typed', from, to },
	} );
	for ( const incomplete of [
		typed( 1200, null ),
		typed( null, 1260 ),
		typed( 1200, 1200 ),
	] ) {
		expect( changed( incomplete ) ).toEqual( [ PLAIN.date ] );
		expect( exceptionsOf( CHECK, incomplete, CLASHES ).skipDates ).toEqual(
			[ TAKEN.date ]
		);
	}
	expect( exceptionsOf( CHECK, typed( 1200, 1260 ), CLASHES ) ).toEqual( {
		skipDates: [],
		overrides: { [ TAKEN.date ]: { from: 1200, to: 1260 } },
	} );
} );

it( 'a date that is taken only because another stays becomes a question, too', () => {
	const result = checkOf( [ { ...PLAIN, isFree: false }, APART ] );
	const clashes = withClashes( CLASHES, result, {} );
	expect( Object.keys( clashes ) ).toEqual( [ TAKEN.date, PLAIN.date ] );
	expect( withClashes( clashes, result, {} ) ).toBe( clashes );
	expect( choiceOf( PLAIN, {}, clashes ) ).toEqual( { kind: 'keep' } );
} );

it( 'a chosen place that is taken stays chosen', () => {
	const result = checkOf( [ { ...TAKEN, isFree: false } ] );
	expect( withClashes( {}, result, TO_ATTIC ) ).toEqual( {} );
} );

it( 'what would go along and cannot is asked about, also if somebody has said so', () => {
	const result = checkOf( [ { ...APART, isFree: false } ] );
	const clashes = withClashes( {}, result, TO_ATTIC );
	expect( choiceOf( APART, TO_ATTIC, clashes ) ).toEqual( { kind: 'keep' } );
} );

it( 'one that keeps its place may change otherwise', () => {
	const other = { ...APART, isChanged: true };
	const [ row ] = rowsOf( checkOf( [ other ] ), null, {}, {} );
	expect( row?.willChange ).toBe( true );
} );

it( 'a series in which nothing is in the way has no exceptions', () => {
	expect( exceptionsOf( checkOf( [ PLAIN ] ), {}, {} ) ).toEqual(
		NO_EXCEPTIONS
	);
} );

it( 'each line has what is in its way, and what its own choice comes to', () => {
	const moved = { ...TAKEN, isFree: true };
	const result = checkOf( [ APART, moved ] );
	const lines = rowsOf( CHECK, result, TO_ATTIC, CLASHES );
	expect( lines.map( ( line ) => line.clash ) ).toEqual( [
		null,
		TAKEN,
		null,
	] );
	expect( lines.map( ( line ) => line.result ) ).toEqual( [
		null,
		moved,
		APART,
	] );
	expect( rowsOf( CHECK, null, {}, {} )[ 0 ] ).toMatchObject( {
		clash: null,
		result: null,
	} );
} );
