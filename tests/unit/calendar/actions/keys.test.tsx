import { act, fireEvent, screen, within } from '@testing-library/react';
import { turnKeys } from '../../../../src/store/kept/single-keys';
import {
	button,
	cardButton,
	desk,
	dialog,
	open,
	press,
	settle,
	setUpDesk,
	user,
} from '../../support/desk';

setUpDesk();

afterEach( () => turnKeys( true ) );

describe( 'the list of the keys', () => {
	it( 'has no keys that a guest may not use', async () => {
		desk.permission = 'Guest';
		await open( { nonce: null } );
		await press( button( 'Keyboard shortcuts' ) );
		const sheet = within( await dialog( 'Keyboard shortcuts' ) );
		expect( sheet.getByText( 'Today' ) ).toBeInTheDocument();
		expect( sheet.queryByText( 'Book' ) ).not.toBeInTheDocument();
		expect( sheet.queryByText( 'While moving' ) ).not.toBeInTheDocument();
	} );

	it( 'turns them off at once', async () => {
		await open();
		await press( button( 'Keyboard shortcuts' ) );
		const sheet = within( await dialog( 'Keyboard shortcuts' ) );
		await press(
			sheet.getByRole( 'checkbox', { name: 'Use single keys' } )
		);
		await press( sheet.getByText( 'Close' ) );
		act( () => cardButton().focus() );
		await act( () => user.keyboard( '?eb' ) );
		await settle();
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );
} );

it( 'a letter is the one of its place on a keyboard with others', async () => {
	await open();
	fireEvent.keyDown( cardButton(), { key: 'у', code: 'KeyE' } );
	expect( await dialog( 'Edit booking' ) ).toBeInTheDocument();
} );
