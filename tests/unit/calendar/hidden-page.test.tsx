import { act } from '@testing-library/react';
import type { FakeServer } from '../support/fake-server';
import { endDemo, settle, startDemo, wait } from '../support/demo-weeks';
import { mounted } from '../support/mounted';
import { setHidden } from '../support/page';

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( () => {
	act( () => setHidden( false ) );
	endDemo();
} );

it( 'costs nothing while the page is hidden, and asks at once when it is shown', async () => {
	await mounted();
	await settle();
	await wait( 1000 );
	act( () => setHidden( true ) );
	server.calls.length = 0;
	await wait( 3_600_000 );
	expect( server.calls ).toHaveLength( 0 );
	act( () => setHidden( false ) );
	await wait( 1 );
	expect( server.calls ).toHaveLength( 1 );
} );
