import {
	close,
	expectInStep,
	firstCard,
	newBrowser,
	openTab,
	togglePaid,
	twoBrowsers,
} from '../support/sessions';
import { expect, test } from '../support/test';

/** Runs the tests in order, because they share a week (one per project) that no other spec changes. */
test.describe.configure( { mode: 'default' } );
const weekFor = ( isMobile: boolean ) => ( isMobile ? -6 : -5 );

test( 'without a key a change appears by asking', async ( {
	browser,
	isMobile,
} ) => {
	const [ a, b ] = await twoBrowsers( browser, weekFor( isMobile ), null );
	await expectInStep( a, b, await firstCard( a ) );
	await close( a, b );
} );

test( 'two tabs of one browser agree at once; one that is cut off says so and catches up', async ( {
	browser,
	isMobile,
} ) => {
	const context = await newBrowser( browser, 'owner', null );
	const a = await openTab( context, weekFor( isMobile ) );
	const b = await openTab( context, weekFor( isMobile ) );
	const name = await firstCard( a );
	const card = b.calendar.card( name );
	await a.calendar.page.bringToFront();
	// The second tab has just polled and will not poll for ten seconds, so the change reaches it by a message.
	await expect( b.calendar.live ).toHaveText( /^Updating every 1\d s$/ );
	const told = await togglePaid( a, name );
	await expect( card ).toHaveAccessibleName( told, { timeout: 8_000 } );

	const line = await context.newCDPSession( b.calendar.page );
	const network = {
		latency: 0,
		downloadThroughput: -1,
		uploadThroughput: -1,
	};
	await line.send( 'Network.emulateNetworkConditions', {
		...network,
		offline: true,
	} );
	const later = await togglePaid( a, name );
	await expect( b.calendar.live ).toHaveText( /^Offline · as of \d\d:\d\d$/ );
	await expect( b.calendar.root ).toContainText( 'Showing the week as of' );
	await expect( card ).toHaveAccessibleName( told );

	await line.send( 'Network.emulateNetworkConditions', {
		...network,
		offline: false,
	} );
	await expect( card ).toHaveAccessibleName( later );
	await expect( b.calendar.live ).toHaveText( /^Updating/ );
	await expect( b.calendar.root ).not.toContainText(
		'Showing the week as of'
	);
	await context.close();
} );
