import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '../i18n/catalog.mjs';
import { repo } from '../lib/paths.mjs';
import { filesAtStart } from './start-files.mjs';

/** Sources of scripts that only wp-admin loads. */
const ADMIN = /^src\/(admin\/|block\/(?!(view|start)\.))/;

const sources = () =>
	readdirSync( join( repo, 'src' ), { recursive: true } )
		.map( ( name ) => `src/${ name.replaceAll( '\\', '/' ) }` )
		.filter(
			( name ) =>
				/\.tsx?$/.test( name ) && ! name.startsWith( 'src/server/' )
		)
		.sort();

/** Texts by file and the time of its last change, because all parts of languages are made of the same sources. */
const known = new Map();

function textsOf( file ) {
	const at = `${ file } ${ statSync( join( repo, file ) ).mtimeMs }`;
	const texts = known.get( at ) ?? keysOf( file );
	known.set( at, texts );
	return texts;
}

const textsOfFiles = ( files ) => [ ...new Set( files.flatMap( textsOf ) ) ];

const calendar = () =>
	textsOfFiles( sources().filter( ( file ) => ! ADMIN.test( file ) ) );
const start = () => textsOfFiles( filesAtStart() );

/** Functions that return the texts of a part, by the name that an import gives it. */
const PARTS = {
	/** Both parts of a calendar, for language packs, which are one request (src/server/WordPress/Calendar/Pack_Texts.php). */
	calendar,
	/** Texts of the files that a page loads at its start. */
	start,
	/** Texts that only the calendar's chunks use. */
	later() {
		const atStart = new Set( start() );
		return calendar().filter( ( text ) => ! atStart.has( text ) );
	},
	admin: () => textsOfFiles( sources() ),
};

/**
 * @param {string} part Its name.
 * @return {string[]} Its English texts.
 */
export const textsOfPart = ( part ) => PARTS[ part ]();

/**
 * webpack: reduces `import( 'languages/ru.json?start' )` to the texts of that part. Most texts of a language belong to chunks,
 * to wp-admin's screens or to the server's messages.
 *
 * @param {string} source The language's file.
 * @return {string} A module with the same file, reduced to the part's messages.
 */
export default function languagePart( source ) {
	const part = this.resourceQuery.slice( 1 );
	this.addContextDependency( join( repo, 'src' ) );
	const keys = new Set( textsOfPart( part ) );
	const { messages, ...file } = JSON.parse( source );
	const json = JSON.stringify( {
		...file,
		messages: Object.fromEntries(
			Object.entries( messages ).filter( ( [ key ] ) => keys.has( key ) )
		),
	} );
	// Browsers parse JSON in a string faster than an object literal.
	return `export default JSON.parse( ${ JSON.stringify( json ) } );`;
}
