import { readPageParams, takeNonce } from '../../../src/store/page-params';
import { rangeOf } from '../../../src/store/view-store';
import { openAddress } from '../support/browser';
import { readFixture } from '../support/fixture';

const params = ( query: string ) =>
	readPageParams( `https://example.org/page/${ query }` );

it( 'reads what the specification names, and the week', () => {
	expect(
		params( '?studio_id=1&room_id=11&locale=ru&week=2026-11-16' )
	).toEqual( {
		studioId: '1',
		roomId: '11',
		locale: 'ru',
		week: '2026-11-16',
		days: null,
	} );
} );

it.each( [
	[
		'days from any weekday on',
		'?week=2026-11-18&days=10',
		'2026-11-18',
		10,
	],
	[ 'one day', '?week=2026-11-18&days=1', '2026-11-18', 1 ],
	[ '31 days', '?week=2026-12-18&days=31', '2026-12-18', 31 ],
	[ 'the week for 32 days', '?week=2026-11-18&days=32', '2026-11-16', null ],
	[ 'the week for no days', '?week=2026-11-18&days=0', '2026-11-16', null ],
	[
		'the week for half days',
		'?week=2026-11-18&days=1.5',
		'2026-11-16',
		null,
	],
	[ 'the week for less', '?week=2026-11-18&days=-3', '2026-11-16', null ],
	[ 'the week for words', '?week=2026-11-18&days=ten', '2026-11-16', null ],
	[ 'the week for 007', '?week=2026-11-18&days=007', '2026-11-16', null ],
	[ 'nothing where no day is named', '?days=10', null, null ],
	[ 'nothing where the day is none', '?week=soon&days=10', null, null ],
] )( 'takes %s', ( _, query, week, days ) => {
	expect( params( query ) ).toMatchObject( { week, days } );
} );

it( 'takes any day for the week around it', () => {
	expect( params( '?week=2026-11-22' ).week ).toBe( '2026-11-16' );
} );

it.each( [
	'',
	'?studio_id=x',
	'?studio_id=0',
	'?studio_id=-1',
	'?studio_id=1.5',
] )( 'finds no studio in %p', ( query ) => {
	expect( params( query ).studioId ).toBeNull();
} );

it.each( [
	'?week=2026-02-30',
	'?week=soon',
	'?week=',
	'?week=1970-01-01',
	'?week=2199-12-31',
] )( 'finds no week in %p', ( query ) => {
	expect( params( query ).week ).toBeNull();
} );

it( 'finds a week just within the ends of the calendar', () => {
	expect( params( '?week=1970-01-05' ).week ).toBe( '1970-01-05' );
	expect( params( '?week=2199-12-30' ).week ).toBe( '2199-12-30' );
} );

it( 'takes the nonce out of the address and leaves the rest', () => {
	openAddress( '/page/?studio_id=1&nonce=secret#top' );
	expect( takeNonce( window ) ).toBe( 'secret' );
	expect( window.location.href ).toBe(
		'http://localhost/page/?studio_id=1#top'
	);
	expect( takeNonce( window ) ).toBeNull();
} );

it( 'leaves the history alone where the address has no nonce', () => {
	openAddress( '/page/?studio_id=1' );
	const replace = jest.spyOn( window.history, 'replaceState' );
	expect( takeNonce( window ) ).toBeNull();
	expect( replace ).not.toHaveBeenCalled();
	replace.mockRestore();
} );

interface FirstView {
	readonly query: string;
	readonly from: string;
	readonly to: string;
	readonly room: string | null;
}

const views = Object.entries(
	readFixture( 'first-week/view.json' ) as Record< string, FirstView >
);

it.each( views )(
	'reads the URL as the server does for the first week: %s',
	( _name, { query, from, to, room } ) => {
		const { week, days, roomId } = params( `?${ query }` );
		expect( rangeOf( { week, days }, '2026-11-24' ) ).toEqual( {
			from,
			to,
		} );
		expect( roomId ).toBe( room );
	}
);
