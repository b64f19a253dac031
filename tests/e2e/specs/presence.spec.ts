import type { Browser } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { startAbly, type AblyServer } from '../../fixtures/ably/server.mjs';
import { BookingForm } from '../pages/booking-form';
import { demo } from '../support/demo';
import { close, newBrowser, openTab, type Session } from '../support/sessions';
import { expect, test, violationsOn } from '../support/test';
import { monday } from '../support/week';

/** Returns a week whose Monday is free at the tested hours, one per project. These tests store no booking. */
const weekFor = ( isMobile: boolean ) => ( isMobile ? 76 : 74 );

/** Opening hours of the demo studio; a column shows all of them. */
const FIRST_HOUR = 7;
const HOURS = 24 - FIRST_HOUR;

const ANNA = 'Anna Tamm is booking';

let ably: AblyServer;

test.beforeEach( async () => {
	ably = await startAbly( { presenceGrace: 200 } );
} );

test.afterEach( async () => {
	expect( ably.violations, 'outside the protocol' ).toEqual( [] );
	await ably.stop();
} );

const held = ( { calendar }: Session ) => calendar.grid.getByText( ANNA );

/** Opens a browser and waits until its calendar is live. */
async function openLive(
	browser: Browser,
	role: 'owner' | 'trainer' | 'guest',
	weeks: number
): Promise< Session > {
	const session = await openTab(
		await newBrowser( browser, role, ably.port ),
		weeks
	);
	await expect( session.calendar.live ).toHaveText( 'Live' );
	return session;
}

/** Opens the form for Monday at ten in the first room, going from hour to hour by keys. */
async function openForm( { calendar }: Session ): Promise< BookingForm > {
	const { keyboard } = calendar.page;
	await calendar.grid.focus();
	for ( let hour = FIRST_HOUR; hour <= 10; hour++ ) {
		await keyboard.press( 'ArrowDown' );
	}
	await expect(
		calendar.root.getByRole( 'button', {
			name: /^Book Monday .* 10:00, Big hall$/,
		} )
	).toBeFocused();
	await keyboard.press( 'Enter' );
	const form = new BookingForm( calendar );
	await form.isReady();
	await expect( form.from ).toHaveValue( '10:00' );
	return form;
}

/** Returns the start and the end of a mark in hours of the day; empty if it is outside of its column. */
async function hoursOf( session: Session ): Promise< readonly number[] > {
	const mark = await held( session ).boundingBox();
	const column = await session.calendar.grid
		.locator( '.sc-col' )
		.first()
		.boundingBox();
	if ( ! mark || ! column ) {
		return [];
	}
	const hour = ( y: number ) =>
		Math.round( ( 4 * HOURS * ( y - column.y ) ) / column.height ) / 4 +
		FIRST_HOUR;
	const isInColumn =
		mark.x >= column.x && mark.x + mark.width <= column.x + column.width;
	return isInColumn ? [ hour( mark.y ), hour( mark.y + mark.height ) ] : [];
}

test( 'members see what another member has in the form, and guests do not', async ( {
	browser,
	isMobile,
} ) => {
	test.slow();
	const weeks = weekFor( isMobile );
	const anna = await openLive( browser, 'owner', weeks );
	const liis = await openLive( browser, 'trainer', weeks );
	const guest = await openLive( browser, 'guest', weeks );
	const form = await openForm( anna );
	await expect( held( liis ) ).toBeVisible();
	expect( await hoursOf( liis ) ).toEqual( [ 10, 11 ] );
	await expect( held( anna ), 'not to herself' ).toHaveCount( 0 );
	await delay( 500 );
	await expect( guest.calendar.root.getByText( 'is booking' ) ).toHaveCount(
		0
	);

	const presence = ably
		.tokens()
		.flatMap( ( { capability } ) =>
			Object.keys( JSON.parse( capability ) as object )
		)
		.find( ( name ) => name.endsWith( `:presence:${ demo.studio.id }` ) );
	const said = ably
		.members( presence ?? '' )
		.map( ( { data } ) => JSON.parse( data ) as unknown );
	expect( said, 'room, time and number of the person, no more' ).toEqual( [
		{
			roomId: String( demo.rooms[ 0 ] ),
			date: monday( weeks ),
			from: 600,
			to: 660,
			userId: String( demo.users.owner.id ),
		},
	] );

	await form.type( form.to, '12:30' );
	await form.to.blur();
	await expect.poll( () => hoursOf( liis ) ).toEqual( [ 10, 12.5 ] );
	expect( await violationsOn( liis.calendar.page ) ).toEqual( [] );

	await anna.calendar.page.keyboard.press( 'Escape' );
	await expect( form.dialog ).toBeHidden();
	await expect( held( liis ) ).toHaveCount( 0 );
	await close( anna, liis, guest );
} );

test( 'a phone shows it too, and a browser that is gone holds nothing', async ( {
	browser,
	isMobile,
} ) => {
	const weeks = weekFor( isMobile );
	const liis = await openLive( browser, 'trainer', weeks );
	await liis.calendar.page.setViewportSize( { width: 375, height: 812 } );
	await liis.calendar.openDay( 0 );
	const anna = await openLive( browser, 'owner', weeks );
	await openForm( anna );
	await expect( held( liis ) ).toBeVisible();
	await close( anna );
	await expect( held( liis ) ).toHaveCount( 0 );
	await close( liis );
} );
