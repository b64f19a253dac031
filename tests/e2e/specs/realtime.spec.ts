import type { Browser } from '@playwright/test';
import Ably from 'ably';
import { setTimeout as delay } from 'node:timers/promises';
import { startAbly, type AblyServer } from '../../fixtures/ably/server.mjs';
import { demo } from '../support/demo';
import { nonceOf } from '../support/nonce';
import {
	close,
	expectInStep,
	firstCard,
	isPaid,
	newBrowser,
	openTab,
	togglePaid,
	twoBrowsers,
} from '../support/sessions';
import { expect, test } from '../support/test';

/** Runs the tests in order, because they share a week (one per project) that no other spec changes. */
test.describe.configure( { mode: 'default' } );
const weekFor = ( isMobile: boolean ) => ( isMobile ? -4 : -3 );

test.describe( 'with Ably', () => {
	let ably: AblyServer;

	test.beforeEach( async () => {
		ably = await startAbly( { presenceGrace: 200 } );
	} );

	test.afterEach( async () => {
		expect( ably.violations, 'outside the protocol' ).toEqual( [] );
		await ably.stop();
	} );

	const openTwo = ( browser: Browser, isMobile: boolean ) =>
		twoBrowsers( browser, weekFor( isMobile ), ably.port );

	const channel = () =>
		Object.keys(
			JSON.parse( ably.tokens()[ 0 ]?.capability ?? '{}' ) as object
		).find( ( name ) => name.endsWith( ':onboarding' ) ) ?? '';

	test( 'a booking changed in one browser changes in the other, by one reload', async ( {
		browser,
		isMobile,
	} ) => {
		const [ a, b ] = await openTwo( browser, isMobile );
		await expect.poll( () => ably.connected() ).toBe( 2 );
		const name = await firstCard( a );
		// After connecting, the calendar reads once what may have changed before.
		await delay( 500 );
		b.reads();

		await expectInStep( a, b, name );
		await delay( 1000 );
		expect( b.reads(), 'the messages of one write are one reload' ).toBe(
			1
		);
		const said = ably.messages( channel() );
		expect(
			said.map( ( { data } ) => JSON.parse( data ) as unknown )
		).toEqual(
			said.map( () => ( {
				action: 'reloadBookingsByStudioId',
				payload: { studioId: demo.studio.id },
			} ) )
		);
		expect(
			said.filter( ( { connectionId } ) => connectionId ),
			'said by the session, and by the server'
		).toHaveLength( 1 );
		expect( said ).toHaveLength( 2 );
		await close( a, b );
	} );

	test( 'a change past the app is told by the server', async ( {
		browser,
		isMobile,
	} ) => {
		const [ a, b ] = await openTwo( browser, isMobile );
		const name = await firstCard( b );
		const card = b.calendar.card( name );
		const id = await card.getAttribute( 'data-booking-id' );
		const wasPaid = await isPaid( card );
		const nonce = await nonceOf( a.context.request );
		const answer = await a.context.request.get(
			`${ demo.rest }/booking/${ wasPaid ? 'markUnpaid' : 'markPaid' }/${ id }?_wpnonce=${ nonce }`
		);
		expect( answer.status() ).toBe( 200 );
		await expect( card ).toHaveAccessibleName(
			wasPaid ? /, Unpaid/ : /, Paid/
		);
		await close( a, b );
	} );

	test( 'Ably goes and comes back: the calendar asks meanwhile, and says so', async ( {
		browser,
		isMobile,
	} ) => {
		test.slow();
		const [ a, b ] = await openTwo( browser, isMobile );
		const name = await firstCard( a );
		await ably.stop();
		await expect( b.calendar.live ).toHaveText( /^Updating every \d+ s$/ );
		await expectInStep( a, b, name );

		ably = await startAbly( { port: ably.port } );
		await expect( a.calendar.live ).toHaveText( 'Live' );
		await expect( b.calendar.live ).toHaveText( 'Live' );
		await expectInStep( a, b, name );
		await close( a, b );
	} );

	test( 'a token that has expired is renewed, and nothing is missed', async ( {
		browser,
		isMobile,
	} ) => {
		const [ a, b ] = await openTwo( browser, isMobile );
		const before = ably.tokens().length;
		ably.expireTokens();
		await expect.poll( () => ably.tokens().length ).toBe( before + 2 );
		await expect.poll( () => ably.connected() ).toBe( 2 );
		await expect( b.calendar.live ).toHaveText( 'Live' );
		await expectInStep( a, b, await firstCard( a ) );
		await close( a, b );
	} );

	test( 'a line that is resumed asks nothing, one that is not reloads once', async ( {
		browser,
		isMobile,
	} ) => {
		const weeks = weekFor( isMobile );
		const listener = await openTab(
			await newBrowser( browser, 'owner', ably.port ),
			weeks
		);
		await expect( listener.calendar.live ).toHaveText( 'Live' );
		await delay( 500 );
		listener.reads();
		ably.drop();
		await expect.poll( () => ably.connected() ).toBe( 0 );
		await expect.poll( () => ably.connected() ).toBe( 1 );
		await expect( listener.calendar.live ).toHaveText( 'Live' );
		await delay( 500 );
		expect( listener.reads() ).toBe( 0 );

		// Without the cookie this browser's site has no Ably key, so its change sends no message.
		const silent = await openTab(
			await newBrowser( browser, 'owner', null ),
			weeks
		);
		const name = await firstCard( silent );
		const says = await togglePaid( silent, name );
		await expect( listener.calendar.card( name ) ).not.toHaveAccessibleName(
			says
		);
		ably.drop( true );
		await expect( listener.calendar.card( name ) ).toHaveAccessibleName(
			says
		);
		await delay( 500 );
		expect( listener.reads() ).toBe( 1 );
		await close( listener, silent );
	} );

	test( 'a guest hears of changes, and is refused whatever else they try', async ( {
		browser,
		isMobile,
	} ) => {
		const context = await newBrowser( browser, 'guest', ably.port );
		const guest = await openTab( context, weekFor( isMobile ) );
		await expect( guest.calendar.live ).toHaveText( 'Live' );
		const client = new Ably.Realtime( {
			endpoint: '127.0.0.1',
			port: ably.port,
			tls: false,
			useBinaryProtocol: false,
			logLevel: 0,
			authCallback: ( _params, answer ) => {
				void context.request
					.get(
						`${ demo.rest }/realtime/token?studio_id=${ demo.studio.id }`
					)
					.then( ( response ) => response.json() )
					.then( ( { ably: access }: Token ) =>
						answer( null, access.tokenRequest )
					);
			},
		} );
		const refused = { code: 40160 };
		const changes = client.channels.get( channel() );
		await expect(
			changes.publish( 'x', {} ).catch( codeOf )
		).resolves.toMatchObject( refused );
		await expect(
			client.channels
				.get( `${ channel() }:presence:${ demo.studio.id }` )
				.attach()
				.catch( codeOf )
		).resolves.toMatchObject( refused );
		await expect(
			client.channels.get( 'another' ).attach().catch( codeOf )
		).resolves.toMatchObject( refused );
		expect( ably.messages( channel() ) ).toEqual( [] );
		client.close();
		await context.close();
	} );
} );

interface Token {
	readonly ably: { readonly tokenRequest: Ably.TokenRequest };
}

const codeOf = ( error: unknown ) => ( {
	code: ( error as Ably.ErrorInfo ).code,
} );
