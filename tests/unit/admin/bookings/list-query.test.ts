import {
	addressOf,
	queryOfStudio,
	narrowing,
	paging,
	readListQuery,
} from '../../../../src/admin/bookings/list-query';

const TODAY = '2026-11-20';
const STUDIOS = [
	{ id: 5, today: TODAY },
	{ id: 9, today: '2026-11-21' },
];
const read = ( search: string ) => readListQuery( search, STUDIOS );

it( 'starts with what is coming up in the first studio', () => {
	expect( read( '' ) ).toMatchObject( {
		studio: '5',
		from: TODAY,
		to: '',
		canceled: '0',
		page: 1,
		perPage: 25,
	} );
} );

it( 'starts with the day it is in the studio that the address names', () => {
	expect( read( '?studio=9' ) ).toMatchObject( {
		studio: '9',
		from: '2026-11-21',
	} );
} );

it( 'goes on to the day of another studio, but keeps a day that was chosen', () => {
	const ofNine = ( search: string ) =>
		queryOfStudio( read( search ), STUDIOS, '9' );
	expect( ofNine( '' ) ).toMatchObject( {
		studio: '9',
		from: '2026-11-21',
		room: '',
		trainer: '',
	} );
	expect( ofNine( '?from=2026-10-01' ) ).toMatchObject( {
		from: '2026-10-01',
	} );
} );

it( 'comes back from the address as it went in, with the rest of it untouched', () => {
	const query = {
		...read( '' ),
		studio: '9',
		room: '7',
		payment: 'unpaid',
		from: '',
		canceled: '',
		sort: 'room',
		order: 'desc',
		page: 4,
		perPage: 100,
	};
	const address = addressOf(
		'https://example.org/wp-admin/edit.php?post_type=x&page=studio-calendar-bookings',
		query
	);
	const url = new URL( address );
	expect( read( url.search ) ).toEqual( query );
	expect( url.searchParams.get( 'page' ) ).toBe( 'studio-calendar-bookings' );
} );

it( 'falls back where the address asks for what is not there', () => {
	expect( read( '?studio=77&paged=-3&rows=1000' ) ).toMatchObject( {
		studio: '5',
		page: 1,
		perPage: 25,
	} );
	expect( readListQuery( '', [] ).studio ).toBe( '' );
} );

it( 'sends only what narrows', () => {
	expect( narrowing( read( '?from=&status=Pending' ) ) ).toEqual( {
		studio_id: '5',
		status: 'Pending',
		canceled: '0',
	} );
	expect( paging( read( '?paged=2' ) ) ).toMatchObject( {
		sort: 'date',
		order: 'asc',
		page: '2',
		per_page: '25',
	} );
} );

it( 'asks for a page by its place if it has one, else by its number', () => {
	const asked = paging( read( '?paged=2&after=place' ) );
	expect( asked ).toMatchObject( { after: 'place', per_page: '25' } );
	expect( asked ).not.toHaveProperty( 'page' );
	expect( asked ).not.toHaveProperty( 'before' );
	expect( paging( read( '?paged=2&before=place' ) ) ).toMatchObject( {
		before: 'place',
	} );
} );

it( 'has a place in the address while there is one', () => {
	const query = {
		...read( '?paged=2&before=old' ),
		before: '',
		after: 'new',
	};
	const url = new URL(
		addressOf( 'https://example.org/?before=old', query )
	);
	expect( read( url.search ) ).toEqual( query );
	expect( url.searchParams.has( 'before' ) ).toBe( false );
} );
