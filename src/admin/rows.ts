/** Moves rows of a form in wp-admin by their arrow buttons; they are saved with the screen. */
export function startRows(
	root: HTMLElement,
	list: HTMLElement,
	nameOf: ( row: Element ) => string
): void {
	showArrows( list );
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
		say( root, placeOf( row, root.dataset[ 'moved' ] ?? '', nameOf ) );
	} );
}

/** Shows the arrow buttons, which the server hides because they need a script. */
export function showArrows( within: Element ): void {
	for ( const arrow of within.querySelectorAll< HTMLElement >(
		'[data-move]'
	) ) {
		arrow.hidden = false;
	}
}

/** Renumbers a row by the first number in its fields' names. */
export function renumber( row: Element, place: number ): void {
	for ( const field of row.querySelectorAll< HTMLInputElement >(
		'input, select'
	) ) {
		field.name = field.name.replace( /\d+/, String( place ) );
		field.id = field.id.replace( /\d+/, String( place ) );
	}
}

function move( row: Element, isUp: boolean ): void {
	const other = isUp ? row.previousElementSibling : row.nextElementSibling;
	if ( isUp ) {
		other?.before( row );
	} else {
		other?.after( row );
	}
}

function say( root: HTMLElement, words: string ): void {
	const status = root.querySelector( '[role=status]' );
	if ( status ) {
		status.textContent = words;
	}
}

function placeOf(
	row: Element,
	words: string,
	nameOf: ( row: Element ) => string
): string {
	const rows = [ ...( row.parentElement?.children ?? [] ) ];
	return words
		.replace( '%1$s', nameOf( row ) )
		.replace( '%2$s', String( rows.indexOf( row ) + 1 ) )
		.replace( '%3$s', String( rows.length ) );
}
