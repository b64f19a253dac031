import type { Page } from '@playwright/test';

/**
 * Texts that are the same in every language: names, and texts without words. The names of people, rooms and events are
 * not listed here; watchNames() collects them from the responses.
 */
const SAME_EVERYWHERE: readonly RegExp[] = [
	/^[^\p{L}]*$/u,
	/^studio_id$/,
	/^[A-Z][a-z]+\/[A-Z][A-Za-z ]+$/,
	/^[\w.+-]+@[\w.-]+$/,
	/^.$/u,
	// Initials, and texts that are written alike in Estonian and English.
	/^\p{Lu}{2}$/u,
	/^\d+ s$/,
	/^(April|August|September|November) \d{4}$/,
	/^(Apr|Aug|Nov) –$/,
];

/** Fields of a response whose values users have written. */
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

/** Returns the visible and spoken texts of the open calendar, its dialogs and menus, split into parts. */
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

/** Splits a text into parts: "Salsa I, Friday 20 November 18:00–19:30, Big hall, Pending" has four. */
const partsOf = ( text: string ) =>
	text
		.split( /, |: |(?:^| )· |\n/ )
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );

/** Collects the texts that users have written from all later responses, including the page itself. */
export function watchNames( page: Page ): ReadonlySet< string > {
	const names = new Set< string >();
	page.on( 'response', ( response ) => {
		const isPage = response.request().resourceType() === 'document';
		if ( isPage || /studio-calendar|admin-ajax/.test( response.url() ) ) {
			response
				.text()
				.then( ( text ) => {
					const json = isPage ? firstWeekIn( text ) : text;
					collect( JSON.parse( json ) as unknown, names );
				} )
				// Scripts, styles and errors are not JSON and contain no names.
				.catch( () => undefined );
		}
	} );
	return names;
}

const firstWeekIn = ( html: string ) =>
	/data-studio-calendar-week><script[^>]*>([^<]*)</.exec( html )?.[ 1 ] ?? '';

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

/** Returns the texts that remained English, except those that users have written. */
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
