import { mediaWindow, type ChosenPicture } from './media-window';
import { renumber, showArrows, startRows } from './rows';

/**
 * Manages an event's images in wp-admin: selected in WordPress's media modal, moved in place, saved with the screen.
 */
export function startGalleryRows( root: HTMLElement ): void {
	const list = root.querySelector( 'ol' );
	const add = root.querySelector< HTMLElement >( '[data-add]' );
	const empty = root.querySelector( 'template' )?.content.firstElementChild;
	if ( ! list || ! add || ! empty ) {
		return;
	}
	startRows( root, list, nameOf );
	let next = list.children.length;
	const append = ( picture: ChosenPicture ) => {
		const row = empty.cloneNode( true ) as HTMLElement;
		renumber( row, next++ );
		fill( row, picture );
		showArrows( row );
		list.append( row );
	};
	const frame = mediaWindow(
		{
			title: root.dataset[ 'choose' ] ?? '',
			use: root.dataset[ 'use' ] ?? '',
			types: ( root.dataset[ 'types' ] ?? '' ).split( ',' ),
			author: Number( root.dataset[ 'author' ] ?? 0 ),
		},
		( pictures ) => {
			const known = idsOf( list );
			pictures
				.filter( ( { id } ) => ! known.has( String( id ) ) )
				.forEach( append );
			add.focus();
		}
	);
	if ( frame ) {
		add.hidden = false;
		add.addEventListener( 'click', () => frame.open() );
	}
}

function fill( row: HTMLElement, picture: ChosenPicture ): void {
	const id = row.querySelector< HTMLInputElement >( 'input[type=hidden]' );
	const image = row.querySelector( 'img' );
	const name = row.querySelector( '[data-name]' );
	if ( id && image && name ) {
		id.value = String( picture.id );
		image.src = picture.sizes?.thumbnail?.url ?? picture.url;
		name.textContent = picture.alt || picture.title;
	}
}

function idsOf( list: Element ): ReadonlySet< string > {
	const inputs =
		list.querySelectorAll< HTMLInputElement >( 'input[type=hidden]' );
	return new Set( [ ...inputs ].map( ( { value } ) => value ) );
}

function nameOf( row: Element ): string {
	return row.querySelector( '[data-name]' )?.textContent ?? '';
}
