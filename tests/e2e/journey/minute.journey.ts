import { expect, test, type Page } from '@playwright/test';
import { bare, logIn, Walk } from './walk';

const ROOMS = [ 'Big hall', 'Small hall' ];

const calendarOf = ( page: Page ) => page.locator( '[data-studio-calendar]' );

async function expectCalendar( page: Page ): Promise< void > {
	await expect( calendarOf( page ).getByRole( 'grid' ) ).toBeVisible();
	for ( const room of ROOMS ) {
		await expect(
			calendarOf( page )
				.getByRole( 'columnheader', { name: room } )
				.first()
		).toBeVisible();
	}
}

/** Logs out and expects the calendar on the same page. */
async function expectCalendarForGuests(
	page: Page,
	walk: Walk
): Promise< void > {
	const address = page.url();
	await page.locator( '#wp-admin-bar-my-account' ).hover();
	await page.getByRole( 'menuitem', { name: 'Log Out' } ).click();
	await expect( page.getByText( 'You are now logged out.' ) ).toBeVisible();
	await page.goto( address );
	await expect( page.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	await expectCalendar( page );
	await walk.picture( 'guest' );
}

/** Books in the open calendar: after the start screen no event, person or time zone has to be added first. */
async function expectFirstBooking( page: Page, walk: Walk ): Promise< void > {
	const calendar = calendarOf( page );
	await calendar
		.getByRole( 'button', { name: 'Book', exact: true } )
		.first()
		.click();
	const form = page.getByRole( 'dialog' );
	const choice = ( name: string ) => form.getByRole( 'combobox', { name } );
	await expect(
		choice( 'Default event' ).locator( 'option:checked' )
	).toHaveText( 'Room rent' );
	// A trainer without a name is shown by the email address, which owners see anyway, and never by the ID.
	await expect( choice( 'Trainer' ).locator( 'option:checked' ) ).toHaveText(
		/@/
	);
	await choice( 'Room' ).selectOption( { label: 'Small hall' } );
	await walk.picture( 'form' );
	await form.getByRole( 'button', { name: 'Create' } ).click();
	await expect( form ).toHaveCount( 0 );
	await expect(
		calendar.getByRole( 'button', { name: /Room rent/ } ).first()
	).toBeVisible();
	await walk.picture( 'booked' );
}

/** Expects the open page to fit a phone's width without scrolling sideways. */
async function expectFitsPhone( page: Page, walk: Walk ): Promise< void > {
	await page.setViewportSize( { width: 375, height: 812 } );
	await walk.picture( 'phone' );
	const width = await page.evaluate(
		() => document.documentElement.scrollWidth
	);
	expect( width ).toBeLessThanOrEqual( 375 );
	await page.setViewportSize( { width: 1280, height: 900 } );
}

interface EditorWindow {
	readonly wp?: {
		readonly blocks: {
			createBlock: ( name: string, values: object ) => object;
		};
		readonly data: {
			dispatch: (
				store: string
			) => Record< string, ( ...values: unknown[] ) => unknown >;
			select: (
				store: string
			) => Record< string, () => unknown > | undefined;
		};
	};
}

/**
 * Writes a page with a shortcode block in the open editor. It uses the editor's data stores, because the element that
 * receives key presses (the welcome guide, a frame) differs between versions of WordPress and with the timing.
 */
async function write(
	page: Page,
	title: string,
	text: string
): Promise< void > {
	await page.waitForFunction( () =>
		( window as unknown as EditorWindow ).wp?.data
			.select( 'core/editor' )
			?.[ '__unstableIsEditorReady' ]?.()
	);
	await page.evaluate(
		( [ name, shortcode ] ) => {
			const { wp } = window as unknown as EditorWindow;
			const preferences = wp?.data.dispatch( 'core/preferences' );
			for ( const scope of [ 'core', 'core/edit-post' ] ) {
				preferences?.[ 'set' ]?.( scope, 'welcomeGuide', false );
			}
			wp?.data
				.dispatch( 'core/editor' )
				[ 'editPost' ]?.( { title: name } );
			wp?.data.dispatch( 'core/block-editor' )[ 'insertBlocks' ]?.( [
				wp.blocks.createBlock( 'core/shortcode', {
					text: shortcode,
				} ),
			] );
		},
		[ title, text ]
	);
}

test.describe.configure( { mode: 'serial' } );

test( 'a zip becomes a calendar on a page in eight clicks, and a booking in it', async ( {
	page,
} ) => {
	const walk = new Walk( page, 'minute' );
	await logIn( page );
	await page.goto( `${ bare.url }wp-admin/plugins.php` );
	const start = Date.now();

	await walk.click( page.locator( '.wrap a.page-title-action' ).first() );
	await walk.click( page.locator( '.upload-view-toggle' ) );
	await walk.choose( page.locator( '#pluginzip' ), bare.zip );
	await walk.picture( 'upload' );
	await walk.click( page.locator( '#install-plugin-submit' ) );
	await walk.picture( 'installed' );
	await walk.click( page.getByRole( 'link', { name: 'Activate Plugin' } ) );
	await expect( page.getByText( 'Studio Calendar is active' ) ).toBeVisible();
	await walk.picture( 'activated' );
	await walk.click(
		page.locator( '.notice' ).getByRole( 'link', { name: 'Get started' } )
	);
	await expectFitsPhone( page, walk );
	await walk.picture( 'start' );
	await walk.type( page.getByLabel( 'Name of the studio' ), 'Studio Salsa' );
	await walk.type( page.getByLabel( 'Rooms' ), ROOMS.join( '\n' ) );
	// A new WordPress has no city as its time zone, so the form suggests that of the device.
	await expect( page.getByLabel( 'Time zone' ) ).not.toHaveValue( '' );
	await walk.click( page.getByRole( 'button', { name: 'Create calendar' } ) );
	await walk.picture( 'made' );
	for ( const next of [
		'Add your first event',
		'Invite a trainer',
		'Add the page to the menu',
	] ) {
		await expect( page.getByRole( 'link', { name: next } ) ).toBeVisible();
	}
	await expect( page.getByLabel( 'Name of the studio' ) ).toHaveCount( 0 );
	await walk.click( page.getByRole( 'link', { name: 'View the calendar' } ) );
	await expectCalendar( page );
	await walk.picture( 'calendar' );

	test.info().annotations.push( {
		type: 'walk',
		description: `${ walk.clicks.length } clicks in ${ Date.now() - start } ms: ${ walk.clicks.join( ', ' ) }`,
	} );
	expect( walk.clicks ).toHaveLength( 8 );
	expect( walk.typed ).toEqual( [ 'Studio Salsa', ROOMS.join( '\n' ) ] );
	await expectFirstBooking( page, walk );
	await expectCalendarForGuests( page, walk );
} );

test( 'whoever has a studio is not invited to start again', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( `${ bare.url }wp-admin/plugins.php` );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();

	await expect( page.getByText( 'Studio Calendar is active' ) ).toHaveCount(
		0
	);
} );

test( 'a classic theme shows it by the shortcode that the studio names', async ( {
	page,
} ) => {
	const walk = new Walk( page, 'classic' );
	await logIn( page );
	await page.goto( `${ bare.url }wp-admin/themes.php` );
	await page
		.locator( '.theme[data-slug="classic-fixture"]' )
		.getByRole( 'link', { name: 'Activate' } )
		.click();
	await page.goto(
		`${ bare.url }wp-admin/edit.php?post_type=studio_cal_studio`
	);
	await page.locator( '.row-title' ).click();
	const shortcode = page.getByLabel( 'Shortcode', { exact: true } );
	await expect( shortcode ).toHaveValue(
		/^\[studio_calendar studio_id="\d+"\]$/
	);
	const text = await shortcode.inputValue();
	await walk.picture( 'studio' );

	await page.goto( `${ bare.url }wp-admin/post-new.php?post_type=page` );
	await write( page, 'Timetable', text );
	await page
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.first()
		.click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	// Newer versions of WordPress open the link beside the editor, so the test goes to its URL.
	const link = page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'link', { name: 'View Page' } );
	await page.goto( ( await link.getAttribute( 'href' ) ) ?? '' );
	await expectCalendar( page );
	await walk.picture( 'calendar' );
	await expectCalendarForGuests( page, walk );
} );
