import { screen } from '@testing-library/react';
import { wireSchedule, type FakeServer } from '../../support/fake-server';
import {
	click,
	endDemo,
	settle,
	startDemo,
	wait,
} from '../../support/demo-weeks';
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

/** Returns the state that is shown, and then the one that was last announced to screen readers. */
const words = () =>
	screen
		.queryAllByText( /^(Live|Updating|Offline ·)/ )
		.map( ( { textContent } ) => textContent );

it( 'says how often it asks, and that it is offline since when', async () => {
	await open();
	expect( screen.getByText( 'Updating every 5 s' ) ).toBeInTheDocument();
	await wait( 6000 );
	expect( screen.getByText( 'Updating every 8 s' ) ).toBeInTheDocument();

	server.answer( 'unreachable' );
	await wait( 20_000 );
	expect( words() ).toEqual( [
		'Offline · as of 14:20',
		'Offline · as of 14:20',
	] );
	expect( screen.getByText( /Showing the week as of/ ) ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'speaks only of a line that is lost or found, never of a longer pause', async () => {
	await open();
	await wait( 15_000 );
	expect( words() ).toEqual( [ 'Updating every 11 s' ] );
	server.answer( 'unreachable' );
	await wait( 30_000 );
	expect( words()[ 1 ] ).toBe( 'Offline · as of 14:20' );
	server.answer( { body: wireSchedule() } );
	await wait( 60_000 );
	const told = words()[ 1 ];
	expect( told ).toMatch( /^Updating every \d+ s$/ );
	await wait( 60_000 );
	expect( words()[ 1 ] ).toBe( told );
	expect( words()[ 0 ] ).not.toBe( told );
	expect( console ).toHaveErrored();
} );

it( 'is found again as soon as somebody reaches the server by hand', async () => {
	await open();
	server.answer( 'unreachable' );
	await wait( 30_000 );
	server.answer( { body: wireSchedule() } );
	await click( 'Try now' );
	await wait( 10 );
	expect( words()[ 0 ] ).toMatch( /^Updating/ );
	expect( console ).toHaveErrored();
} );

it( 'asks without a word: nothing on the page says "Loading..."', async () => {
	await open();
	server.answer( 'silent' );
	server.calls.length = 0;
	// Less than the timeout of a read: after a timeout the app reads again and shows that it is loading.
	await wait( 9000 );
	expect( server.calls ).toHaveLength( 1 );
	expect( screen.queryByText( 'Loading...' ) ).not.toBeInTheDocument();
	expect(
		screen.getByRole( 'region', { name: 'Studio calendar' } )
	).toHaveAttribute( 'aria-busy', 'false' );
} );
