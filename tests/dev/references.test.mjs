import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );

/** Texts written for this repository: no images, no lockfiles, and not the grid benchmark's own package. */
const files = execFileSync( 'git', [ 'ls-files' ], {
	cwd: root,
	encoding: 'utf8',
} )
	.trim()
	.split( '\n' )
	.filter(
		( file ) =>
			/\.(md|mjs|js|ts|tsx|php|css|json|txt|dist|neon|xml|yml)$/.test(
				file
			) &&
			! file.endsWith( 'package-lock.json' ) &&
			! file.startsWith( 'dev/bench/grid/beside/' ) &&
			existsSync( join( root, file ) )
	);

const ITSELF = 'tests/dev/references.test.mjs';

/** Returns whether a page exists, seen from the repository's root, from the naming file's folder or from docs. */
const isThere = ( file, page ) =>
	[ root, dirname( join( root, file ) ), join( root, 'docs' ) ].some(
		( folder ) => existsSync( join( folder, page ) )
	);

const PAGE = /(?<![\w/.*:-])(?:[\w.-]+\/)*[\w-]+\.md\b/g;

test( 'every page that code, tests and documents refer to is in the repository', () => {
	const gone = files.flatMap( ( file ) => {
		const text = readFileSync( join( root, file ), 'utf8' ).replace(
			/https?:\/\/\S+|\.\.\/blob\/main\//g,
			''
		);
		return ( text.match( PAGE ) ?? [] )
			.filter( ( page ) => ! isThere( file, page ) )
			.map( ( page ) => `${ file }: ${ page }` );
	} );
	assert.deepEqual( gone, [] );
} );

/** Paths of files in the repository, in comments or elsewhere. */
const FILE =
	/(?<![\w/.*:@{}$)-])(?:src|dev|tests|docs|languages)\/(?:[\w.-]+\/)*[\w.-]+\.(?:php|tsx?|mjs|js|css|json|neon|xml|yml|txt|png|pot|dist)\b(?![\w*{/])/g;

/** Files that the build creates, and placeholders. */
const NOT_KEPT = [
	'languages/ru.js',
	'languages/et.js',
	'languages/ru-later.js',
	'languages/et-later.js',
	'languages/index.php',
	'languages/texts.php',
	'languages/XX.json',
	'src/a.ts',
	'src/server/Room/Class_Name.php',
];

test( 'every file that code, tests and documents name by its path is in the repository', () => {
	const others = files.filter( ( file ) => file !== ITSELF );
	const named = others.flatMap( ( file ) =>
		( readFileSync( join( root, file ), 'utf8' ).match( FILE ) ?? [] ).map(
			( path ) => ( { file, path } )
		)
	);
	const gone = named.filter( ( { file, path } ) => ! isThere( file, path ) );
	assert.ok( named.length > 500 );
	assert.deepEqual(
		gone
			.filter( ( { path } ) => ! NOT_KEPT.includes( path ) )
			.map( ( { file, path } ) => `${ file }: ${ path }` ),
		[]
	);
	assert.deepEqual(
		NOT_KEPT.filter(
			( path ) => ! gone.some( ( missing ) => missing.path === path )
		),
		[]
	);
} );

test( 'every file that CONTRIBUTING.md names, by its path or by the end of it, is there', () => {
	const text = readFileSync( join( root, 'CONTRIBUTING.md' ), 'utf8' );
	const named = [
		...text.matchAll( /`((?:[\w.-]+\/)*[\w.-]+\.(?:php|tsx?|mjs|json))`/g ),
	].map( ( [ , name ] ) => name );
	assert.ok( named.length > 30 );
	assert.deepEqual(
		named.filter(
			( name ) =>
				! files.some( ( file ) =>
					`/${ file }`.endsWith( `/${ name }` )
				)
		),
		[]
	);
} );

test( 'nothing outside the repository is referred to', () => {
	const OUTSIDE = /\.\.\/shared\/|\bissue \d+\b|\bthe work order\b/;
	const found = files.filter(
		( file ) =>
			file !== ITSELF &&
			OUTSIDE.test( readFileSync( join( root, file ), 'utf8' ) )
	);
	assert.deepEqual( found, [] );
} );
