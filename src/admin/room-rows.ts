import { renumber, showArrows, startRows } from './rows';

/** Manages a studio's rooms in wp-admin: rows are moved and added in place and saved with the screen. */
export function startRoomRows( root: HTMLElement ): void {
	const list = root.querySelector( 'ol' );
	const add = root.querySelector< HTMLElement >( '[data-add]' );
	const last = list?.lastElementChild;
	if ( ! list || ! add || ! last ) {
		return;
	}
	const empty = last.cloneNode( true ) as HTMLElement;
	startRows( root, list, ( row ) => nameOf( row )?.value ?? '' );
	add.hidden = false;
	add.addEventListener( 'click', () => {
		const row = empty.cloneNode( true ) as HTMLElement;
		renumber( row, list.children.length );
		list.append( row );
		showArrows( row );
		nameOf( row )?.focus();
	} );
	// Enter in a name would press the screen's first button, which may not be the save button.
	list.addEventListener( 'keydown', ( event ) => {
		if (
			event.key === 'Enter' &&
			event.target instanceof HTMLInputElement
		) {
			event.preventDefault();
		}
	} );
}

function nameOf( row: Element ): HTMLInputElement | null {
	return row.querySelector( 'input[type=text]' );
}
