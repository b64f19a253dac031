/** Tests of the rules of WordPress.org's Plugin Check that can be tested without it; docs/plugin-check.md lists all. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';
import { CONTENTS } from '../../dev/zip.mjs';

const read = ( name ) => readFileSync( join( repo, name ), 'utf8' );

/** Tracked files that the zip contains; the build creates the files of `build` from other sources. */
const shipped = execFileSync( 'git', [ 'ls-files', ...CONTENTS ], {
	cwd: repo,
	encoding: 'utf8',
} )
	.trim()
	.split( '\n' );

const php = shipped
	.filter( ( name ) => name.endsWith( '.php' ) )
	.map( ( name ) => [ name, read( name ) ] );

/** Returns the text from `start`, just after an opening bracket, to the bracket that closes it. */
function argumentsAt( text, start ) {
	let depth = 1;
	let end = start;
	for ( ; depth > 0; end++ ) {
		depth += { '(': 1, ')': -1 }[ text[ end ] ] ?? 0;
	}
	return text.slice( start, end - 1 ).trim();
}

/** @return {string[]} Lines of the calls with wrong arguments. */
const calls = ( text, pattern, isGood ) =>
	[ ...text.matchAll( pattern ) ].flatMap( ( { 0: call, index } ) => {
		const [ before, line ] = text
			.slice( 0, text.indexOf( '\n', index ) )
			.split( '\n' )
			.slice( -2 );
		return isGood( argumentsAt( text, index + call.length ), before + line )
			? []
			: [ line.trim() ];
	} );

const found = ( rule ) =>
	php.flatMap( ( [ name, text ] ) =>
		rule( text ).map( ( line ) => `${ name }: ${ line }` )
	);

/** Returns the throws that the sniff reports: it takes an exception's arguments for output, except literals. */
const unsaidThrows = ( text ) =>
	calls(
		text,
		/\bthrow (?:new )?[$\w\\:>-]+\(/g,
		( given, lines ) =>
			/^(?:'[^']*')?$/.test( given ) ||
			lines.includes( 'EscapeOutput.ExceptionNotEscaped' )
	);

const withoutAutoload = ( text ) =>
	calls( text, /\b(?:add|update)_option\(/g, ( given ) =>
		/, (?:true|false)$/.test( given )
	);

const unsaidFiles = ( text ) =>
	calls(
		text,
		/(?<!function |[\w>:])(?:unlink|rename|rmdir|mkdir|touch|chmod|fopen|fwrite|readfile)\(/g,
		( given, lines ) =>
			lines.includes( 'WordPress.WP.AlternativeFunctions' )
	);

const unsaidWords = ( text ) =>
	text
		.split( '\n' )
		.filter(
			( line, at, lines ) =>
				line.includes( ", 'default' )" ) &&
				! `${ lines[ at - 1 ] }${ line }`.includes(
					'WordPress.WP.I18n.TextDomainMismatch'
				)
		);

test( 'an exception is made without values, or the line says where its message ends', () => {
	assert.deepEqual( found( unsaidThrows ), [] );
} );

test( 'every option says whether WordPress loads it by itself', () => {
	assert.deepEqual( found( withoutAutoload ), [] );
} );

test( 'every file that is changed past WP_Filesystem, and every word of WordPress, says why', () => {
	assert.deepEqual( found( unsaidFiles ), [] );
	assert.deepEqual( found( unsaidWords ), [] );
} );

test( 'what would be reported is found', () => {
	const bad = [
		'throw new Problem( $code );',
		'throw self::wrong( "no $name" );',
		"update_option( 'a', f( 1 ) );",
		'unlink( $file );',
		"__( 'Update', 'default' );",
	];
	const rules = [ unsaidThrows, withoutAutoload, unsaidFiles, unsaidWords ];
	assert.deepEqual(
		rules.flatMap( ( rule ) => rule( `\n${ bad.join( '\n' ) }\n` ) ),
		bad
	);
} );

test( 'every file of the zip has a name and a kind that the directory takes', () => {
	const kinds = /\.(?:php|json|pot|txt)$|^LICENSE$/;
	assert.deepEqual(
		shipped.filter(
			( name ) => ! /^[\w/.-]+$/.test( name ) || ! kinds.test( name )
		),
		[]
	);
	assert.deepEqual(
		shipped.filter( ( name ) => /(?:^|\/)\./.test( name ) ),
		[]
	);
	const small = shipped.map( ( name ) => name.toLowerCase() );
	assert.equal( new Set( small ).size, small.length );
} );

test( 'readme.txt is one that the directory takes whole', () => {
	const readme = read( 'readme.txt' );
	const header = ( name, file = 'readme.txt' ) =>
		new RegExp( `^[ *]*${ name }: *(.+)$`, 'm' ).exec( read( file ) )[ 1 ];
	assert.equal(
		/^=== (.+) ===\n/.exec( readme )[ 1 ],
		header( 'Plugin Name', 'plugin.php' )
	);
	for ( const name of [ 'License', 'Requires at least', 'Requires PHP' ] ) {
		assert.equal( header( name ), header( name, 'plugin.php' ) );
	}
	assert.match( header( 'Tested up to' ), /^\d+\.\d$/ );
	assert.ok( header( 'Tags' ).split( ', ' ).length <= 5 );
	assert.ok( /\n\n(.+)\n\n== Desc/.exec( readme )[ 1 ].length <= 150 );
} );
