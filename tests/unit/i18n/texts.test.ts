import { pluralForms as russianRule } from '../../../languages/ru.json';
import { addLater, createTexts, loadTexts } from '../../../src/i18n/texts';
import { FakeServer } from '../support/fake-server';

type Texts = Awaited< ReturnType< typeof loadTexts > >;

const pending = ( texts: Texts, count: number ) =>
	/* translators: %d: number of bookings that wait for approval */
	texts._n( '%d pending', '%d pending', count, 'studio-calendar' );

it( 'speaks English without a file', async () => {
	const texts = await loadTexts( 'en' );
	expect( texts.__( 'All rooms', 'studio-calendar' ) ).toBe( 'All rooms' );
	expect( pending( texts, 2 ) ).toBe( '%d pending' );
} );

it( 'speaks Russian, with all three plural forms', async () => {
	const texts = await loadTexts( 'ru' );
	expect( texts.__( 'All rooms', 'studio-calendar' ) ).toBe( 'Все залы' );
	expect( [ 1, 2, 5, 11, 21 ].map( ( n ) => pending( texts, n ) ) ).toEqual( [
		'%d ожидает',
		'%d ожидают',
		'%d ожидают',
		'%d ожидают',
		'%d ожидает',
	] );
} );

it( 'speaks two languages side by side', async () => {
	const [ russian, estonian ] = await Promise.all( [
		loadTexts( 'ru' ),
		loadTexts( 'et' ),
	] );
	expect( russian.__( 'Today', 'studio-calendar' ) ).toBe( 'Сегодня' );
	expect( estonian.__( 'Today', 'studio-calendar' ) ).toBe( 'Täna' );
} );

it( 'adds the texts of chunks, and leaves those that are there as a pack words them', async () => {
	const texts = createTexts( {
		pluralForms: russianRule,
		messages: { Cancel: 'Не надо' },
	} );
	await addLater( texts, 'ru' );
	expect( texts.__( 'Cancel', 'studio-calendar' ) ).toBe( 'Не надо' );
	expect( texts.__( 'Approve', 'studio-calendar' ) ).toBe( 'Подтвердить' );
} );

it( 'adds the texts of chunks once, however often a chunk is asked for', async () => {
	const texts = createTexts();
	const set = jest.spyOn( texts, 'setLocaleData' );
	await addLater( texts, 'ru' );
	await addLater( texts, 'ru' );
	expect( set ).toHaveBeenCalledTimes( 1 );
} );

it( 'has no other texts to add in English, nor in a language of a pack alone', async () => {
	const texts = createTexts();
	await addLater( texts, 'en' );
	await addLater( texts, 'de_DE' );
	expect( texts.__( 'Approve', 'studio-calendar' ) ).toBe( 'Approve' );
} );

describe( 'a language pack of the site', () => {
	const URL = 'http://localhost/?studio_calendar=texts';
	const GERMAN = {
		pluralForms: 'nplurals=2; plural=(n != 1);',
		messages: {
			Today: 'Heute',
			'%d pending': [ '%d wartet', '%d warten' ],
		},
	};

	let server: FakeServer;

	beforeEach( () => {
		server = new FakeServer();
		server.answer( { body: GERMAN } );
	} );

	const load = ( locale: string ) =>
		loadTexts( locale, { locale, url: URL } );

	it( 'is a language of its own, with its plural forms', async () => {
		const texts = await load( 'de_DE' );
		expect( texts.__( 'Today', 'studio-calendar' ) ).toBe( 'Heute' );
		expect( [ 1, 2 ].map( ( n ) => pending( texts, n ) ) ).toEqual( [
			'%d wartet',
			'%d warten',
		] );
		expect( texts.__( 'All rooms', 'studio-calendar' ) ).toBe(
			'All rooms'
		);
		expect( server.calls.map( ( { url } ) => url.href ) ).toEqual( [
			URL,
		] );
	} );

	it( 'says single texts of ours in other words', async () => {
		server.answer( {
			body: {
				pluralForms: russianRule,
				messages: { '%d pending': [ 'один', 'два', 'пять' ] },
			},
		} );
		const texts = await load( 'ru' );
		expect( texts.__( 'Today', 'studio-calendar' ) ).toBe( 'Сегодня' );
		expect( [ 1, 2, 5, 21 ].map( ( n ) => pending( texts, n ) ) ).toEqual( [
			'один',
			'два',
			'пять',
			'один',
		] );
	} );

	it( 'says those of English too', async () => {
		const texts = await load( 'en' );
		expect( texts.__( 'Today', 'studio-calendar' ) ).toBe( 'Heute' );
	} );

	it( 'is not asked for another language', async () => {
		const texts = await loadTexts( 'ru', { locale: 'de_DE', url: URL } );
		expect( texts.__( 'Today', 'studio-calendar' ) ).toBe( 'Сегодня' );
		expect( server.calls ).toHaveLength( 0 );
	} );

	describe.each( [
		[ 'cannot be reached', 'unreachable' ],
		[ 'is not there any more', { status: 404, body: null } ],
		[ 'is something else', { body: { code: 'closed' } } ],
	] as const )( 'that %s', ( _, reply ) => {
		beforeEach( () => {
			server.answer( reply );
		} );

		it( 'leaves ours as it is', async () => {
			const texts = await load( 'ru' );
			expect( texts.__( 'Today', 'studio-calendar' ) ).toBe( 'Сегодня' );
			expect( console ).toHaveErrored();
		} );

		it( 'leaves its own language without words', async () => {
			await expect( load( 'de_DE' ) ).rejects.toThrow();
		} );
	} );
} );
