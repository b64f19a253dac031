import { act, fireEvent, screen, within } from '@testing-library/react';
import { wireError } from '../../support/fake-server';
import {
	added,
	form,
	openForm,
	press,
	setUpForm,
	settle,
	studio,
	text,
	type,
	wait,
	writes,
} from '../../support/form';

setUpForm();

const DONE = 'You are logged in again. Nothing was lost.';
const SECRET = 'Key at the bar.';

/** Window of the login, with the members that the app uses. */
const popup = {
	closed: false,
	location: { hash: '' },
	close: jest.fn(),
};
const open = jest.fn< unknown, unknown[] >();
const real = Object.getOwnPropertyDescriptors( window );

beforeEach( () => {
	Object.assign( popup, { closed: false, location: { hash: '' } } );
	popup.close.mockClear();
	open.mockReset().mockReturnValue( popup );
	Object.assign( window, { open, focus: jest.fn() } );
} );

afterEach( () => {
	Object.defineProperties( window, { open: real.open, focus: real.focus } );
} );

const link = () =>
	within( form().getByRole( 'alert' ) ).getByRole( 'link', {
		name: 'Log in',
	} );

/** Sends a form whose login has expired, and starts the login. */
async function loggingIn() {
	studio.refusal = {
		status: 401,
		body: wireError( 'not_logged_in', 'Log in to continue' ),
	};
	await openForm();
	await type( 'Secret Owner Description', SECRET );
	await press( 'Create' );
	expect( form().getByRole( 'alert' ) ).toHaveTextContent(
		'Your entries are kept until you log in again.'
	);
	expect( console ).toHaveErrored();
	const isTab = fireEvent.click( link() );
	studio.nonce = 'fedcba4321';
	studio.refusal = null;
	return { isTab };
}

const look = async () => {
	await wait( 401 );
	await settle();
};

it( 'stays open with all of its fields while somebody logs in beside it, and saves', async () => {
	const { isTab } = await loggingIn();
	expect( isTab ).toBe( false );
	expect( String( open.mock.calls[ 0 ]?.[ 0 ] ) ).toBe(
		'http://localhost/wp-login.php?redirect_to=http%3A%2F%2Flocalhost%2F%23studio-calendar-logged-in'
	);
	await look();
	expect( screen.queryByText( DONE ) ).not.toBeInTheDocument();
	popup.location.hash = '#studio-calendar-logged-in';
	await look();
	expect( popup.close ).toHaveBeenCalledTimes( 1 );
	expect( screen.getByText( DONE ) ).toBeVisible();
	expect( form().queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( text( 'Secret Owner Description' ) ).toHaveValue( SECRET );
	await press( 'Create' );
	expect( added() ).toMatchObject( { hiddenOwnerCustomDescription: SECRET } );
	expect( writes().at( -1 )?.form?.get( '_wpnonce' ) ).toBe( 'fedcba4321' );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
} );

it( 'looks for the login when its window is closed by hand', async () => {
	await loggingIn();
	popup.closed = true;
	await look();
	expect( screen.getByText( DONE ) ).toBeVisible();
} );

it( 'goes on waiting while the window is elsewhere, or closed without a login', async () => {
	await loggingIn();
	studio.nonce = null;
	Object.defineProperty( popup, 'location', {
		configurable: true,
		get: () => {
			throw new DOMException( 'Another origin', 'SecurityError' );
		},
	} );
	await look();
	popup.closed = true;
	await look();
	expect( screen.queryByText( DONE ) ).not.toBeInTheDocument();
	expect( link() ).toBeVisible();
	Object.defineProperty( popup, 'location', {
		configurable: true,
		writable: true,
		value: { hash: '' },
	} );
} );

it( 'opens a tab where the browser opens no window, and looks when one is back', async () => {
	open.mockReturnValue( null );
	const { isTab } = await loggingIn();
	expect( isTab ).toBe( true );
	expect( link() ).toHaveAttribute( 'target', '_blank' );
	act( () => {
		window.dispatchEvent( new Event( 'focus' ) );
	} );
	await settle();
	expect( screen.getByText( DONE ) ).toBeVisible();
} );
