import '../support/browser';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../support/axe';
import { Dialog } from '../../../src/ui/dialog';
import { POPOVER } from '../../../src/ui/popover';

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

it( 'opens in browsers that have no popovers', async () => {
	const known = Object.getOwnPropertyDescriptor(
		HTMLElement.prototype,
		'showPopover'
	);
	Reflect.deleteProperty( HTMLElement.prototype, 'showPopover' );
	try {
		render( dialog );
		expect( shown() ).toHaveAttribute( 'open' );
		await userEvent.keyboard( '{Escape}' );
		expect( onClose ).toHaveBeenCalledTimes( 1 );
	} finally {
		Object.defineProperty(
			HTMLElement.prototype,
			'showPopover',
			known ?? {}
		);
	}
} );

/** Returns what covers the page; neither screen readers nor Tab find it, so the test finds it by its class. */
function scrim(): Element {
	// eslint-disable-next-line testing-library/no-node-access
	const found = shown().parentElement?.querySelector( '.sc-scrim' );
	return found ?? shown();
}

it( 'closes by Escape, wherever the focus is', async () => {
	render( dialog );
	await userEvent.keyboard( '{Escape}' );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	screen.getByRole( 'button', { name: 'Close' } ).blur();
	await userEvent.keyboard( '{Escape}' );
	expect( onClose ).toHaveBeenCalledTimes( 2 );
} );

it( 'leaves Escape to the window above it', async () => {
	const onCloseUpper = jest.fn();
	render( dialog );
	const { unmount } = render(
		<Dialog title="Upper" closeLabel="Close" onClose={ onCloseUpper }>
			<p>Above</p>
		</Dialog>
	);
	await userEvent.keyboard( '{Escape}' );
	expect( onCloseUpper ).toHaveBeenCalledTimes( 1 );
	expect( onClose ).not.toHaveBeenCalled();
	unmount();
	await userEvent.keyboard( '{Escape}' );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves Escape to what has used it', () => {
	render( dialog );
	const stop = ( event: Event ) => event.preventDefault();
	shown().addEventListener( 'keydown', stop );
	fireEvent.keyDown( screen.getByText( 'Oops' ), { key: 'Escape' } );
	expect( onClose ).not.toHaveBeenCalled();
} );

it( 'closes by a click outside, and not by one inside', async () => {
	render( dialog );
	await userEvent.click( screen.getByText( 'Oops' ) );
	expect( onClose ).not.toHaveBeenCalled();
	await userEvent.click( scrim() );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not close by a press that began inside', () => {
	render( dialog );
	fireEvent.mouseDown( screen.getByText( 'Oops' ) );
	fireEvent.click( scrim() );
	expect( onClose ).not.toHaveBeenCalled();
} );

it( 'alone is there for screen readers, until it closes', () => {
	const page = (
		<>
			<button type="button">Below</button>
			<button type="button" aria-hidden="true">
				Hidden before
			</button>
		</>
	);
	const buttons = () => screen.queryAllByRole( 'button' );
	const { rerender } = render( page );
	expect( buttons() ).toHaveLength( 1 );
	rerender(
		<>
			{ page }
			{ dialog }
		</>
	);
	expect( buttons() ).toEqual( [
		screen.getByRole( 'button', { name: 'Close' } ),
	] );
	rerender( page );
	expect( buttons() ).toEqual( [
		screen.getByRole( 'button', { name: 'Below' } ),
	] );
} );

it( 'brings back a focus that is put below it', () => {
	render( <button type="button">Below</button> );
	const below = screen.getByRole( 'button', { name: 'Below' } );
	const { unmount } = render( dialog );
	const close = screen.getByRole( 'button', { name: 'Close' } );
	close.focus();
	below.focus();
	expect( close ).toHaveFocus();
	unmount();
	below.focus();
	expect( below ).toHaveFocus();
} );

it( 'leaves the focus to what others put above it', () => {
	render(
		<div { ...POPOVER }>
			<button type="button">Fill in</button>
		</div>
	);
	const above = screen.getByText( 'Fill in' );
	render( dialog );
	above.focus();
	expect( above ).toHaveFocus();
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

describe( 'a sheet', () => {
	const HEIGHT = 400;
	// Screen readers do not see the handle, so the test finds it by its class.
	// eslint-disable-next-line testing-library/no-node-access
	const handle = () => shown().querySelector( '.sc-handle' ) ?? shown();

	beforeEach( () => {
		HTMLElement.prototype.setPointerCapture = () => undefined;
		jest.spyOn(
			HTMLElement.prototype,
			'offsetHeight',
			'get'
		).mockReturnValue( HEIGHT );
	} );

	/** Returns the inline style, because jsdom does not compute `translate`. */
	const movedBy = () => shown().style.translate;

	function pointer( type: string, clientY: number, timeStamp: number ) {
		const event = new MouseEvent( type, { bubbles: true, clientY } );
		Object.defineProperty( event, 'timeStamp', { value: timeStamp } );
		Object.defineProperty( event, 'isPrimary', { value: true } );
		fireEvent( handle(), event );
	}

	it.each( [
		[ 'far', 120, 1000, 1 ],
		[ 'not far', 119, 1000, 0 ],
		[ 'fast', 30, 60, 1 ],
		[ 'no further than a press', 20, 10, 0 ],
		[ 'up', -300, 100, 0 ],
	] )( 'that is pulled %s', ( _how, way, time, times ) => {
		render( dialog );
		pointer( 'pointerdown', 100, 1000 );
		pointer( 'pointermove', 100 + way, 1000 + time );
		expect( movedBy() ).toBe( `0 ${ Math.max( 0, way ) }px` );
		pointer( 'pointerup', 100 + way, 1000 + time );
		expect( movedBy() ).toBe( '' );
		expect( onClose ).toHaveBeenCalledTimes( times );
	} );

	it( 'that another gesture takes over goes back', () => {
		render( dialog );
		pointer( 'pointerdown', 100, 1000 );
		pointer( 'pointermove', 300, 1100 );
		pointer( 'pointercancel', 300, 1100 );
		expect( movedBy() ).toBe( '' );
		expect( onClose ).not.toHaveBeenCalled();
	} );
} );

it( 'has no flaw that axe finds', async () => {
	const { container } = render( dialog );
	expect( await axe( container ) ).toEqual( [] );
} );
