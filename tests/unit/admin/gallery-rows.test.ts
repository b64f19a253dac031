import { fireEvent, screen, within } from '@testing-library/react';
import { startGalleryRows } from '../../../src/admin/gallery-rows';
import type { ChosenPicture } from '../../../src/admin/media-window';

const row = ( place: number, id: number, name: string ) =>
	`<li><input type="hidden" name="studio_calendar[gallery][${ place }][id]" value="${ id }"><img alt=""><span data-name>${ name }</span>` +
	'<button type="button" hidden data-move="-1">Up</button><button type="button" hidden data-move="1">Down</button></li>';

/** Replaces WordPress's media window: records its options and selects images as a person would. */
function media() {
	const asked: unknown[] = [];
	let choose: () => void = () => undefined;
	let chosen: readonly ChosenPicture[] = [];
	const open = jest.fn();
	const frame = {
		open,
		on: ( _event: 'select', listener: () => void ) => {
			choose = listener;
		},
		state: () => ( {
			get: () => ( { toJSON: () => chosen } ),
		} ),
	};
	Object.assign( window, {
		wp: {
			media: ( options: unknown ) => {
				asked.push( options );
				return frame;
			},
		},
	} );
	return {
		asked,
		open,
		choose: ( pictures: readonly ChosenPicture[] ) => {
			chosen = pictures;
			choose();
		},
	};
}

let form: HTMLFormElement;

function start( author = '5' ) {
	const root = document.createElement( 'div' );
	Object.assign( root.dataset, {
		moved: '%1$s: place %2$s of %3$s',
		types: 'image/jpeg,image/png',
		author,
		choose: 'Select images',
		use: 'Use these',
	} );
	root.innerHTML = `<ol>${ row( 0, 11, 'Hall' ) }${ row( 1, 12, 'Stage' ) }</ol><template>${ row( 0, 0, '' ) }</template><button type="button" data-add hidden>Add</button><p role="status"></p>`;
	form = document.createElement( 'form' );
	form.append( root );
	document.body.replaceChildren( form );
	startGalleryRows( root );
}

/** Returns the fields that the browser would send, in the order of the rows. */
const sent = () => [ ...new FormData( form ).entries() ];
const values = () => sent().map( ( [ , value ] ) => value );

afterEach( () => {
	Object.assign( window, { wp: undefined } );
} );

test( 'what is chosen joins the list once, with a name, a small picture and fields of its own', () => {
	const { asked, open, choose } = media();
	start();
	fireEvent.click( screen.getByRole( 'button', { name: 'Add' } ) );
	expect( open ).toHaveBeenCalledTimes( 1 );
	expect( asked ).toEqual( [
		{
			title: 'Select images',
			button: { text: 'Use these' },
			multiple: 'add',
			library: { type: [ 'image/jpeg', 'image/png' ], author: 5 },
		},
	] );
	choose( [
		{ id: 12, title: 'stage', alt: '', url: '/stage.jpg' },
		{
			id: 13,
			title: 'door',
			alt: 'The red door',
			url: '/door.jpg',
			sizes: { thumbnail: { url: '/door-150.jpg' } },
		},
	] );
	expect( values() ).toEqual( [ '11', '12', '13' ] );
	const added = screen.getAllByRole( 'listitem' )[ 2 ] as HTMLElement;
	expect( added ).toHaveTextContent( 'The red door' );
	expect( within( added ).getByRole( 'presentation' ) ).toHaveAttribute(
		'src',
		'/door-150.jpg'
	);
	expect( sent()[ 2 ] ).toEqual( [
		'studio_calendar[gallery][2][id]',
		'13',
	] );
	expect( screen.getByRole( 'button', { name: 'Add' } ) ).toHaveFocus();
	fireEvent.click( within( added ).getByRole( 'button', { name: 'Up' } ) );
	expect( values() ).toEqual( [ '11', '13', '12' ] );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'The red door: place 2 of 3'
	);
} );

test( 'an administrator chooses among everybody’s pictures', () => {
	const { asked } = media();
	start( '0' );
	expect( asked ).toEqual( [
		expect.objectContaining( {
			library: { type: [ 'image/jpeg', 'image/png' ] },
		} ),
	] );
} );

test( 'without WordPress’s window there is nothing to press, and rows move all the same', () => {
	start();
	expect(
		screen.queryByRole( 'button', { name: 'Add' } )
	).not.toBeInTheDocument();
	fireEvent.click(
		screen.getAllByRole( 'button', { name: 'Down' } )[ 0 ] as HTMLElement
	);
	expect( values() ).toEqual( [ '12', '11' ] );
} );
