import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { SCREENS } from '../support/screens';
import { unreadable } from '../support/contrast';
import { expect, RULES_OF_COLOR, test } from '../support/test';
import { addStyle } from '../support/themes';

/** Style of a page that follows the system's color scheme; the calendar adapts to the page's background. */
const FOLLOWS_SYSTEM =
	'@media (prefers-color-scheme: dark) { body { background: #15171c; color: #eceef3; } }';

/** Returns texts of buttons, headings, panels and the like that do not fit, although they must not be shortened. */
const cutTexts = ( page: Page ) =>
	page.evaluate( () =>
		Array.from(
			document.querySelectorAll(
				'.sc-btn, .sc h2, .sc h3, .sc-tag, .sc-menu button, .sc-toast *, .sc-panel *, .sc-bar *'
			)
		)
			.filter( ( part ) => part.checkVisibility() )
			.filter( ( part ) => part.scrollWidth > part.clientWidth + 1 )
			.filter(
				( part ) => window.getComputedStyle( part ).display !== 'inline'
			)
			.map( ( part ) => part.textContent )
	);

/** Returns cards, buttons, menus and dialogs that have no border when the system's colors are forced. */
const borderless = ( page: Page ) =>
	page.evaluate( () =>
		Array.from(
			document.querySelectorAll(
				'.sc-card, .sc-btn--line, .sc-btn--main, .sc-pick, .sc-menu, .sc-toast, .sc-dialog, .sc-bar'
			)
		)
			.filter( ( part ) => part.checkVisibility() )
			.filter( ( part ) => {
				const style = window.getComputedStyle( part );
				return (
					style.borderTopStyle === 'none' ||
					Number.parseFloat( style.borderTopWidth ) < 1
				);
			} )
			.map( ( part ) => part.getAttribute( 'class' ) )
	);

for ( const { name, visitor, ...screen } of SCREENS ) {
	test.describe( () => {
		test.use( {
			visitor,
			expectedErrors: screen.expectedErrors ?? [],
			colorScheme: 'light',
			reducedMotion: 'reduce',
		} );
		test.slow();

		test( `${ name }: accessible, light and dark, in system colours and at 200 %`, async ( {
			page,
			isMobile,
			checkAccessibility,
		}, { parallelIndex } ) => {
			await addStyle( page, FOLLOWS_SYSTEM );
			const calendar = new CalendarPage( page );
			const look = { isTouch: isMobile, slot: parallelIndex };
			await screen.open( calendar, look );
			await expect( calendar.root ).toHaveAttribute(
				'data-scheme',
				'light'
			);
			await checkAccessibility();

			await page.emulateMedia( { colorScheme: 'dark' } );
			await expect( calendar.root ).toHaveAttribute(
				'data-scheme',
				'dark'
			);
			await checkAccessibility( RULES_OF_COLOR );

			await page.emulateMedia( { forcedColors: 'active' } );
			expect( await borderless( page ) ).toEqual( [] );
			expect( await unreadable( page ) ).toEqual( [] );
			await page.emulateMedia( { forcedColors: 'none' } );

			const running = await page.evaluate( () =>
				document.getAnimations().map( ( { id } ) => id )
			);
			expect( running, 'moves in spite of reduced motion' ).toEqual( [] );

			// A zoom of 200 % halves the viewport; phones have at least 320 px.
			const size = page.viewportSize() ?? { width: 1280, height: 900 };
			await page.setViewportSize( {
				width: Math.max( 320, size.width / 2 ),
				height: size.height / 2,
			} );
			expect( await cutTexts( page ) ).toEqual( [] );
			await screen.leave?.( calendar );
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
		} );
	} );
}
