import { screen } from '@testing-library/react';
import { draftAt } from '../../../../src/store/draft';
import { wireBooking } from '../../support/fake-server';
import {
	open,
	openEdit,
	openForm,
	press,
	room,
	choose,
	setUpForm,
	studio,
	text,
	type,
} from '../../support/form';

setUpForm();

const KEY = 'studio-calendar-draft:5:1:new';
const offer = () =>
	screen.queryByRole( 'group', { name: 'Continue your draft?' } );

async function typed() {
	await openForm();
	await choose( room(), 'Small hall' );
	await type( 'Time to', '1545' );
	await type( 'Secret Owner Description', 'Key at the bar.' );
}

/** Opens the page anew, so that only the browser's storage is left. */
async function reload() {
	document.body.replaceChildren();
	await open();
	await press( 'Book' );
}

describe( 'a draft', () => {
	it( 'is offered after a reload and continued, but for the hidden text', async () => {
		await typed();
		const kept = window.sessionStorage.getItem( KEY ) ?? '';
		expect( kept ).not.toContain( 'bar' );
		// A real reload would also clear the page's memory.
		draftAt( window, {
			userId: '5',
			studioId: '1',
			bookingId: null,
		} ).drop();
		window.sessionStorage.setItem( KEY, kept );
		await reload();
		expect( offer() ).toBeInTheDocument();
		expect( text( 'Time to' ) ).toHaveValue( '14:00' );
		await press( 'Continue' );
		expect( offer() ).not.toBeInTheDocument();
		expect( text( 'Time to' ) ).toHaveValue( '15:45' );
		expect( room() ).toHaveDisplayValue( 'Small hall' );
		expect( text( 'Secret Owner Description' ) ).toHaveValue( '' );
	} );

	it( 'has its hidden text as long as the page is open, and nowhere stored', async () => {
		await typed();
		await press( 'Cancel' );
		await press( 'Book' );
		await press( 'Continue' );
		expect( text( 'Secret Owner Description' ) ).toHaveValue(
			'Key at the bar.'
		);
		expect(
			JSON.stringify( Object.entries( window.sessionStorage ) )
		).not.toContain( 'bar' );
	} );

	it( 'does not bring back a hidden text that was cleared', async () => {
		studio.bookings = [
			wireBooking( { hiddenOwnerCustomDescription: 'Key.' } ),
		];
		await openEdit();
		await type( 'Secret Owner Description', '' );
		await press( 'Cancel' );
		document.body.replaceChildren();
		await openEdit();
		await press( 'Continue' );
		expect( text( 'Secret Owner Description' ) ).toHaveValue( '' );
	} );

	it( 'is not overwritten before it is decided on, nor dropped by saving', async () => {
		await typed();
		await press( 'Cancel' );
		const kept = window.sessionStorage.getItem( KEY );
		await press( 'Book' );
		await type( 'Time to', '1700' );
		expect( offer() ).toBeInTheDocument();
		expect( window.sessionStorage.getItem( KEY ) ).toBe( kept );
		await press( 'Create' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( window.sessionStorage.getItem( KEY ) ).toBe( kept );
		await press( 'Book' );
		await press( 'Continue' );
		expect( text( 'Time to' ) ).toHaveValue( '15:45' );
	} );

	it( 'goes on with what was typed since the question came up', async () => {
		await typed();
		await press( 'Cancel' );
		await press( 'Book' );
		await type( 'Time to', '1700' );
		await press( 'Continue' );
		expect( text( 'Time to' ) ).toHaveValue( '17:00' );
		expect( room() ).toHaveDisplayValue( 'Small hall' );
	} );

	it( 'that one starts anew instead of is what was typed since', async () => {
		await typed();
		await press( 'Cancel' );
		await press( 'Book' );
		await type( 'Time to', '1700' );
		await press( 'Start over' );
		expect( text( 'Time to' ) ).toHaveValue( '17:00' );
		await press( 'Cancel' );
		await press( 'Book' );
		await press( 'Continue' );
		expect( text( 'Time to' ) ).toHaveValue( '17:00' );
		expect( room() ).toHaveDisplayValue( 'Big hall' );
	} );

	it( 'is gone when one starts anew', async () => {
		await typed();
		await press( 'Cancel' );
		await press( 'Book' );
		await press( 'Start over' );
		expect( text( 'Time to' ) ).toHaveValue( '14:00' );
		await press( 'Cancel' );
		await press( 'Book' );
		expect( offer() ).not.toBeInTheDocument();
	} );

	it( 'is gone after saving', async () => {
		await typed();
		await press( 'Create' );
		expect( window.sessionStorage ).toHaveLength( 0 );
		await press( 'Book' );
		expect( offer() ).not.toBeInTheDocument();
	} );

	it( 'is not made by looking alone', async () => {
		await openForm();
		await press( 'Cancel' );
		await press( 'Book' );
		expect( offer() ).not.toBeInTheDocument();
	} );

	it( 'lasts a day', async () => {
		await typed();
		jest.setSystemTime( Date.parse( '2026-11-21T12:19:00Z' ) );
		await reload();
		expect( offer() ).toBeInTheDocument();
		jest.setSystemTime( Date.parse( '2026-11-21T12:21:30Z' ) );
		await reload();
		expect( offer() ).not.toBeInTheDocument();
	} );

	it( 'is nobody else’s', async () => {
		await typed();
		const kept = window.sessionStorage.getItem( KEY ) ?? '';
		window.sessionStorage.clear();
		window.sessionStorage.setItem( KEY.replace( ':5:', ':6:' ), kept );
		await reload();
		expect( offer() ).not.toBeInTheDocument();
	} );

	it.each( [ 'nonsense', '{}', '{"savedAt":0}', '[]', 'null' ] )(
		'that is %s is none',
		async ( kept ) => {
			window.sessionStorage.setItem( KEY, kept );
			await openForm();
			expect( offer() ).not.toBeInTheDocument();
		}
	);

	it( 'of a room that is gone asks for another', async () => {
		window.sessionStorage.setItem(
			KEY,
			JSON.stringify( {
				savedAt: Date.now(),
				values: { roomId: '99', trainerId: '5', from: 600, to: 660 },
			} )
		);
		await openForm();
		await press( 'Continue' );
		expect( room() ).toHaveDisplayValue( 'Select...' );
		expect( text( 'Time from' ) ).toHaveValue( '10:00' );
	} );

	it( 'cannot be kept where the browser keeps nothing, and the form works', async () => {
		const blocked = () => {
			throw new DOMException( 'Blocked', 'SecurityError' );
		};
		const spies = [
			jest
				.spyOn( Storage.prototype, 'getItem' )
				.mockImplementation( blocked ),
			jest
				.spyOn( Storage.prototype, 'setItem' )
				.mockImplementation( blocked ),
			jest
				.spyOn( Storage.prototype, 'removeItem' )
				.mockImplementation( blocked ),
		];
		studio.settings = { trainersNotice: 'Lights off.' };
		await typed();
		await press( 'Close the notice' );
		await press( 'Create' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		spies.forEach( ( spy ) => spy.mockRestore() );
	} );
} );
