import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdBack } from '../support/calls';
import { demo } from '../support/demo';
import { nonceOf } from '../support/nonce';
import { loginOf } from '../support/logins';
import { expect, test, violationsOn } from '../support/test';
import { monday } from '../support/week';

/** Returns a day of a week that no other test uses, one per project, which approves only bookings of its own. */
const dayOf = ( isMobile: boolean ) => monday( isMobile ? 48 : 47 );

async function open( page: Page, query = '' ): Promise< void > {
	await page.goto(
		`${ demo.url }wp-admin/edit.php?post_type=studio_cal_studio&page=studio-calendar-bookings${ query }`
	);
	await expect( page.getByRole( 'table' ) ).toBeVisible();
}

const rows = ( page: Page ) =>
	page.locator( '.wp-list-table tbody tr:not(.no-items)' );

/** Sends two bookings of a trainer as the calendar does, so that they are pending. */
async function bookTwo( page: Page, date: string ): Promise< void > {
	const nonce = await nonceOf( page.request );
	const events = await page.request.get(
		`${ demo.rest }/events/getDefault?_wpnonce=${ nonce }`
	);
	const { events: known } = ( await events.json() ) as {
		events: { event_id: number }[];
	};
	const week = await page.request.get(
		`${ demo.rest }/booking/getInRange_ready?studio_id=${ demo.studio.id }&date_from=${ date }&date_to=${ date }`
	);
	const { rooms } = ( await week.json() ) as { rooms: { id: number }[] };
	for ( const hour of [ 10, 14 ] ) {
		const answer = await page.request.post( `${ demo.rest }/booking/add`, {
			form: {
				_wpnonce: nonce,
				post_data: JSON.stringify( {
					studio_id: demo.studio.id,
					room_id: rooms[ 0 ]?.id,
					event_id: known[ 0 ]?.event_id,
					trainer_id: demo.users.trainer.id,
					date,
					time_from: `${ hour }:00`,
					time_to: `${ hour }:45`,
				} ),
			},
		} );
		expect( answer.status(), await answer.text() ).toBe( 200 );
	}
}

async function selectAll( page: Page ): Promise< void > {
	await page.getByRole( 'checkbox', { name: 'Select all' } ).first().check();
}

test.describe( 'an owner', () => {
	test.use( { visitor: 'owner' } );

	test( 'filters, approves two, marks them paid and takes the file', async ( {
		page,
		browser,
		isMobile,
	} ) => {
		const date = dayOf( isMobile );
		const trainer = await browser.newContext( {
			storageState: loginOf( 'trainer' ),
		} );
		await bookTwo( await trainer.newPage(), date );
		await trainer.close();

		await open( page );
		await page.getByLabel( 'From' ).fill( date );
		await page.getByLabel( 'Until' ).fill( date );
		await page.getByLabel( 'Status' ).selectOption( 'Pending' );
		await expect( rows( page ) ).toHaveCount( 2 );
		await expect( page ).toHaveURL( /status=Pending/ );

		await selectAll( page );
		await page
			.getByRole( 'button', { name: 'Approve', exact: true } )
			.click();
		await expect(
			page.getByText( 'Approve: 2 bookings changed.' )
		).toBeVisible();
		await expect( rows( page ) ).toHaveCount( 0 );

		await page.getByLabel( 'Status' ).selectOption( 'Approved' );
		await expect( rows( page ) ).toHaveCount( 2 );
		await selectAll( page );
		const marked = page.waitForResponse( /admin\/bookings\/mark/ );
		await page
			.getByRole( 'button', { name: 'Mark as paid', exact: true } )
			.click();
		await marked;
		await page.getByLabel( 'Payment' ).selectOption( 'paid' );
		await expect( page ).toHaveURL( /payment=paid/ );
		await expect( page.getByRole( 'table' ) ).toHaveAttribute(
			'aria-busy',
			'false'
		);
		await expect( rows( page ) ).toHaveCount( 2 );

		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'link', { name: /Export/ } ).click();
		const file = readFileSync( await ( await download ).path(), 'utf8' );
		expect( file.startsWith( '\uFEFF"Booking","Date"' ) ).toBe( true );
		expect(
			file.match( new RegExp( `"${ date }".*"paid"`, 'g' ) )
		).toHaveLength( 2 );

		expect( await violationsOn( page, '.sc-bookings' ) ).toEqual( [] );
	} );

	test( 'sorts, turns pages and finds the way back', async ( { page } ) => {
		await open( page );
		const first = await rows( page ).first().innerText();
		await page.getByRole( 'button', { name: 'Next page' } ).click();
		await expect( rows( page ).first() ).not.toHaveText( first );
		await expect( page ).toHaveURL( /paged=2/ );
		await page.goBack();
		await expect( page ).not.toHaveURL( /paged=2/ );
		await expect(
			rows( page ).first().getByRole( 'link' )
		).toHaveAttribute( 'href', /studio_id=\d+&week=\d{4}-\d\d-\d\d/ );
	} );
} );

test.describe( 'the list', () => {
	test.use( { visitor: 'owner' } );

	test( 'keeps what is selected before the answer to a filter comes', async ( {
		page,
	} ) => {
		await open( page );
		await expect( rows( page ) ).not.toHaveCount( 0 );
		const release = await holdBack( page, /admin\/bookings\?/ );
		await page.getByLabel( 'Status' ).selectOption( 'Approved' );
		await expect( page.getByRole( 'table' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		const approved = rows( page ).filter( { hasText: 'Approved' } ).first();
		await approved.getByRole( 'checkbox' ).check();
		release();
		await expect( page.getByRole( 'table' ) ).toHaveAttribute(
			'aria-busy',
			'false'
		);
		await expect( approved.getByRole( 'checkbox' ) ).toBeChecked();
		await expect( page.getByText( '1 Item selected' ) ).toBeVisible();
	} );

	test( 'is sorted by its headings, and a page is typed', async ( {
		page,
	} ) => {
		await open( page );
		const room = page.getByRole( 'columnheader', { name: 'Room' } );
		await expect( room ).not.toHaveAttribute( 'aria-sort' );
		await room.getByRole( 'link' ).press( 'Enter' );
		await expect( room ).toHaveAttribute( 'aria-sort', 'ascending' );
		await expect( page ).toHaveURL( /orderby=room/ );
		await room.getByRole( 'link' ).click();
		await expect( room ).toHaveAttribute( 'aria-sort', 'descending' );

		const number = page.getByRole( 'spinbutton', { name: 'Current page' } );
		await number.fill( '3' );
		await number.press( 'Enter' );
		await expect( page ).toHaveURL( /paged=3/ );
		await number.fill( '9999' );
		await number.press( 'Enter' );
		await expect( page ).toHaveURL( /paged=3/ );
	} );

	test( 'asks before it cancels, and gives the focus back', async ( {
		page,
	} ) => {
		await open( page );
		const cancel = rows( page )
			.first()
			.getByRole( 'button', { name: /^Cancel booking: / } );
		await cancel.focus();
		await page.keyboard.press( 'Enter' );
		const question = page.getByRole( 'dialog', {
			name: 'Cancel these bookings?',
		} );
		await expect( question ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( question ).toBeHidden();
		await expect( cancel ).toBeFocused();
	} );

	test( 'selects the page, and says how many that are', async ( {
		page,
	} ) => {
		await open( page );
		const all = page.getByRole( 'checkbox', { name: 'Select all' } );
		await expect( rows( page ).first() ).toBeVisible();
		const count = await rows( page ).count();
		await all.check();
		await expect(
			page.getByText( `${ count } Items selected` )
		).toBeVisible();
		await rows( page ).first().getByRole( 'checkbox' ).uncheck();
		await expect(
			page.getByText( `${ count - 1 } Items selected` )
		).toBeVisible();
		await expect( all ).toHaveJSProperty( 'indeterminate', true );
		await expect(
			page
				.getByRole( 'group', { name: 'Actions' } )
				.getByRole( 'button', { name: 'Cancel booking' } )
		).toBeInViewport();
	} );
} );

test.describe( 'an administrator', () => {
	test.use( { visitor: 'admin' } );

	test( 'sees every trainer and no payment', async ( { page } ) => {
		await open( page );
		await expect(
			page.getByRole( 'button', { name: 'List me as an owner' } )
		).toBeVisible();
		await expect( page.getByLabel( 'Trainer' ) ).toBeVisible();
		await expect( page.getByLabel( 'Payment' ) ).toHaveCount( 0 );
		await expect( page.locator( '.sc-bookings' ) ).not.toContainText(
			/paid/i
		);
	} );
} );

test.describe( 'a trainer', () => {
	test.use( { visitor: 'trainer' } );

	test( 'sees their own', async ( { page } ) => {
		await open( page );
		await expect( page.getByLabel( 'Trainer' ) ).toHaveCount( 0 );
		await page.getByLabel( 'From' ).fill( '' );
		await expect( page ).toHaveURL( /from=&/ );
		await expect( rows( page ).first() ).toBeVisible();
		const nonce = await nonceOf( page.request );
		const answer = await page.request.get(
			`${ demo.rest }/admin/bookings?studio_id=${
				demo.studio.id
			}&per_page=100&_wpnonce=${ nonce }`
		);
		const { bookings } = ( await answer.json() ) as {
			bookings: { trainer_id: number }[];
		};
		expect( bookings.length ).toBeGreaterThan( 0 );
		expect( new Set( bookings.map( ( one ) => one.trainer_id ) ) ).toEqual(
			new Set( [ demo.users.trainer.id ] )
		);
	} );
} );
