import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );

/** What somebody wrote for this repository: no pictures, no lockfiles, not the package of the grid's bench. */
const files = execFileSync( 'git', [ 'ls-files' ], {
	cwd: root,
	encoding: 'utf8',
} )
	.trim()
	.split( '\n' )
	.filter(
		( file ) =>
			/\.(md|mjs|js|ts|tsx|php|css|json|txt|dist|neon)$/.test( file ) &&
			! file.endsWith( 'package-lock.json' ) &&
			! file.startsWith( 'dev/bench/grid/beside/' ) &&
			existsSync( join( root, file ) )
	);

/** A page is named from the repository's root, or beside the one that names it. */
const isThere = ( file, page ) =>
	[ root, dirname( join( root, file ) ), join( root, 'docs' ) ].some(
		( folder ) => existsSync( join( folder, page ) )
	);

const PAGE = /(?<![\w/.*:-])(?:[\w.-]+\/)*[\w-]+\.md\b/g;

test( 'every page that code, tests and documents refer to is in the repository', () => {
	const gone = files.flatMap( ( file ) => {
		const text = readFileSync( join( root, file ), 'utf8' ).replace(
			/https?:\/\/\S+/g,
			''
		);
		return ( text.match( PAGE ) ?? [] )
			.filter( ( page ) => ! isThere( file, page ) )
			.map( ( page ) => `${ file }: ${ page }` );
	} );
	assert.deepEqual( gone, [] );
} );

test( 'nothing outside the repository is referred to', () => {
	const OUTSIDE = /\.\.\/shared\/|\bissue \d+\b|\bthe work order\b/;
	const found = files.filter(
		( file ) =>
			file !== 'tests/dev/references.test.mjs' &&
			OUTSIDE.test( readFileSync( join( root, file ), 'utf8' ) )
	);
	assert.deepEqual( found, [] );
} );
