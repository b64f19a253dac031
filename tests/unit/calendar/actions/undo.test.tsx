import { act, fireEvent, screen } from '@testing-library/react';
import { wireBooking, wireError } from '../../support/fake-server';
import {
	button,
	card,
	cardButton,
	choose,
	desk,
	dialog,
	open,
	press,
	requestIds,
	seconds,
	setUpDesk,
	settle,
	user,
	written,
	PENDING,
} from '../../support/desk';
import { EXTERNAL } from '../../support/mounted';

setUpDesk();

const undo = () => screen.queryByRole( 'button', { name: 'Undo' } );
async function done( name: string ) {
	await open();
	await choose( name );
	await settle();
}

/** Lets the toast go, as somebody does who has left its card with the pointer. */
async function outlast() {
	await user.unhover( card() );
	await seconds( 11 );
	expect( undo() ).not.toBeInTheDocument();
}

describe( 'the keys', () => {
	it.each( [
		[ 'Ctrl+Z', { key: 'z', code: 'KeyZ', ctrlKey: true } ],
		[ 'Cmd+Z', { key: 'z', code: 'KeyZ', metaKey: true } ],
		[ 'in Russian', { key: 'я', code: 'KeyZ', ctrlKey: true } ],
		[ 'in German', { key: 'z', code: 'KeyY', ctrlKey: true } ],
	] )( '%s take the newest write back', async ( _name, keys ) => {
		await done( 'Approve' );
		expect( fireEvent.keyDown( document.body, keys ) ).toBe( false );
		await settle();
		expect( written() ).toEqual( [ 'approve/41', 'undo' ] );
		expect( new Set( requestIds() ).size ).toBe( 1 );
		expect( card() ).toHaveAccessibleName(
			expect.stringContaining( 'Pending' )
		);
		expect( screen.getByText( 'Undone' ) ).toBeVisible();
	} );

	it.each( [
		[ 'redo', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true } ],
		[ 'no modifier', { key: 'z', code: 'KeyZ' } ],
		[ 'another letter', { key: 'y', code: 'KeyZ', ctrlKey: true } ],
	] )( '%s take nothing back', async ( _name, keys ) => {
		await done( 'Approve' );
		expect( fireEvent.keyDown( document.body, keys ) ).toBe( true );
		await settle();
		expect( written() ).toEqual( [ 'approve/41' ] );
	} );

	it( 'are those of the field that has the focus', async () => {
		await done( 'Approve' );
		act( () => screen.getByRole( 'combobox', { name: 'Room' } ).focus() );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( written() ).toEqual( [ 'approve/41' ] );
	} );

	it( 'take nothing back under a window that does not show it', async () => {
		await done( 'Approve' );
		act( () => cardButton().focus() );
		await act( () => user.keyboard( '?' ) );
		await dialog( 'Keyboard shortcuts' );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( written() ).toEqual( [ 'approve/41' ] );
	} );

	it( 'take only what is offered', async () => {
		await done( 'Approve' );
		await outlast();
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( written() ).toEqual( [ 'approve/41' ] );
	} );
} );

it( 'toasts all wait while one of them is pointed at', async () => {
	const other = { id: 42, title: 'Tango', date: '2026-11-19' };
	desk.bookings = [ PENDING, wireBooking( { ...PENDING, ...other } ) ];
	await open();
	for ( const [ title, name ] of [
		[ 'Tango', 'Approve' ],
		[ 'Salsa I', 'Mark as paid' ],
	] as const ) {
		await user.hover(
			screen.getByRole( 'article', { name: new RegExp( `^${ title }` ) } )
		);
		await press( button( `Actions: ${ title }` ) );
		await press( screen.getByRole( 'menuitem', { name } ) );
		await settle();
	}
	const [ first, second ] = screen.getAllByRole( 'button', { name: 'Undo' } );
	await user.hover( first as HTMLElement );
	const left = second?.textContent;
	await seconds( 15 );
	expect( second ).toHaveTextContent( left ?? '' );
	await user.hover( screen.getByRole( 'grid' ) );
	await seconds( 11 );
	expect( undo() ).not.toBeInTheDocument();
} );

it( 'a toast that had the focus hands it back to where it was', async () => {
	await done( 'Cancel booking' );
	act( () => button( 'Next week' ).focus() );
	await user.keyboard( '{F6}' );
	expect( undo() ).toHaveFocus();
	await user.keyboard( '{Enter}' );
	await settle();
	expect( undo() ).not.toBeInTheDocument();
	expect( button( 'Next week' ) ).toHaveFocus();
	await seconds( 7 );
	expect( screen.queryByText( 'Undone' ) ).not.toBeInTheDocument();
} );

it( 'a later write on the same booking takes the place of the earlier one', async () => {
	await done( 'Approve' );
	await choose( 'Mark as paid' );
	await settle();
	expect( screen.getAllByRole( 'button', { name: 'Undo' } ) ).toHaveLength(
		1
	);
	expect(
		screen.getByText( 'Marked as paid: Salsa I, Fri 18:00' )
	).toBeVisible();
} );

const CTRL_Z = { key: 'z', code: 'KeyZ', ctrlKey: true };

const undone = () => written().filter( ( name ) => name === 'undo' );

/** Approves, marks as paid and cancels a booking. */
async function threeWrites() {
	await done( 'Approve' );
	await outlast();
	await choose( 'Mark as paid' );
	await settle();
	await choose( 'Cancel booking' );
	await settle();
	return requestIds();
}

describe( 'writes on one booking', () => {
	it( 'are taken back one after the other, the last first', async () => {
		const made = await threeWrites();
		for ( const count of [ 1, 2, 3 ] ) {
			await user.keyboard( '{Control>}z{/Control}' );
			await settle();
			expect( undone() ).toHaveLength( count );
			expect( undo() ).not.toBeInTheDocument();
		}
		expect( requestIds().slice( 3 ) ).toEqual( made.toReversed() );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( undone() ).toHaveLength( 3 );
	} );

	it( 'are taken back by keys that are faster than the server', async () => {
		const made = await threeWrites();
		[ 1, 2, 3 ].forEach( () => fireEvent.keyDown( document.body, CTRL_Z ) );
		await seconds( 1 );
		expect( requestIds().slice( 3 ) ).toEqual( made.toReversed() );
	} );

	it( 'count a key that is held down once', async () => {
		await threeWrites();
		fireEvent.keyDown( document.body, CTRL_Z );
		fireEvent.keyDown( document.body, { ...CTRL_Z, repeat: true } );
		await settle();
		await settle();
		expect( undone() ).toHaveLength( 1 );
	} );

	it( 'stay after a refusal of the last, and so do keys that wait', async () => {
		await threeWrites();
		desk.refusal = {
			status: 409,
			body: wireError( 'changed_meanwhile', 'Review it.' ),
		};
		await act( () => user.keyboard( '{Control>}zz{/Control}' ) );
		await settle();
		await settle();
		expect( undone() ).toHaveLength( 1 );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( undone() ).toHaveLength( 1 );
		expect( console ).toHaveErrored();
	} );

	it( 'are offered again for ten minutes from when they were made', async () => {
		await threeWrites();
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		await act( () => jest.advanceTimersByTimeAsync( 590_000 ) );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( undone() ).toHaveLength( 2 );
		await act( () => jest.advanceTimersByTimeAsync( 5_000 ) );
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( undone() ).toHaveLength( 2 );
	} );
} );

describe( 'a refusal', () => {
	it.each( [
		[
			409,
			wireError( 'changed_meanwhile', 'Review it.' ),
			'Changed in the meantime, not undone',
		],
		[
			422,
			{
				...( wireError( 'invalid', 'Check the fields.' ) as object ),
				data: { status: 422, fields: { request_id: 'Too late.' } },
			},
			'Too late.',
		],
		[ 409, wireError( 'slot_taken', 'Taken.' ), 'Taken.' ],
	] )(
		'with %s says why, and ends the offer',
		async ( status, body, text ) => {
			await done( 'Approve' );
			desk.refusal = { status, body };
			await press( button( 'Undo' ) );
			await settle();
			expect( screen.getByText( text ) ).toBeVisible();
			// "Undoing…" neither.
			expect(
				screen.queryByRole( 'button', { name: /^Undo/ } )
			).not.toBeInTheDocument();
			expect( card() ).not.toHaveAttribute( 'aria-busy' );
			expect( console ).toHaveErrored();
		}
	);

	it( 'that may be none leaves the offer, under the same request', async () => {
		await done( 'Approve' );
		desk.refusal = { status: 503, body: wireError( 'busy', 'Busy.' ) };
		await press( button( 'Undo' ) );
		await settle();
		expect( screen.getByText( 'Busy.' ) ).toBeVisible();
		desk.refusal = null;
		await press( button( 'Undo' ) );
		await settle();
		expect( screen.getByText( 'Undone' ) ).toBeVisible();
		expect( written() ).toEqual( [ 'approve/41', 'undo', 'undo' ] );
		expect( new Set( requestIds() ).size ).toBe( 1 );
		expect( console ).toHaveErrored();
	} );
} );

describe( 'an external host', () => {
	it( 'restores what was canceled', async () => {
		await open( { external: EXTERNAL } );
		await choose( 'Cancel booking' );
		await settle();
		await press( button( 'Undo' ) );
		await settle();
		expect( written() ).toEqual( [ 'cancel/41', 'restore/41' ] );
		expect( screen.getByText( 'Undone' ) ).toBeVisible();
	} );

	it( 'is asked to take nothing else back', async () => {
		await open( { external: EXTERNAL } );
		await choose( 'Approve' );
		await settle();
		expect(
			screen.getByText( 'Approved: Salsa I, Fri 18:00' )
		).toBeVisible();
		expect( undo() ).not.toBeInTheDocument();
		await user.keyboard( '{Control>}z{/Control}' );
		await settle();
		expect( written() ).toEqual( [ 'approve/41' ] );
	} );
} );
