import { screen } from '@testing-library/react';
import { endDemo, settle, startDemo, wait } from '../../support/demo-weeks';
import { mounted } from '../../support/mounted';

let mockIsThere = false;

/** Simulates the browser's network, which either loads the chunk or fails. */
jest.mock( '../../../../src/store/keep-in-step', () => {
	if ( ! mockIsThere ) {
		throw new Error( 'Loading chunk live failed.' );
	}
	return jest.requireActual< object >( '../../../../src/store/keep-in-step' );
} );

beforeEach( () => void startDemo() );

afterEach( endDemo );

it( 'says that it is not kept in step while the part for it is missing, and asks for it again', async () => {
	await mounted();
	await settle();
	await wait( 1000 );
	expect( screen.getAllByText( /^Offline · as of/ ) ).not.toHaveLength( 0 );
	expect( screen.getByText( /Showing the week as of/ ) ).toBeInTheDocument();

	mockIsThere = true;
	await wait( 10_000 );
	expect( screen.getAllByText( /^Updating every/ ) ).not.toHaveLength( 0 );
	expect(
		screen.queryByText( /Showing the week as of/ )
	).not.toBeInTheDocument();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: live' );
} );
