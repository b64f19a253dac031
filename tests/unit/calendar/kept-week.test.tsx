import { act, screen, within } from '@testing-library/react';
import {
	wireBooking,
	wireError,
	wireSchedule,
	type FakeServer,
} from '../support/fake-server';
import {
	byWeek,
	card,
	click,
	endDemo,
	settle,
	startDemo,
	user,
	wait,
} from '../support/demo-weeks';
import { EXTERNAL, leavePage, mounted } from '../support/mounted';

const OWNER = { nonce: 'abcdef1234', userId: 5 };
const SHOW = 'Show last seen week (as of 14:20)';
const MENU = 'Actions: Salsa I';

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

const answerAs = ( permission: string, userId: number ) =>
	server.answer( {
		body: wireSchedule( [ wireBooking() ], {
			permission,
			user_id: userId,
		} ),
	} );

/** Opens the calendar, reads the week and leaves the page. */
async function visit( config = {} ) {
	await mounted( config );
	await settle();
	await wait( 1000 );
	leavePage();
}

const outage = () => wait( 4100 );

it( 'is shown at once, to be looked at, until the fresh one is there', async () => {
	answerAs( 'Owner', 5 );
	await visit( OWNER );
	server.answer( 'silent' );
	await mounted( OWNER );
	expect( card() ).toHaveTextContent( 'Salsa I' );
	expect( screen.getByText( 'as of 14:20' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'region' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	await user.hover( screen.getByRole( 'article' ) );
	expect(
		screen.queryByRole( 'button', { name: MENU } )
	).not.toBeInTheDocument();
	leavePage();

	answerAs( 'Owner', 5 );
	await mounted( OWNER );
	await settle();
	await user.hover( screen.getByRole( 'article' ) );
	expect( screen.getByRole( 'button', { name: MENU } ) ).toBeInTheDocument();
} );

it( 'says the day, too, when it is another', async () => {
	await visit();
	jest.setSystemTime( Date.parse( '2026-11-21T08:00:00Z' ) );
	server.answer( 'silent' );
	await mounted();
	expect( screen.getByText( 'as of 20 Nov, 14:20' ) ).toBeInTheDocument();
} );

it( 'gives way to the error after three tries, and can then be opened', async () => {
	await visit();
	server.answer( 'unreachable' );
	const before = server.calls.length;
	await mounted();
	expect( card() ).toBeInTheDocument();
	await outage();
	expect( server.calls.length - before ).toBe( 3 );
	expect( card() ).not.toBeInTheDocument();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Oops something went wrong...'
	);
	await click( SHOW );
	expect( card() ).toHaveTextContent( 'Salsa I' );
	expect(
		screen.getByText( 'Offline. Showing the week as of 14:20.' )
	).toBeInTheDocument();

	await click( 'Try now' );
	await outage();
	expect( card() ).toBeInTheDocument();
	server.answer( ( { query } ) => byWeek( query.get( 'date_from' ) ) );
	await click( 'Try now' );
	await settle();
	expect( screen.queryByText( /^Offline/ ) ).not.toBeInTheDocument();
	expect( card() ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'opened again has neither a menu nor anything else to change it', async () => {
	answerAs( 'Owner', 5 );
	await visit( OWNER );
	server.answer( { status: 403, body: wireError( 'forbidden', '' ) } );
	await mounted( OWNER );
	await settle();
	await click( SHOW );
	await user.hover( screen.getByRole( 'article' ) );
	expect(
		screen.queryByRole( 'button', { name: MENU } )
	).not.toBeInTheDocument();
	await act( () =>
		user.click( screen.getByRole( 'button', { name: /^Salsa I,/ } ) )
	);
	jest.useRealTimers();
	const info = await screen.findByRole( 'dialog', { name: 'Salsa I' } );
	expect(
		within( info ).queryByRole( 'button', { name: 'Cancel booking' } )
	).not.toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'is not offered where it was never seen', async () => {
	server.answer( 'unreachable' );
	await mounted();
	await outage();
	expect( screen.getByRole( 'alert' ) ).toBeInTheDocument();
	expect(
		screen.queryByRole( 'button', { name: /last seen/ } )
	).not.toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'is only of weeks that were looked at, not of those fetched ahead', async () => {
	await visit();
	const kept = Object.keys( window.localStorage );
	expect( server.calls ).toHaveLength( 2 );
	expect( kept ).toHaveLength( 1 );
	expect( kept[ 0 ] ).toContain( '2026-11-16' );
} );

it( 'of one login is not shown to the next', async () => {
	answerAs( 'Owner', 5 );
	await visit( OWNER );
	server.answer( 'silent' );
	await mounted( { nonce: 'fedcba4321', userId: 6 } );
	expect( card() ).not.toBeInTheDocument();
	leavePage();
	await mounted();
	expect( card() ).not.toBeInTheDocument();
} );

it( 'is gone after logging out', async () => {
	answerAs( 'Owner', 5 );
	await visit( OWNER );
	answerAs( 'Guest', 0 );
	await visit();
	server.answer( 'silent' );
	await mounted( OWNER );
	expect( card() ).not.toBeInTheDocument();
} );

describe( 'an external host', () => {
	it( 'has weeks of its own, shown at once to guests', async () => {
		await visit( { external: EXTERNAL } );
		server.answer( 'silent' );
		await mounted();
		expect( card() ).not.toBeInTheDocument();
		leavePage();
		await mounted( { external: EXTERNAL } );
		expect( card() ).toBeInTheDocument();
	} );

	it( 'shows none to a nonce before it has said whose it is', async () => {
		await visit( { external: EXTERNAL } );
		server.answer( 'silent' );
		await mounted( { external: EXTERNAL }, { urlNonce: 'fromurl' } );
		expect( card() ).not.toBeInTheDocument();
	} );
} );

it( 'a tab left open overnight goes on with a new nonce, or with what it has', async () => {
	answerAs( 'Owner', 5 );
	await mounted( OWNER );
	await settle();
	await wait( 1000 );
	const wake = () => {
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	};
	jest.setSystemTime( Date.parse( '2026-11-21T08:00:00Z' ) );
	server.answer( 'unreachable' );
	act( wake );
	await outage();
	expect( card() ).toBeInTheDocument();
	expect(
		screen.getByText( 'Offline. Showing the week as of 20 Nov, 14:20.' )
	).toBeInTheDocument();

	server.answer( ( { query } ) => {
		if ( query.get( 'action' ) === 'rest-nonce' ) {
			return { body: 'fedcba4321' };
		}
		return query.get( '_wpnonce' ) === 'fedcba4321'
			? {
					body: wireSchedule( [ wireBooking( { title: 'Zumba' } ) ], {
						permission: 'Owner',
						user_id: 5,
					} ),
				}
			: { status: 403, body: wireError( 'invalid_nonce', '' ) };
	} );
	await click( 'Try now' );
	await settle();
	await settle();
	expect( card() ).toHaveTextContent( 'Zumba' );
	expect( screen.queryByText( /^Offline/ ) ).not.toBeInTheDocument();
	expect( console ).toHaveErrored();
} );
