import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { unreadable } from '../support/contrast';
import { offReference } from '../support/reference';
import { SCREENS } from '../support/screens';
import { expect, RULES_OF_COLOR, test } from '../support/test';
import {
	addStyle,
	differences,
	looksOf,
	looksWithinQuarter,
	makeHostile,
	moveStyleLast,
} from '../support/themes';

/**
 * Style of a page that follows the system's color scheme; the calendar adapts to the page's background. The font is that of the
 * hostile theme, which the calendar inherits, so that texts are equally wide in both.
 */
const PLAIN =
	'body { font-family: Georgia, serif; } @media (prefers-color-scheme: dark) { body { background: #15171c; color: #eceef3; } }';

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

/** Returns the looks of an open screen, which our first style sheet gives it after all others, too. */
async function steadyLooks( page: Page ) {
	const looks = await looksOf( page );
	await moveStyleLast( page );
	// Moving the style sheet removes it for a moment; parts placed by size then need time to settle.
	await expect
		.poll( async () => differences( looks, await looksOf( page ) ), {
			message: 'with our first style sheet after all others',
		} )
		.toEqual( [] );
	return looks;
}

for ( const { name, visitor, ...screen } of SCREENS ) {
	test.describe( () => {
		test.use( {
			visitor,
			expectedErrors: screen.expectedErrors ?? [],
			colorScheme: 'light',
			reducedMotion: 'reduce',
		} );
		test.slow();

		test( `${ name }: accessible, light and dark, in system colours and at 200 %, and the same under a hostile theme`, async ( {
			page,
			isMobile,
			checkAccessibility,
		}, { parallelIndex } ) => {
			const calendar = new CalendarPage( page );
			const size = page.viewportSize() ?? { width: 1280, height: 900 };
			/** Opens the screen and returns its looks after `check`. */
			const visit = async ( check: () => Promise< void > ) => {
				await screen.open( calendar, {
					isTouch: isMobile,
					slot: parallelIndex,
				} );
				expect( await offReference( page, isMobile ) ).toEqual( [] );
				const looks = await steadyLooks( page );
				await check();
				await screen.leave?.( calendar );
				await page.unrouteAll( { behavior: 'ignoreErrors' } );
				return looks;
			};
			const check = async () => {
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
				expect( running, 'moves in spite of reduced motion' ).toEqual(
					[]
				);

				// A zoom of 200 % halves the viewport; phones have at least 320 px.
				await page.setViewportSize( {
					width: Math.max( 320, size.width / 2 ),
					height: size.height / 2,
				} );
				expect( await cutTexts( page ) ).toEqual( [] );
			};

			const [ plain, hostile ] = await looksWithinQuarter( async () => {
				await addStyle( page, PLAIN );
				const before = await visit( check );
				await page.emulateMedia( { colorScheme: 'light' } );
				await page.setViewportSize( size );
				await makeHostile( page );
				return [ before, await visit( async () => {} ) ] as const;
			} );
			expect( plain.length ).toBeGreaterThan( 2 );
			expect( differences( plain, hostile ) ).toEqual( [] );
		} );
	} );
}
