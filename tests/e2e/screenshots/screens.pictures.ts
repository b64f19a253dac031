import { join } from 'node:path';
import { CalendarPage } from '../pages/calendar-page';
import type { Locale } from '../support/demo';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';
import { addStyle } from '../support/themes';

const LOCALES: readonly Locale[] = [ 'en', 'ru', 'et' ];

/** Styles of the page's background, from which the calendar takes its color scheme. */
const GROUNDS = {
	light: 'body { background: #fff; }',
	dark: 'body { background: #15171c; color: #eceef3; }',
};

for ( const { name, visitor, ...screen } of SCREENS ) {
	for ( const locale of LOCALES ) {
		test.describe( () => {
			test.use( {
				visitor,
				expectedErrors: screen.expectedErrors ?? [],
				reducedMotion: 'reduce',
			} );

			for ( const [ scheme, ground ] of Object.entries( GROUNDS ) ) {
				test( `${ name }, ${ scheme }, ${ locale }`, async ( {
					page,
					isMobile,
				}, { project, parallelIndex } ) => {
					await addStyle( page, ground );
					const calendar = new CalendarPage( page, locale );
					await screen.open( calendar, {
						isTouch: isMobile,
						slot: parallelIndex,
					} );
					await expect( calendar.root ).toHaveAttribute(
						'data-scheme',
						scheme
					);
					await page.screenshot( {
						path: join(
							'.cache/screenshots',
							`${ name }-${ project.name }-${ scheme }-${ locale }.png`
						),
					} );
					await screen.leave?.( calendar );
					await page.unrouteAll( { behavior: 'ignoreErrors' } );
				} );
			}
		} );
	}
}
