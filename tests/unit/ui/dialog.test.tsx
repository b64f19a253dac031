import '../support/browser';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../support/axe';
import { Dialog } from '../../../src/ui/dialog';

const onClose = jest.fn();
beforeEach( () => onClose.mockClear() );

const dialog = (
	<Dialog title="Not saved" closeLabel="Close" onClose={ onClose }>
		<p>Oops</p>
	</Dialog>
);
const shown = () => screen.getByRole( 'dialog', { name: 'Not saved' } );

it( 'closes by ✕', async () => {
	render( dialog );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'closes by Escape, which browsers tell as "cancel"', () => {
	render( dialog );
	fireEvent( shown(), new Event( 'cancel', { cancelable: true } ) );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'closes by a click outside, and not by one inside', async () => {
	render( dialog );
	await userEvent.click( screen.getByText( 'Oops' ) );
	expect( onClose ).not.toHaveBeenCalled();
	await userEvent.click( shown() );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not close by a press that began inside', () => {
	render( dialog );
	fireEvent.mouseDown( screen.getByText( 'Oops' ) );
	fireEvent.click( shown() );
	expect( onClose ).not.toHaveBeenCalled();
} );

it( 'gives the focus back', () => {
	render( <button type="button">Opener</button> );
	const opener = screen.getByRole( 'button', { name: 'Opener' } );
	opener.focus();
	const { unmount } = render( dialog );
	screen.getByRole( 'button', { name: 'Close' } ).focus();
	unmount();
	expect( opener ).toHaveFocus();
} );

it( 'holds the page behind it until the last one is closed', () => {
	const { unmount: closeFirst } = render( dialog );
	const { unmount: closeSecond } = render( dialog );
	closeFirst();
	expect( document.documentElement ).toHaveStyle( { overflow: 'hidden' } );
	closeSecond();
	expect( document.documentElement ).not.toHaveStyle( {
		overflow: 'hidden',
	} );
} );

it( 'has no flaw that axe finds', async () => {
	const { container } = render( dialog );
	expect( await axe( container ) ).toEqual( [] );
} );
