import { act, screen, within } from '@testing-library/react';
import { wireError } from '../../support/fake-server';
import {
	card,
	choose,
	desk,
	dialog,
	flaws,
	open,
	press,
	seconds,
	setUpDesk,
	settle,
	user,
	written,
	PENDING,
} from '../../support/desk';

setUpDesk();

async function done( name: string ) {
	await open();
	await choose( name );
	await settle();
}

/** Lets the toast go, as somebody does who has left its card with the pointer. */
async function outlast() {
	await user.unhover( card() );
	await seconds( 11 );
	expect(
		screen.queryByRole( 'button', { name: 'Undo' } )
	).not.toBeInTheDocument();
}

async function openWindow() {
	await press( card() );
	return dialog( 'Salsa I' );
}

describe( 'the window of a booking', () => {
	it( 'offers the last write after its toast, and tells what came of it', async () => {
		await done( 'Approve' );
		await outlast();
		const info = await openWindow();
		const status = within( info ).getByRole( 'status' );
		expect( status ).toHaveTextContent( 'Approved: Salsa I, Fri 18:00' );
		await press( within( info ).getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( status ).toHaveTextContent( /^Undone$/ );
		expect( written() ).toEqual( [ 'approve/41', 'undo' ] );
		expect(
			within( info ).getByRole( 'button', { name: 'Approve' } )
		).toHaveFocus();
	} );

	it( 'takes Ctrl+Z', async () => {
		await done( 'Approve' );
		const info = await openWindow();
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( within( info ).getByRole( 'status' ) ).toHaveTextContent(
			'Undone'
		);
	} );

	it( 'offers the write before the last one once that is undone', async () => {
		await done( 'Approve' );
		await choose( 'Mark as paid' );
		await settle();
		const info = await openWindow();
		const status = within( info ).getByRole( 'status' );
		expect( status ).toHaveTextContent( /^Marked as paid: / );
		await press( within( info ).getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( status ).toHaveTextContent( /^Undone\s*Approved: / );
		await press( within( info ).getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( status ).toHaveTextContent( /^Undone$/ );
		expect( written() ).toEqual( [
			'approve/41',
			'markPaid/41',
			'undo',
			'undo',
		] );
	} );

	it( 'takes several Ctrl+Z at once', async () => {
		await done( 'Approve' );
		await choose( 'Mark as paid' );
		await settle();
		await openWindow();
		await user.keyboard( '{Control>}zzz{/Control}' );
		await settle();
		await settle();
		expect( written().slice( 2 ) ).toEqual( [ 'undo', 'undo' ] );
	} );

	it( 'says once why the server refused, and offers nothing below', async () => {
		await done( 'Approve' );
		await choose( 'Mark as paid' );
		await settle();
		const info = await openWindow();
		desk.refusal = {
			status: 409,
			body: wireError( 'changed_meanwhile', 'Review it.' ),
		};
		await press( within( info ).getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( within( info ).getByRole( 'status' ) ).toHaveTextContent(
			/^Marked as paid: .*Changed in the meantime, not undone$/
		);
		expect(
			within( info ).queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );

	it( 'keeps the offer after a failure that may be none', async () => {
		await done( 'Approve' );
		const info = await openWindow();
		desk.refusal = { status: 503, body: wireError( 'busy', 'Busy.' ) };
		await press( within( info ).getByRole( 'button', { name: 'Undo' } ) );
		await settle();
		expect( within( info ).getByRole( 'status' ) ).toHaveTextContent(
			/Busy\.$/
		);
		expect(
			within( info ).getByRole( 'button', { name: 'Undo' } )
		).toBeVisible();
		expect( await flaws( screen.getByRole( 'dialog' ) ) ).toEqual( [] );
		expect( console ).toHaveErrored();
	} );

	it( 'offers it for ten minutes, also while it is open', async () => {
		await done( 'Approve' );
		await outlast();
		const info = await openWindow();
		await act( () => jest.advanceTimersByTimeAsync( 580_000 ) );
		expect(
			within( info ).getByRole( 'button', { name: 'Undo' } )
		).toBeVisible();
		await act( () => jest.advanceTimersByTimeAsync( 10_000 ) );
		expect(
			within( info ).queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
		expect( within( info ).getByRole( 'status' ) ).toBeEmptyDOMElement();
	} );

	it( 'says why it offers it no longer', async () => {
		desk.bookings = [ { ...PENDING, revision: 3 } ];
		await open();
		desk.refusal = {
			body: {
				status: 'ok',
				booking: { ...PENDING, status: 'Approved', revision: 4 },
			},
		};
		await choose( 'Approve' );
		await settle();
		desk.bookings = [ { ...PENDING, revision: 5 } ];
		await outlast();
		await seconds( 61 );
		const info = await openWindow();
		expect( within( info ).getByRole( 'status' ) ).toHaveTextContent(
			/^Approved: .* can no longer be undone\.$/
		);
		expect(
			within( info ).queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
	} );
} );
