import type { Page, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { demo } from '../support/demo';

const FONTS = dirname(
	createRequire( import.meta.url ).resolve( '@fontsource/inter/400.css' )
);

/** Where the pages look for the tests' font. */
const FOLDER = '/picture-fonts/';

const FACES = [ 400, 500, 600, 700 ]
	.map( ( weight ) =>
		readFileSync( join( FONTS, `${ String( weight ) }.css` ), 'utf8' )
	)
	.join( '' )
	.replaceAll( './files/', FOLDER );

/** One font for everything but WordPress's drawn letters, and a ground that says which scheme is meant. */
const styleOf = ( isDark: boolean ) => `<style>${ FACES }
	*:not(.dashicons) { font-family: Inter, sans-serif !important; }
	#wpbody-content { max-height: 700px; overflow: hidden; }
	${ isDark ? 'body { background: #15171c; color: #eceef3; }' : '' }
</style></head>`;

/** Stands in for every photograph: JPEG is not drawn alike everywhere. */
const PHOTO =
	'<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#b9c4d6"/><circle cx="640" cy="360" r="220" fill="#7d8fb0"/></svg>';

/** Of Ably's channels: made of the site's address, and so of its port. */
const OWN_PREFIX = /\bsite-[0-9a-f]{10}\b/g;

const font = ( route: Route ) =>
	route.fulfill( {
		contentType: 'font/woff2',
		path: join(
			FONTS,
			'files',
			new URL( route.request().url() ).pathname.slice( FOLDER.length )
		),
	} );

const photo = ( route: Route ) =>
	route.fulfill( { contentType: 'image/svg+xml', body: PHOTO } );

/** The same clock and the same font on every day and every machine. */
export async function standStill(
	page: Page,
	isDark: boolean
): Promise< void > {
	const { origin } = new URL( demo.url );
	await page.clock.setFixedTime(
		Number( process.env[ 'STUDIO_CALENDAR_NOW' ] )
	);
	await page.route( `${ origin }/**`, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		const html = await response.text();
		return route.fulfill( {
			response,
			body: html
				.replace( '</head>', styleOf( isDark ) )
				.replace( OWN_PREFIX, 'site-0123456789' ),
		} );
	} );
	await page.route( `${ origin }${ FOLDER }*`, font );
}

/** Makes a page look the same, dot by dot: the clock, the font and the photographs are the tests'. */
export async function makeSame( page: Page, isDark: boolean ): Promise< void > {
	await standStill( page, isDark );
	await page.route(
		`${ new URL( demo.url ).origin }/wp-content/uploads/**`,
		photo
	);
}
