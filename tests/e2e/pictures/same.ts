import type { Page, Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { demo } from '../support/demo';

const FONTS = dirname(
	createRequire( import.meta.url ).resolve( '@fontsource/inter/400.css' )
);

/** URL path from which the pages load the tests' font. */
const FOLDER = '/picture-fonts/';

const FACES = [ 400, 500, 600, 700 ]
	.map( ( weight ) =>
		readFileSync( join( FONTS, `${ String( weight ) }.css` ), 'utf8' )
	)
	.join( '' )
	.replaceAll( './files/', FOLDER );

/** Returns a page's style: one font for everything except Dashicons, and a background that selects the color scheme. */
const styleOf = ( isDark: boolean ) => `<style>${ FACES }
	*:not(.dashicons) { font-family: Inter, sans-serif !important; }
	#wpbody-content { max-height: 700px; overflow: hidden; }
	${ isDark ? 'body { background: #15171c; color: #eceef3; }' : '' }
</style></head>`;

/** Replacement for every photo, because machines render JPEG differently. */
const PHOTO =
	'<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#b9c4d6"/><circle cx="640" cy="360" r="220" fill="#7d8fb0"/></svg>';

/** Prefix of the Ably channels. It is derived from the site's URL, and so changes with the port. */
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

/** Gives the page the same time and the same font on every day and every machine. */
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

/** Makes a page render identically pixel by pixel: the clock, the font and the photos are those of the tests. */
export async function makeSame( page: Page, isDark: boolean ): Promise< void > {
	await standStill( page, isDark );
	await page.route(
		`${ new URL( demo.url ).origin }/wp-content/uploads/**`,
		photo
	);
}
