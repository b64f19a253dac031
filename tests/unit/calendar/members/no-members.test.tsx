import { screen } from '@testing-library/react';
import { wireBooking, wireSchedule } from '../../support/fake-server';
import { endDemo, settle, startDemo, user } from '../../support/demo-weeks';
import { mounted } from '../../support/mounted';

/** Simulates an update of the plugin: the chunk that the open page requests no longer exists. */
jest.mock( '../../../../src/calendar/members/members', () => {
	throw new Error( 'ChunkLoadError' );
} );

beforeEach( () => {
	startDemo().answer( {
		body: wireSchedule( [ wireBooking() ], {
			permission: 'Owner',
			user_id: 5,
		} ),
	} );
} );

afterEach( endDemo );

it( 'a member whose parts cannot be fetched sees the week, hears so and is offered a reload', async () => {
	await mounted( { userId: 5, nonce: 'abcdef1234' } );
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Oops something went wrong...Reload'
	);
	await user.click( screen.getByRole( 'article' ) );
	await settle();
	expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: members' );
} );
