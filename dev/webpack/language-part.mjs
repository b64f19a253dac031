import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '../i18n/catalog.mjs';
import { repo } from '../lib/paths.mjs';

/** Of our scripts, those that only wp-admin loads. */
const ADMIN = /^src\/(admin\/|block\/(?!(view|start)\.))/;

const sources = () =>
	readdirSync( join( repo, 'src' ), { recursive: true } )
		.map( ( name ) => `src/${ name.replaceAll( '\\', '/' ) }` )
		.filter(
			( name ) =>
				/\.tsx?$/.test( name ) && ! name.startsWith( 'src/server/' )
		)
		.sort();

/** By file and the time of its last change: four parts of languages are made of the same sources. */
const known = new Map();

function textsOf( file ) {
	const at = `${ file } ${ statSync( join( repo, file ) ).mtimeMs }`;
	const texts = known.get( at ) ?? keysOf( file );
	known.set( at, texts );
	return texts;
}

/** What a script can say, by the name that an import gives its part of a language. */
const PARTS = {
	calendar: () => sources().filter( ( file ) => ! ADMIN.test( file ) ),
	admin: sources,
};

/**
 * @param {string} part Its name.
 * @return {string[]} The English texts that it can say.
 */
export const textsOfPart = ( part ) => [
	...new Set( PARTS[ part ]().flatMap( textsOf ) ),
];

/**
 * webpack: `import( 'languages/ru.json?calendar' )` is that language without what a calendar never says, which is most of
 * it: the texts of wp-admin's screens and the server's messages.
 *
 * @param {string} source The language's file.
 * @return {string} A module that has the same file with the part's messages alone.
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
	// Browsers read JSON in a string faster than the same in a script.
	return `export default JSON.parse( ${ JSON.stringify( json ) } );`;
}
