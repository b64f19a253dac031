import { loadTexts } from '../../../src/i18n/texts';

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
