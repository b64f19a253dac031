/** A studio's rooms in wp-admin: rows are moved and added in place and are saved with the screen. */
export function startRoomRows( root: HTMLElement ): void {
	const list = root.querySelector( 'ol' );
	const add = root.querySelector< HTMLElement >( '[data-add]' );
	const status = root.querySelector< HTMLElement >( '[role=status]' );
	const last = list?.lastElementChild;
	if ( ! list || ! add || ! status || ! last ) {
		return;
	}
	const empty = last.cloneNode( true ) as HTMLElement;
	showArrows( list );
	add.hidden = false;
	add.addEventListener( 'click', () => {
		const row = emptyRow( empty, list.children.length );
		list.append( row );
		showArrows( row );
		nameOf( row )?.focus();
	} );
	list.addEventListener( 'click', ( event ) => {
		const button = ( event.target as Element ).closest< HTMLElement >(
			'[data-move]'
		);
		const row = button?.closest( 'li' );
		if ( ! button || ! row ) {
			return;
		}
		move( row, button.dataset[ 'move' ] === '-1' );
		button.focus();
		status.textContent = placeOf( row, root.dataset[ 'moved' ] ?? '' );
	} );
	// Enter in a name would press the screen's first button, which may not be the one that saves.
	list.addEventListener( 'keydown', ( event ) => {
		if (
			event.key === 'Enter' &&
			event.target instanceof HTMLInputElement
		) {
			event.preventDefault();
		}
	} );
}

/** Arrows do nothing without this script, so the server hides them. */
function showArrows( within: Element ): void {
	for ( const arrow of within.querySelectorAll< HTMLElement >(
		'[data-move]'
	) ) {
		arrow.hidden = false;
	}
}

/** Rows are told apart by the first number in their fields' names. */
function emptyRow( empty: HTMLElement, place: number ): HTMLElement {
	const row = empty.cloneNode( true ) as HTMLElement;
	for ( const input of row.querySelectorAll( 'input' ) ) {
		input.name = input.name.replace( /\d+/, String( place ) );
		input.id = input.id.replace( /\d+/, String( place ) );
	}
	return row;
}

function move( row: Element, isUp: boolean ): void {
	const other = isUp ? row.previousElementSibling : row.nextElementSibling;
	if ( isUp ) {
		other?.before( row );
	} else {
		other?.after( row );
	}
}

function placeOf( row: Element, words: string ): string {
	const rows = [ ...( row.parentElement?.children ?? [] ) ];
	return words
		.replace( '%1$s', nameOf( row )?.value ?? '' )
		.replace( '%2$s', String( rows.indexOf( row ) + 1 ) )
		.replace( '%3$s', String( rows.length ) );
}

function nameOf( row: Element ): HTMLInputElement | null {
	return row.querySelector( 'input[type=text]' );
}
