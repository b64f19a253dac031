import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { BookingForm } from '../pages/booking-form';
import { CalendarPage } from '../pages/calendar-page';
import { standStill } from '../pictures/same';
import { demo, type DemoRole } from '../support/demo';
import { SCREENS } from '../support/screens';
import { test } from '../support/test';
import { monday } from '../support/week';

interface Shot {
	readonly visitor: DemoRole | 'guest';
	readonly width?: number;
	readonly height?: number;
	/** Height of the screenshot in pixels, if it reaches below the viewport. */
	readonly tall?: number;
	readonly isTouch?: boolean;
	readonly isDark?: boolean;
	readonly expectedErrors?: readonly RegExp[];
	readonly open: ( calendar: CalendarPage ) => Promise< void >;
}

/** Undoes for wp-admin what standStill() sets: the icons need the Dashicons font, and the content its full height. */
const WP_ADMIN = `
	#wpadminbar :is(.ab-icon, .ab-item)::before { font-family: dashicons !important; }
	#wpbody-content { max-height: none !important; }
	#wpfooter { display: none; }`;

/** Returns a function that opens one of the screens that the other suites use, too. */
const screen =
	( name: string ): Shot[ 'open' ] =>
	async ( calendar ) =>
		SCREENS.find( ( one ) => one.name === name )?.open( calendar, {
			isTouch: false,
			slot: 0,
		} );

/** Opens next week by default, because none of its bookings is past and therefore pale. */
async function openWeek( calendar: CalendarPage, address: string, weeks = 1 ) {
	await calendar.open( address, { week: monday( weeks ) } );
	await calendar.isReady();
}

/** Opens the week and scrolls to the evening, when most bookings are. */
async function openEvenings( calendar: CalendarPage, address: string ) {
	await openWeek( calendar, address );
	const evening = calendar.card( /18:30–20:00/ ).first();
	await evening.evaluate( ( card ) => {
		const box = card.closest( '.sc-scroll' );
		const topOf = ( part: Element | null ) =>
			part?.getBoundingClientRect().top ?? 0;
		box?.scrollBy( { top: topOf( card ) - topOf( box ) - 295 } );
	} );
}

/** Opens today on a phone, where the page scrolls, with the current and the next bookings in view. */
async function openToday( calendar: CalendarPage ): Promise< void > {
	await openWeek( calendar, demo.pages.page, 0 );
	await calendar
		.card( /17:00–20:00/ )
		.first()
		.evaluate( ( card ) =>
			card.scrollIntoView( { block: 'center', behavior: 'instant' } )
		);
}

/** Opens the form and enters a free hour, so that the strip shows the bookings around it. */
async function openForm( calendar: CalendarPage ): Promise< void > {
	await openWeek( calendar, demo.pages.page );
	const form = new BookingForm( calendar );
	await form.open();
	await form.room.selectOption( { index: 0 } );
	await form.type( form.from, '22:00' );
	await form.type( form.to, '23:00' );
}

async function openBookings( { page }: CalendarPage ): Promise< void > {
	const screenOfList = 'wp-admin/admin.php?page=studio-calendar-bookings';
	await page.goto( new URL( screenOfList, demo.url ).href );
	await expect( page.getByRole( 'table' ) ).toBeVisible();
	await page.addStyleTag( { content: WP_ADMIN } );
}

const evenings =
	( page: keyof typeof demo.pages ): Shot[ 'open' ] =>
	( calendar ) =>
		openEvenings( calendar, demo.pages[ page ] );

/** Screenshots in the order of the section "Screenshots" of readme.txt, which describes each of them. */
const SHOTS: readonly Shot[] = [
	{
		visitor: 'guest',
		tall: 1160,
		// A WordPress script reads the navigation timing, which a page with a fixed clock does not have.
		expectedErrors: [ /domContentLoadedEventStart/ ],
		open: evenings( 'block' ),
	},
	{ visitor: 'owner', open: evenings( 'page' ) },
	{ visitor: 'trainer', open: openForm },
	{ visitor: 'owner', open: screen( 'info-owner' ) },
	{
		visitor: 'trainer',
		width: 390,
		height: 780,
		isTouch: true,
		open: openToday,
	},
	{ visitor: 'owner', isDark: true, open: evenings( 'page' ) },
	{ visitor: 'owner', open: openBookings },
];

/** Waits until fonts and photos are loaded and the calendar shows its live state. */
async function expectDrawn( page: Page ): Promise< void > {
	await expect( page.locator( '.sc-live:empty' ) ).toHaveCount( 0 );
	await page.waitForFunction( async () => {
		await document.fonts.ready;
		return [ ...document.images ].every( ( image ) => image.complete );
	} );
}

for ( const [ index, shot ] of SHOTS.entries() ) {
	const name = `screenshot-${ String( index + 1 ) }`;
	const { width = 1280, height = 800, tall = height } = shot;
	const { isDark = false, isTouch = false } = shot;

	test.describe( () => {
		test.use( {
			visitor: shot.visitor,
			expectedErrors: shot.expectedErrors ?? [],
			viewport: { width, height },
			hasTouch: isTouch,
			isMobile: isTouch,
			reducedMotion: 'reduce',
			colorScheme: isDark ? 'dark' : 'light',
		} );

		test( name, async ( { page } ) => {
			await standStill( page, isDark );
			await shot.open( new CalendarPage( page ) );
			await expectDrawn( page );
			await page.screenshot( {
				path: join( '.wordpress-org', `${ name }.png` ),
				fullPage: tall > height,
				clip: { x: 0, y: 0, width, height: tall },
			} );
			await page.unrouteAll( { behavior: 'ignoreErrors' } );
		} );
	} );
}
