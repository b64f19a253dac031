import type { APIRequestContext } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { nonceOf } from '../support/nonce';
import { loginOf } from '../support/logins';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

interface NewPage {
	readonly id: number;
	readonly link: string;
}

const PAGES = `${ demo.url }?rest_route=/wp/v2/pages`;

/** Publishes a page as an administrator would. */
async function writePage(
	request: APIRequestContext,
	content: string
): Promise< NewPage > {
	const answer = await request.post( PAGES, {
		headers: { 'X-WP-Nonce': await nonceOf( request ) },
		data: { title: 'Two calendars', status: 'publish', content },
	} );
	expect( answer.status() ).toBe( 201 );
	return ( await answer.json() ) as NewPage;
}

const calendarTag = ( locale: string, room: number | undefined ) =>
	`[studio_calendar studio_id="${ demo.studio.id }" room_id="${ room }" locale="${ locale }"]`;

test.describe( 'two calendars on one page', () => {
	test.use( { visitor: 'owner' } );
	let written: NewPage;

	test.beforeAll( async ( { playwright } ) => {
		const admin = await playwright.request.newContext( {
			storageState: loginOf( 'admin' ),
		} );
		const [ first, second ] = demo.rooms;
		written = await writePage(
			admin,
			`${ calendarTag( 'et', first ) }\n\n${ calendarTag( 'ru', second ) }`
		);
		await admin.dispose();
	} );

	test.afterAll( async ( { playwright } ) => {
		const admin = await playwright.request.newContext( {
			storageState: loginOf( 'admin' ),
		} );
		await admin.delete( `${ PAGES }/${ written.id }&force=true`, {
			headers: { 'X-WP-Nonce': await nonceOf( admin ) },
		} );
		await admin.dispose();
	} );

	test( 'each has its own language, room, week and dialogs', async ( {
		page,
		checkAccessibility,
	} ) => {
		const first = new CalendarPage( page, 'et' );
		const second = new CalendarPage( page, 'ru' );
		await page.goto( written.link );
		await first.isReady();
		await second.isReady();
		await expect( first.card( /Big hall/ ) ).not.toHaveCount( 0 );
		await expect( first.card( /Small hall/ ) ).toHaveCount( 0 );
		await expect( second.card( /Small hall/ ) ).not.toHaveCount( 0 );
		await expect( second.card( /Big hall/ ) ).toHaveCount( 0 );

		await second.button( 'Next week' ).click();
		await expect( second.button( 'Today' ) ).toBeVisible();
		await expect( first.button( 'Today' ) ).toBeHidden();
		await expect( page ).not.toHaveURL( /week=/ );
		await first.button( 'Previous week' ).click();
		await expect( first.button( 'Today' ) ).toBeVisible();
		await expect( page ).toHaveURL(
			new RegExp( `week=${ monday( -1 ) }` )
		);
		await second.isReady();
		await second.button( 'Today' ).click();
		await expect( page ).toHaveURL(
			new RegExp( `week=${ monday( -1 ) }` )
		);

		await second.isReady();
		const opener = second.grid.locator( '[role=button]' ).first();
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		await expect( second.root.getByRole( 'dialog' ) ).toBeVisible();
		await expect( second.dialogButton( 'Close' ) ).toBeVisible();
		await expect( first.root.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await checkAccessibility();
		await page.keyboard.press( 'Escape' );
		await expect( opener ).toBeFocused();
	} );
} );
