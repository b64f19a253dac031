import { readRendered } from '../../../src/block/rendered';
import { CONFIG } from '../support/mounted';

const markup = ( style: string, more = '' ) => {
	const box = document.createElement( 'div' );
	box.className = 'wp-block-x alignwide has-fancy-font-family sc-root';
	box.setAttribute( 'style', style );
	box.dataset[ 'studioCalendar' ] = JSON.stringify( CONFIG );
	return `<p class="sc-hint">A note</p>${ box.outerHTML }${ more }`;
};

it( 'takes the calendar out of what the page would show', () => {
	const html = markup(
		'min-height:min(1225px,100svh);--sc-base:#102040;--sc-contrast:#fafafa;background-color:#102040'
	).replace( '<div', '<div data-scheme="dark"' );
	expect( readRendered( html ) ).toEqual( {
		config: CONFIG,
		scheme: 'dark',
		className: 'has-fancy-font-family',
		style: { '--sc-base': '#102040', '--sc-contrast': '#fafafa' },
	} );
} );

it( 'has no scheme and no colours where the theme gives none', () => {
	expect( readRendered( markup( 'min-height:1px' ) ) ).toMatchObject( {
		scheme: null,
		style: {},
	} );
} );

it( 'finds nothing where the studio is gone', () => {
	expect(
		readRendered( '<p class="sc-unavailable">Not available.</p>' )
	).toBeNull();
} );

it( 'runs nothing of what it reads', () => {
	Object.assign( window, { wasRun: false } );
	readRendered(
		markup( '', '<img src="x" onerror="window.wasRun = true">' ) +
			'<script>window.wasRun = true</script>'
	);
	expect( window ).toHaveProperty( 'wasRun', false );
} );
