import type { Page } from '@playwright/test';

/**
 * Texts that are the same in every language: names, and what is no word. What the server sends of people, rooms and
 * events is the studio's own and known from its answers.
 */
const SAME_EVERYWHERE: readonly RegExp[] = [
	/^[^\p{L}]*$/u,
	/^studio_id$/,
	/^[A-Z][a-z]+\/[A-Z][A-Za-z ]+$/,
	/^[\w.+-]+@[\w.-]+$/,
	/^.$/u,
	// Initials, and what Estonian and English write alike.
	/^\p{Lu}{2}$/u,
	/^\d+ s$/,
	/^(April|August|September|November) \d{4}$/,
	/^(Apr|Aug|Nov) –$/,
];

/** Fields of an answer whose value people have written. */
const WRITTEN_BY_PEOPLE = new Set( [
	'title',
	'desc',
	'description',
	'first_name',
	'last_name',
	'fullname',
	'nickname',
	'name',
	'alt',
	'trainersNotice',
	'hiddenOwnerCustomDescription',
] );

/** Visible and spoken texts of the open calendar, its dialogs and menus, in their smallest parts. */
export async function walk( page: Page ): Promise< ReadonlySet< string > > {
	const texts = await page.evaluate( () => {
		const names = [ 'aria-label', 'title', 'placeholder', 'alt', 'value' ];
		const isRead = ( element: Element, name: string ) =>
			name !== 'value' || element.matches( 'input[type=submit]' );
		return Array.from( document.querySelectorAll( '.sc, .sc *' ) )
			.filter( ( element ) => element.checkVisibility() )
			.flatMap( ( element ) => [
				...Array.from( element.childNodes )
					.filter( ( { nodeType } ) => nodeType === Node.TEXT_NODE )
					.map( ( { textContent } ) => textContent ),
				...names
					.filter( ( name ) => isRead( element, name ) )
					.map( ( name ) => element.getAttribute( name ) ),
			] );
	} );
	return new Set( texts.flatMap( ( text ) => partsOf( text ?? '' ) ) );
}

/** "Salsa I, Friday 20 November 18:00–19:30, Big hall, Pending" is four texts. */
const partsOf = ( text: string ) =>
	text
		.split( /, |: |(?:^| )· |\n/ )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );

/** Collects what people have written from all that the server answers from now on, the page itself included. */
export function watchNames( page: Page ): ReadonlySet< string > {
	const names = new Set< string >();
	page.on( 'response', ( response ) => {
		const isPage = response.request().resourceType() === 'document';
		if ( isPage || /studio-calendar|admin-ajax/.test( response.url() ) ) {
			response
				.text()
				.then( ( text ) => {
					const json = isPage ? configIn( text ) : text;
					collect( JSON.parse( json ) as unknown, names );
				} )
				// A script, a style or a failure names nobody.
				.catch( () => undefined );
		}
	} );
	return names;
}

const configIn = ( html: string ) =>
	( /data-studio-calendar="([^"]*)"/.exec( html )?.[ 1 ] ?? '' )
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&#039;', "'" )
		.replaceAll( '&amp;', '&' );

function collect( value: unknown, names: Set< string > ): void {
	if ( typeof value !== 'object' || value === null ) {
		return;
	}
	for ( const [ key, inner ] of Object.entries( value ) ) {
		if ( typeof inner === 'string' && WRITTEN_BY_PEOPLE.has( key ) ) {
			partsOf( inner ).forEach( ( part ) => names.add( part ) );
		}
		collect( inner, names );
	}
}

/** Texts that stayed English, though nobody of the studio wrote them. */
export function untranslated(
	english: ReadonlySet< string >,
	other: ReadonlySet< string >,
	names: ReadonlySet< string >
): readonly string[] {
	const words = new Set(
		[ ...names ].flatMap( ( name ) => name.split( ' ' ) )
	);
	const isName = ( text: string ) =>
		names.has( text ) ||
		text.split( ' ' ).every( ( one ) => words.has( one ) );
	return [ ...other ].filter(
		( text ) =>
			english.has( text ) &&
			! isName( text ) &&
			! SAME_EVERYWHERE.some( ( pattern ) => pattern.test( text ) )
	);
}
