import { screen } from '@testing-library/react';
import {
	main,
	open,
	reads,
	startCopying,
	studio,
	writes,
} from '../../support/copying';
import { endDemo, settle, user } from '../../support/demo-weeks';
import { lateReply, wireError } from '../../support/fake-server';

beforeEach( startCopying );
afterEach( endDemo );

it( 'says that it saves, without the failure of before, and copies once', async () => {
	await open();
	studio.refusal = { status: 503, body: wireError( 'busy', 'Busy.' ) };
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Busy.' );
	const { late, arrive } = lateReply();
	studio.refusal = late;
	await user.click( main( 'Copy 2 bookings' ) );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	await user.click( main( 'Saving…' ) );
	expect( writes() ).toHaveLength( 2 );
	arrive( { status: 503, body: wireError( 'busy', 'Busy.' ) } );
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Busy.' );
	expect( console ).toHaveErrored();
} );

it( 'the week that it goes into has the copies, whatever an older read says', async () => {
	await open();
	expect( screen.getByTestId( 'next-week' ) ).toHaveTextContent( '90' );
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	expect( screen.getByTestId( 'next-week' ) ).toHaveTextContent(
		'90,141,143'
	);
} );

it.each( [
	[ 'changed_meanwhile', 409, 1 ],
	[ 'busy', 503, 0 ],
] )(
	'a refusal as %s has the calendar read its weeks again, if these may be old',
	async ( code, status, times ) => {
		await open();
		const before = reads();
		studio.refusal = { status, body: wireError( code, 'No.' ) };
		await user.click( main( 'Copy 2 bookings' ) );
		await settle();
		await settle();
		expect( reads() - before ).toBe( times );
		expect( console ).toHaveErrored();
	}
);
