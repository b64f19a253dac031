import { act, screen, within } from '@testing-library/react';
import { wireError } from '../../support/fake-server';
import {
	button,
	card,
	choose,
	desk,
	dialog,
	flaws,
	isRead,
	open,
	press,
	seconds,
	settle,
	setUpDesk,
	user,
	writes,
	written,
	PENDING,
} from '../../support/desk';
import { partOf } from '../../support/strip';

setUpDesk();

describe( 'an action', () => {
	it.each( [
		[ 'Approve', 'approve/41', {} ],
		[ 'Mark as paid', 'markPaid/41', {} ],
		[ 'Mark as unpaid', 'markUnpaid/41', { payment_status: 'paid' } ],
	] )(
		'"%s" makes its call, closes the menu and reads again',
		async ( name, call, part ) => {
			desk.bookings = [ { ...PENDING, ...part } ];
			await open();
			await choose( name );
			const reads = desk.server.calls.filter( isRead ).length;
			await settle();
			expect( written() ).toEqual( [ call ] );
			expect( screen.queryByRole( 'menu' ) ).not.toBeInTheDocument();
			expect( desk.server.calls.filter( isRead ).length ).toBeGreaterThan(
				reads - 1
			);
			expect( card() ).toHaveAccessibleName(
				expect.stringContaining(
					name === 'Approve' ? 'Anna Tamm, Unpaid' : name.slice( 9 )
				)
			);
		}
	);

	it.each( [
		[ 'Approve', 'Approved: Salsa I, Fri 18:00', {} ],
		[ 'Mark as paid', 'Marked as paid: Salsa I, Fri 18:00', {} ],
		[
			'Mark as unpaid',
			'Marked as unpaid: Salsa I, Fri 18:00',
			{ payment_status: 'paid' },
		],
	] )( '"%s" is told to readers, once', async ( name, text, part ) => {
		desk.bookings = [ { ...PENDING, ...part } ];
		await open();
		const place = partOf( '.sc-toasts' );
		expect( place ).toHaveAttribute( 'aria-live', 'polite' );
		await choose( name );
		await settle();
		expect( screen.getAllByText( text ) ).toHaveLength( 1 );
		expect( place ).toHaveTextContent( text );
	} );

	it( 'from the info is told inside of it, for readers hear nothing else then', async () => {
		await open();
		await press( card() );
		const info = await dialog( 'Salsa I' );
		const place = within( info ).getByRole( 'status' );
		const approve = within( info ).getByRole( 'button', {
			name: 'Approve',
		} );
		act( () => approve.focus() );
		await press( approve );
		await settle();
		expect( place ).toHaveTextContent( 'Approved: Salsa I, Fri 18:00' );
		expect(
			within( info ).getByRole( 'button', { name: 'Edit' } )
		).toHaveFocus();
	} );

	it( 'that shows another week tells which, and the first is not told', async () => {
		await open();
		const told = ( text: string ) =>
			screen
				.getAllByRole( 'status' )
				.filter( ( { textContent } ) => textContent === text );
		expect( told( '16 – 22 Nov 2026' ) ).toEqual( [] );
		await press( button( 'Next week' ) );
		await settle();
		expect( told( '23 – 29 Nov 2026' ) ).toHaveLength( 1 );
	} );

	it( 'that is under way is shown on the card and cannot be asked for again', async () => {
		await open();
		desk.refusal = 'silent';
		await choose( 'Approve' );
		const entry = screen.getByRole( 'menuitem', { name: 'Approving…' } );
		expect( entry ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( card() ).toHaveAttribute( 'aria-busy', 'true' );
		await press( entry );
		expect( written() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'Approve', wireError( 'forbidden', 'Not yours.' ), 'Not yours.' ],
		[
			'Mark as paid',
			wireError( 'forbidden', 'Not yours.' ),
			'Not yours.',
		],
		[
			'Cancel booking',
			wireError( 'forbidden', 'Not yours.' ),
			'Not yours.',
		],
		[ 'Approve', {}, '' ],
	] )( '"%s" that fails says so, with %p', async ( name, body, reason ) => {
		await open();
		desk.refusal = { status: 403, body };
		await choose( name );
		const modal = await dialog( 'Not saved' );
		expect( within( modal ).getByRole( 'alert' ) ).toHaveTextContent(
			new RegExp( `^Oops something went wrong\\.\\.\\.${ reason }$` )
		);
		expect( await flaws( modal ) ).toEqual( [] );
		expect( card() ).not.toHaveAttribute( 'aria-busy' );
		await press( within( modal ).getByText( 'Close' ) );
		expect( modal ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );
} );

describe( 'a canceled booking', () => {
	const cancel = async () => {
		await open();
		await choose( 'Cancel booking' );
		await settle();
	};

	it( 'stays struck in its place for ten seconds', async () => {
		await cancel();
		expect( card() ).toHaveAccessibleName(
			expect.stringContaining( 'Canceled' )
		);
		expect(
			screen.getByText( 'Booking canceled: Salsa I, Fri 18:00' )
		).toBeInTheDocument();
		await seconds( 9 );
		expect( button( 'Undo' ) ).toHaveTextContent( 'Undo 1 s' );
		await seconds( 1 );
		expect( screen.queryByRole( 'article' ) ).not.toBeInTheDocument();
		expect(
			screen.queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
	} );

	it( 'comes back by Undo', async () => {
		await cancel();
		await press( button( 'Undo' ) );
		await settle();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( written() ).toEqual( [ 'cancel/41', 'undo' ] );
		expect( card() ).toHaveAccessibleName(
			expect.stringContaining( 'Pending' )
		);
		const ids = writes().map( ( { query } ) => query.get( 'request_id' ) );
		expect( new Set( ids ).size ).toBe( 1 );
		expect( screen.getByText( 'Undone' ) ).toBeVisible();
	} );

	it( 'waits while the pointer or the focus is on Undo, which F6 leads to', async () => {
		await cancel();
		await user.keyboard( '{F6}' );
		expect( button( 'Undo' ) ).toHaveFocus();
		await seconds( 15 );
		expect( button( 'Undo' ) ).toBeInTheDocument();
		act( () => button( 'Undo' ).blur() );
		await user.hover( button( 'Undo' ) );
		await seconds( 15 );
		expect( button( 'Undo' ) ).toBeInTheDocument();
	} );

	it( 'whose time was taken meanwhile stays canceled, with the reason', async () => {
		await cancel();
		desk.refusal = {
			status: 409,
			body: wireError( 'slot_taken', 'Taken by Zumba.' ),
		};
		await press( button( 'Undo' ) );
		await settle();
		expect( screen.getByText( 'Taken by Zumba.' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );
} );
