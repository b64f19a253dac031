// Loads this lazy chunk beforehand, so that no test waits for it.
import '../../../../src/ui/date-picker/date-picker';
import { screen, within } from '@testing-library/react';
import {
	asked,
	lineOf,
	main,
	open,
	startCopying,
	studio,
	sum,
	writes,
} from '../../support/copying';
import { endDemo, settle, user } from '../../support/demo-weeks';
import { lateReply, wireError } from '../../support/fake-server';

beforeEach( startCopying );
afterEach( endDemo );

const BUSY = { status: 503, body: wireError( 'busy', 'Busy.' ) };

it( 'the failure of a copy goes with the next decision', async () => {
	await open();
	studio.refusal = BUSY;
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Busy.' );
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'the server is asked again once the studio has changed', async () => {
	const { reach } = await open();
	studio.rows = studio.rows.slice( 0, 2 );
	reach( 129 );
	await settle();
	expect( asked() ).toHaveLength( 2 );
	expect( sum() ).toHaveTextContent(
		'1 of 2 bookings will be copied. 1 booking will be skipped.'
	);
} );

it( 'the lines stay, and nothing is copied, until another week is checked', async () => {
	await open();
	const { late, arrive } = lateReply();
	studio.noCheck = late;
	await user.click( main( 'Next week' ) );
	await settle();
	expect( lineOf( /Mon 23 Nov/ ) ).toBeVisible();
	expect( main( 'Copy 2 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await user.click( main( 'Copy 2 bookings' ) );
	expect( writes() ).toEqual( [] );
	arrive( { status: 403, body: wireError( 'forbidden', 'No.' ) } );
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'No.' );
	expect( console ).toHaveErrored();
} );

it( 'a failed check is not told any more while it is tried again', async () => {
	studio.noCheck = { status: 403, body: wireError( 'forbidden', 'No.' ) };
	await open();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'No.' );
	const { late, arrive } = lateReply();
	studio.noCheck = late;
	await user.click( main( 'Try again' ) );
	await settle();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	arrive( { status: 403, body: wireError( 'forbidden', 'No.' ) } );
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'No.' );
	expect( console ).toHaveErrored();
} );

it( 'the week that is copied is no week to copy it into', async () => {
	await open();
	await user.click( main( /^To the week/ ) );
	await settle();
	await user.click( screen.getByRole( 'button', { name: /18 November/ } ) );
	await settle();
	expect( main( /^To the week/ ) ).toHaveAccessibleDescription(
		'Select another week'
	);
	expect( screen.queryByRole( 'listitem' ) ).not.toBeInTheDocument();
	expect( asked() ).toHaveLength( 1 );
} );
