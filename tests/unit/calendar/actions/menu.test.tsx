import { act, screen, within } from '@testing-library/react';
import { wireBooking } from '../../support/fake-server';
import {
	button,
	card,
	cardButton,
	desk,
	flaws,
	open,
	openMenu,
	press,
	settle,
	setUpDesk,
	user,
} from '../../support/desk';

setUpDesk();

describe( 'the menu', () => {
	it( 'is worked by arrows, Home, End and Escape', async () => {
		await open();
		const menu = await openMenu();
		const entry = ( name: string ) =>
			within( menu ).getByRole( 'menuitem', { name } );
		expect( entry( 'Approve' ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		expect( entry( 'Edit' ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( entry( 'Cancel booking' ) ).toHaveFocus();
		await user.keyboard( '{ArrowDown}' );
		expect( entry( 'Approve' ) ).toHaveFocus();
		await user.keyboard( '{ArrowUp}{Home}' );
		expect( entry( 'Approve' ) ).toHaveFocus();
		await user.keyboard( '{Escape}' );
		expect( menu ).not.toBeInTheDocument();
		expect( button( 'Actions: Salsa I' ) ).toHaveFocus();
	} );

	it( 'closes by a press elsewhere', async () => {
		await open();
		const menu = await openMenu();
		await press( screen.getByRole( 'heading', { level: 2 } ) );
		expect( menu ).not.toBeInTheDocument();
	} );

	it( 'is reached from the card by Tab', async () => {
		await open();
		act( () => cardButton().focus() );
		await user.tab();
		expect( button( 'Actions: Salsa I' ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await settle();
		expect( screen.getByRole( 'menu' ) ).toBeInTheDocument();
	} );

	it( 'stays with the card that has the focus while another is pointed at', async () => {
		desk.bookings = [
			...desk.bookings,
			wireBooking( { id: 42, title: 'Tango', date: '2026-11-19' } ),
		];
		await open();
		act( () => cardButton().focus() );
		await user.hover( screen.getByRole( 'article', { name: /^Tango/ } ) );
		expect( button( 'Actions: Tango' ) ).toBeInTheDocument();
		await user.tab();
		expect( button( 'Actions: Salsa I' ) ).toHaveFocus();
		await user.keyboard( '{Enter}' );
		await settle();
		expect(
			screen.getByRole( 'menu', { name: 'Actions: Salsa I' } )
		).toBeInTheDocument();
	} );

	it( 'is not there for a guest', async () => {
		desk.permission = 'Guest';
		await open( { nonce: null } );
		await user.hover( card() );
		expect(
			screen.queryByRole( 'button', { name: /Actions/ } )
		).not.toBeInTheDocument();
	} );

	it( 'has no flaw that axe finds', async () => {
		const mount = await open();
		await openMenu();
		expect( await flaws( mount ) ).toEqual( [] );
	} );
} );
