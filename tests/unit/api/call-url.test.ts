import { callUrl } from '../../../src/api/call-url';

const QUERY = { studio_id: '1', locale: 'ru' };

it( 'appends the path with pretty permalinks', () => {
	const url = callUrl(
		'https://example.org/wp-json/studio-calendar/v1',
		'booking/getInRange_ready',
		QUERY
	);
	expect( url.href ).toBe(
		'https://example.org/wp-json/studio-calendar/v1/booking/getInRange_ready?studio_id=1&locale=ru'
	);
} );

it( 'puts the path into rest_route with plain permalinks', () => {
	const url = callUrl(
		'https://example.org/index.php?rest_route=/studio-calendar/v1',
		'booking/getInRange_ready',
		QUERY
	);
	expect( url.pathname ).toBe( '/index.php' );
	expect( Object.fromEntries( url.searchParams ) ).toEqual( {
		rest_route: '/studio-calendar/v1/booking/getInRange_ready',
		...QUERY,
	} );
} );

it( 'keeps a site that lives in a folder', () => {
	const url = callUrl( 'https://example.org/blog/wp-json/x/v1/', 'a/b', {} );
	expect( url.href ).toBe( 'https://example.org/blog/wp-json/x/v1/a/b' );
} );
