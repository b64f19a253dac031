import { act, screen } from '@testing-library/react';
import { wireSchedule, type FakeServer } from '../../support/fake-server';
import { endDemo, settle, startDemo, wait } from '../../support/demo-weeks';
import { mounted } from '../../support/mounted';

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

async function open() {
	const mount = await mounted();
	await settle();
	await wait( 1000 );
	return mount;
}

const shape = () =>
	document.querySelector( '[data-live]' )?.getAttribute( 'data-live' );

it( 'says how often it asks, and that it is offline since when', async () => {
	await open();
	expect( screen.getByText( 'Updating every 5 s' ) ).toBeInTheDocument();
	expect( shape() ).toBe( 'poll' );
	await wait( 6000 );
	expect( screen.getByText( 'Updating every 8 s' ) ).toBeInTheDocument();

	server.answer( 'unreachable' );
	await wait( 20_000 );
	const offline = screen.getAllByText( 'Offline · as of 14:20' );
	// What is seen, and what is said once.
	expect( offline ).toHaveLength( 2 );
	expect( shape() ).toBe( 'off' );
	expect( screen.getByText( /You see the week as of/ ) ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'speaks only of a line that is lost or found, never of a longer pause', async () => {
	const mount = await open();
	const spoken = mount.querySelector( '.sc-head [aria-live].sc-vh' );
	await wait( 15_000 );
	expect( spoken ).toBeEmptyDOMElement();
	server.answer( 'unreachable' );
	await wait( 30_000 );
	expect( spoken ).toHaveTextContent( /^Offline · as of 14:2\d$/ );
	server.answer( { body: wireSchedule() } );
	await wait( 60_000 );
	expect( spoken ).toHaveTextContent( /^Updating every \d+ s$/ );
	expect( console ).toHaveErrored();
} );

it( 'is found again as soon as somebody reaches the server by hand', async () => {
	await open();
	server.answer( 'unreachable' );
	await wait( 30_000 );
	server.answer( { body: wireSchedule() } );
	await act( async () => {
		screen.getByRole( 'button', { name: 'Try now' } ).click();
		await Promise.resolve();
	} );
	await wait( 10 );
	expect( shape() ).toBe( 'poll' );
	expect( console ).toHaveErrored();
} );

it( 'asks without a word: nothing on the page says "Loading..."', async () => {
	const mount = await open();
	server.answer( 'silent' );
	await wait( 30_000 );
	expect( screen.queryByText( 'Loading...' ) ).not.toBeInTheDocument();
	expect( mount.querySelector( '.sc' ) ).toHaveAttribute(
		'aria-busy',
		'false'
	);
} );
