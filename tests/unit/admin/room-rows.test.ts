import { fireEvent, screen } from '@testing-library/react';
import { startRoomRows } from '../../../src/admin/room-rows';

const row = ( place: number, name: string ) =>
	`<li><input type="hidden" name="studio_calendar[rooms][${ place }][id]"><input type="text" name="studio_calendar[rooms][${ place }][name]" value="${ name }" aria-label="Name">` +
	`<select name="studio_calendar[rooms][${ place }][palette]"></select>` +
	'<button type="button" hidden data-move="-1">Up</button><button type="button" hidden data-move="1">Down</button></li>';

function start() {
	const root = document.createElement( 'div' );
	root.dataset[ 'moved' ] = '%1$s: place %2$s of %3$s';
	root.innerHTML = `<ol>${ row( 0, 'Big' ) }${ row( 1, 'Small' ) }${ row( 2, '' ) }</ol><button data-add hidden>Add</button><p role="status"></p>`;
	document.body.replaceChildren( root );
	startRoomRows( root );
}

const values = () =>
	screen
		.getAllByRole< HTMLInputElement >( 'textbox' )
		.map( ( { value } ) => value );

test( 'a row moves up and down, keeps the focus and says its place', () => {
	start();
	const up = screen.getAllByRole( 'button', { name: 'Up' } )[ 1 ];
	fireEvent.click( up as HTMLElement );
	expect( values() ).toEqual( [ 'Small', 'Big', '' ] );
	expect( up ).toHaveFocus();
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Small: place 1 of 3'
	);
	fireEvent.click(
		screen.getAllByRole( 'button', { name: 'Down' } )[ 0 ] as HTMLElement
	);
	expect( values() ).toEqual( [ 'Big', 'Small', '' ] );
} );

test( 'the first row stays when it is moved up', () => {
	start();
	fireEvent.click(
		screen.getAllByRole( 'button', { name: 'Up' } )[ 0 ] as HTMLElement
	);
	expect( values() ).toEqual( [ 'Big', 'Small', '' ] );
} );

test( 'a new row has fields of its own and the focus', () => {
	start();
	fireEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
	const names = screen
		.getAllByRole< HTMLInputElement >( 'textbox' )
		.map( ( { name } ) => name );
	expect( new Set( names ).size ).toBe( 4 );
	const colours = screen
		.getAllByRole< HTMLSelectElement >( 'combobox' )
		.map( ( { name } ) => name );
	expect( new Set( colours ).size ).toBe( 4 );
	expect( screen.getAllByRole( 'textbox' )[ 3 ] ).toHaveFocus();
	expect( screen.getAllByRole( 'button', { name: 'Up' } ) ).toHaveLength( 4 );
} );

test( 'Enter in a name does not press another button of the screen', () => {
	start();
	const isOpen = fireEvent.keyDown(
		screen.getAllByRole( 'textbox' )[ 0 ] as HTMLElement,
		{ key: 'Enter' }
	);
	expect( isOpen ).toBe( false );
} );
