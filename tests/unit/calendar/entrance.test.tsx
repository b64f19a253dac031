import { screen, within } from '@testing-library/react';
import type { WireSchedule } from '../../../src/contract/schedule';
import { openAddress } from '../support/browser';
import {
	wireBooking,
	wireError,
	wireSchedule,
	type FakeServer,
} from '../support/fake-server';
import { card, click, endDemo, settle, startDemo } from '../support/demo-weeks';
import { mounted } from '../support/mounted';

const LOGIN = { login: 'http://localhost/wp-login.php' };
const CLOSED = /This site does not let visitors load bookings/;

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
	openAddress( '/calendar/?studio_id=1#week' );
} );

afterEach( endDemo );

const answer = ( more: Partial< WireSchedule > ) =>
	server.answer( {
		body: wireSchedule( [ wireBooking() ], { urls: LOGIN, ...more } ),
	} );

const asGuest = () => answer( { permission: 'Guest', user_id: 0 } );

const logIn = () =>
	screen.queryByRole< HTMLAnchorElement >( 'link', { name: 'Log in' } );

const PRELOAD = {
	dateFrom: '2026-11-16',
	dateTo: '2026-11-22',
	studioId: 1,
	locale: 'en',
	schedule: wireSchedule( [ wireBooking() ], {
		permission: 'Guest',
		user_id: 0,
		urls: LOGIN,
	} ),
};

describe( 'a visitor', () => {
	it( 'logs in below the calendar and comes back to the same page', async () => {
		asGuest();
		await mounted();
		await settle();
		const url = new URL( logIn()?.href ?? '' );
		expect( url.pathname ).toBe( '/wp-login.php' );
		expect( url.searchParams.get( 'redirect_to' ) ).toBe(
			window.location.href
		);
	} );

	it( 'is offered no login where the site hides it, or the answer leads elsewhere', async () => {
		asGuest();
		await mounted( { loginLink: false } );
		await settle();
		expect( logIn() ).not.toBeInTheDocument();

		answer( {
			permission: 'Guest',
			user_id: 0,
			urls: { login: 'https://elsewhere.example/wp-login.php' },
		} );
		await mounted();
		await settle();
		expect( logIn() ).not.toBeInTheDocument();
	} );

	it( 'of an external host is offered none', async () => {
		asGuest();
		await mounted( {
			external: {
				restUrl: 'http://localhost/other/wp-json/studio-calendar/v1',
				ajaxUrl: 'http://localhost/other/wp-admin/admin-ajax.php',
			},
		} );
		await settle();
		expect( card() ).toBeInTheDocument();
		expect( logIn() ).not.toBeInTheDocument();
	} );

	it( 'at another of the site’s addresses is told where logins hold', async () => {
		asGuest();
		await mounted( {
			restUrl: 'http://www.localhost/wp-json/studio-calendar/v1',
		} );
		await settle();
		expect(
			screen.getByText( /Logins do not work at this URL/ )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'link', {
				name: 'Open this page at http://www.localhost',
			} )
		).toHaveAttribute(
			'href',
			`http://www.localhost${ window.location.pathname }${ window.location.search }${ window.location.hash }`
		);
		expect( logIn() ).not.toBeInTheDocument();
	} );
} );

it( 'people with a login are offered nothing', async () => {
	answer( { permission: 'Guest', user_id: 9 } );
	await mounted( { nonce: 'abcdef1234', userId: 9 } );
	await settle();
	expect( card() ).toBeInTheDocument();
	expect( logIn() ).not.toBeInTheDocument();
} );

describe( 'a site that lets no visitor read', () => {
	it.each( [
		[
			'by WordPress',
			401,
			wireError( 'not_logged_in', 'Log in to continue' ),
		],
		[ 'by a firewall', 403, '<html>Forbidden</html>' ],
	] )(
		'says so beside the week that the page brought along, %s',
		async ( _by, status, body ) => {
			server.answer( { status, body } );
			await mounted( { preload: PRELOAD } );
			await settle();
			expect( card() ).toBeInTheDocument();
			expect( screen.getByText( CLOSED ) ).toBeInTheDocument();
			expect( screen.queryByText( /Offline/ ) ).not.toBeInTheDocument();
			expect( logIn() ).toBeInTheDocument();
			expect( console ).toHaveErrored();
		}
	);

	it( 'says so in place of another week, and leads to the login', async () => {
		server.answer( {
			status: 401,
			body: wireError( 'not_logged_in', 'Log in to continue' ),
		} );
		await mounted( { preload: PRELOAD } );
		await settle();
		await click( 'Next week' );
		await settle();
		const panel = within( screen.getByRole( 'alert' ) );
		expect( panel.getByText( CLOSED ) ).toBeInTheDocument();
		expect(
			panel.queryByText( 'Log in to continue' )
		).not.toBeInTheDocument();
		expect( logIn() ).toBeInTheDocument();
		expect(
			panel.getByRole( 'button', { name: 'Try again' } )
		).toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );

	it( 'tells members what the server says, who are no visitors', async () => {
		server.answer( {
			status: 403,
			body: wireError(
				'forbidden',
				'Sorry, you are not allowed to do this.'
			),
		} );
		await mounted( { nonce: 'abcdef1234', userId: 5 } );
		await settle();
		expect(
			screen.getByText( 'Sorry, you are not allowed to do this.' )
		).toBeInTheDocument();
		expect( screen.queryByText( CLOSED ) ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );
} );
