/** Tests of the built parts of a language: a visitor loads all texts of the calendar, and no others. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { collect } from '../../dev/i18n/catalog.mjs';
import { repo } from '../../dev/lib/paths.mjs';
import { filesAtStart } from '../../dev/webpack/start-files.mjs';

const { entries } = await collect();

const read = ( name ) => readFileSync( join( repo, name ), 'utf8' );

/** Returns the messages of a chunk, into which the build writes them as JSON in a string. */
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

const atStart = new Set( filesAtStart() );
const isAtStart = ( file ) => atStart.has( file );

test( 'the start is what its script imports, and not what is loaded on use', () => {
	for ( const file of [
		'src/block/start.ts',
		'src/calendar/app.tsx',
		'src/calendar/actions/lazy-form.tsx',
	] ) {
		assert.ok( atStart.has( file ), file );
	}
	for ( const file of [
		'src/calendar/form/form-dialog.tsx',
		'src/calendar/actions/dialogs.tsx',
		'src/ui/date-picker/date-picker.tsx',
		'src/admin/index.tsx',
	] ) {
		assert.ok( ! atStart.has( file ), file );
	}
} );

for ( const locale of [ 'ru', 'et' ] ) {
	const { messages } = JSON.parse( read( `languages/${ locale }.json` ) );

	test( `the calendar's ${ locale } is all that a calendar says, in two parts`, () => {
		const start = chunk( locale );
		const later = chunk( `${ locale }-later` );
		assert.deepEqual(
			[ ...Object.keys( start ), ...Object.keys( later ) ].sort(),
			said( isOfCalendar )
		);
		assert.deepEqual( Object.keys( start ).sort(), said( isAtStart ) );
		for ( const [ key, message ] of Object.entries( {
			...start,
			...later,
		} ) ) {
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

test( 'translators find the comments that the first scripts leave out in the preview and in the chunk of members', () => {
	const comments = ( name ) => {
		const found = read( `build/${ name }` ).matchAll(
			/\/\*\s*(translators:.*?)\s*\*\//gs
		);
		return new Set( [ ...found ].map( ( [ , comment ] ) => comment ) );
	};
	const commented = [ ...entries.values() ].filter(
		( { comment, files } ) => comment && files.some( isAtStart )
	);
	const elsewhere = new Set( [
		...comments( 'preview.js' ),
		...comments( 'members.js' ),
	] );
	assert.ok( commented.length > 0 );
	for ( const { comment } of commented ) {
		assert.ok( elsewhere.has( `translators: ${ comment }` ), comment );
	}
	assert.equal( comments( 'block/view.js' ).size, 0 );
	assert.equal( comments( 'block/view-members.js' ).size, 0 );
} );
