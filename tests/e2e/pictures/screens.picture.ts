import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CalendarPage } from '../pages/calendar-page';
import { expect, test } from '../support/test';
import { PICTURES } from './pictures';
import { makeSame } from './same';

/** Waits for the live state, which loads after the week. If the first read hangs or fails, there is none. */
const settled = ( page: Page ) =>
	page
		.locator( '.sc-live:empty' )
		.waitFor( { state: 'detached', timeout: 8000 } )
		.catch( () => undefined );

for ( const { name, open, leave, ...of } of PICTURES ) {
	// Not the worker's slot, because the changed booking must be the same in every run.
	const slot = of.isForced ? 1 : 0;

	test.describe( () => {
		test.use( {
			visitor: of.visitor,
			expectedErrors: of.expectedErrors,
			viewport: { width: of.width, height: of.height },
			hasTouch: of.isTouch,
			isMobile: of.isTouch,
			reducedMotion: 'reduce',
			colorScheme: of.isDark ? 'dark' : 'light',
			forcedColors: of.isForced ? 'active' : 'none',
		} );

		test( name, async ( { page } ) => {
			await makeSame( page, of.isDark );
			const calendar = new CalendarPage( page, of.locale );
			const look = { isTouch: of.isTouch, slot };
			const part = await open( calendar, look );
			await settled( page );
			await expect( part ?? page ).toHaveScreenshot( `${ name }.png` );
			await leave?.( calendar );
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
		} );
	} );
}

test( 'no reference is of a picture that nobody takes any more', () => {
	const folder = fileURLToPath( new URL( 'references', import.meta.url ) );
	const wanted = PICTURES.map( ( { name } ) => `${ name }.png` );
	expect(
		readdirSync( folder ).filter( ( file ) => ! wanted.includes( file ) ),
		'delete these'
	).toEqual( [] );
} );
