/** What a visitor loads of a language: all that a calendar says, and nothing of the rest. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { collect } from '../../dev/i18n/catalog.mjs';
import { repo } from '../../dev/lib/paths.mjs';

const { entries } = await collect();

const read = ( name ) => readFileSync( join( repo, name ), 'utf8' );

/** What a chunk holds of a language: the build writes it as JSON in a string. */
function chunk( name ) {
	const text = read( `build/languages/${ name }.js` );
	const [ , json ] = /JSON\.parse\('(.*?[^\\])'\)/s.exec( text );
	return JSON.parse(
		json.replace( /\\(['\\])/g, ( _, character ) => character )
	).messages;
}

const said = ( isSaid ) =>
	[ ...entries.values() ]
		.filter( ( { files } ) => files.some( isSaid ) )
		.map( ( { key } ) => key )
		.sort();

const isScript = ( file ) => /^src\/(?!server\/).*\.tsx?$/.test( file );

const isOfCalendar = ( file ) =>
	isScript( file ) && ! /^src\/(admin|block)\//.test( file );

for ( const locale of [ 'ru', 'et' ] ) {
	const { messages } = JSON.parse( read( `languages/${ locale }.json` ) );

	test( `the calendar's ${ locale } is all that a calendar says`, () => {
		const found = chunk( locale );
		assert.deepEqual( Object.keys( found ).sort(), said( isOfCalendar ) );
		for ( const [ key, message ] of Object.entries( found ) ) {
			assert.deepEqual( message, messages[ key ] );
		}
	} );

	test( `wp-admin's ${ locale } is all that our scripts say`, () => {
		assert.deepEqual(
			Object.keys( chunk( `admin-${ locale }` ) ).sort(),
			said( isScript )
		);
	} );

	test( `the server knows where ${ locale } is`, () => {
		assert.match(
			read( 'build/languages/index.php' ),
			new RegExp(
				`'${ locale }' => 'languages/${ locale }\\.js\\?ver=[0-9a-f]{8}'`
			)
		);
	} );
}
