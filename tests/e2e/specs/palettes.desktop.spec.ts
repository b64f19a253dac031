import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { contrastOf, unreadable } from '../support/contrast';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';
import { addStyle } from '../support/themes';

/** Returns presets that refer to a theme's own variables, which only the browser can resolve. */
const palette = ( base: string, contrast: string ) =>
	`:root { --base: ${ base }; --contrast: ${ contrast }; --wp--preset--color--base: var(--base); --wp--preset--color--contrast: var(--contrast) }`;

/** Default colors of background and text in GeneratePress. */
const GENERATEPRESS = palette( '#f0f0f0', '#222222' );

const DARK_SECTION = '.site-content { background: #14171d; color: #eceef3; }';

const SITES = {
	'GeneratePress on its light page': [ GENERATEPRESS, 'light' ],
	'GeneratePress in a dark section': [
		GENERATEPRESS + DARK_SECTION,
		'light',
	],
	'its colours turned round': [ palette( '#222222', '#f0f0f0' ), 'dark' ],
	'an ink too close to the ground': [
		palette( '#777777', '#9a9a9a' ),
		'dark',
	],
	'a pale ink on white': [ palette( '#ffffff', '#8a8a8a' ), 'light' ],
	'a middle grey that hides the accent': [
		palette( '#a2a2a2', '#000000' ),
		'dark',
	],
} as const;

/** Pairs of background and foreground, with the minimum contrast ratio of the design. */
const PAIRS = [
	[ '--sc-base', '--sc-ink', 7 ],
	[ '--sc-contrast', '--sc-base', 7 ],
	[ '--sc-base', '--sc-accent', 3 ],
	[ '--sc-accent', '--sc-on-accent', 4.5 ],
	[ '--sc-base', '--sc-control', 3 ],
] as const;

const below = async ( page: Page ) => {
	const found: string[] = [];
	for ( const [ ground, ink, least ] of PAIRS ) {
		const ratio = await contrastOf( page, ground, ink );
		if ( ratio < least ) {
			found.push( `${ ink } on ${ ground }: ${ ratio.toFixed( 2 ) }` );
		}
	}
	return found;
};

for ( const [ site, [ css, scheme ] ] of Object.entries( SITES ) ) {
	test( `${ site }: texts, main button, today and focus can be seen`, async ( {
		page,
	} ) => {
		await addStyle( page, css );
		const calendar = new CalendarPage( page );
		await calendar.open( demo.pages.shortcode );
		await calendar.isReady();
		await expect( calendar.root ).toHaveAttribute( 'data-scheme', scheme );
		// The contrast guard (src/calendar/surroundings/readable.ts) runs when the browser is idle.
		await expect.poll( () => below( page ) ).toEqual( [] );
		expect( await unreadable( page, 4.5 ) ).toEqual( [] );
	} );
}
