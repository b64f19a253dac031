import type { Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { LoginPage } from '../pages/login-page';
import { demo } from '../support/demo';
import { expect, test } from '../support/test';

/** Closes REST for visitors in this browser alone (tests/fixtures/mu-plugins/closed-rest.php). */
const close = ( page: Page ) =>
	page
		.context()
		.addCookies( [
			{ name: 'studio_calendar_test_closed', value: '1', url: demo.url },
		] );

const CLOSED = 'This site does not let visitors load bookings.';

test.use( { expectedErrors: [ /401|getInRange_ready/ ] } );

test( 'where REST is closed a visitor still has the week of the page, and is told', async ( {
	page,
} ) => {
	await close( page );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await expect( page.getByText( CLOSED ) ).toBeVisible();
	await expect( page.getByText( /^Offline/ ) ).toHaveCount( 0 );

	await page.getByRole( 'button', { name: 'Next week' } ).click();
	const panel = page.getByRole( 'alert' );
	await expect( panel ).toContainText( CLOSED );
	await expect( panel.getByRole( 'link', { name: 'Log in' } ) ).toBeVisible();
} );

test( 'a visitor logs in below the calendar and is back on the page as a member', async ( {
	page,
} ) => {
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.block );
	await calendar.isReady();
	await page.getByRole( 'link', { name: 'Log in' } ).click();
	await new LoginPage( page ).logIn( 'trainer' );
	await expect( page ).toHaveURL( ( url ) =>
		demo.pages.block.startsWith( url.origin + url.pathname )
	);
	await expect( page.locator( '.sc[data-role="trainer"]' ) ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Log in' } ) ).toHaveCount(
		0
	);
} );

test( 'at another of the site’s addresses the calendar says where logins hold', async ( {
	page,
} ) => {
	// This page has no theme, so WordPress does not redirect to its own URL.
	const alias = new URL( demo.pages.page );
	alias.hostname = 'localhost';
	await page.goto( alias.href );
	await expect(
		page.getByText( 'Logins do not work at this URL.' )
	).toBeVisible();
	const home = new URL( demo.url ).origin;
	await page
		.getByRole( 'link', { name: `Open this page at ${ home }` } )
		.click();
	await expect( page ).toHaveURL( demo.pages.page );
} );
