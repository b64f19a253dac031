/** Tests that every command named in the README installs what it needs before it starts. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from '../../dev/command.mjs';
import { repo } from '../../dev/lib/paths.mjs';
import { suites } from '../../dev/suites/index.mjs';
import { stepNames } from '../../dev/suites/setup.mjs';

const { scripts } = JSON.parse(
	readFileSync( join( repo, 'package.json' ), 'utf8' )
);

/** Scripts that install what they need themselves, once they know for which database or suite. */
const BY_THEMSELVES = /^node dev\/(start|build|test|zip)\.mjs\b/;

/** Prettier works on the sources alone, once the modules are installed. */
const FORMAT = /^prettier /;

test( 'every script goes through the set-up', () => {
	for ( const [ name, line ] of Object.entries( scripts ) ) {
		const [ , command ] =
			/^node dev\/command\.mjs (\S+)/.exec( line ) ?? [];
		assert.ok(
			BY_THEMSELVES.test( line ) ||
				FORMAT.test( line ) ||
				( command === name && Object.hasOwn( COMMANDS, name ) ),
			`${ name }: ${ line }`
		);
	}
} );

test( 'every command has its file, and a script of its name', () => {
	for ( const [ name, { file } ] of Object.entries( COMMANDS ) ) {
		assert.ok( existsSync( join( repo, 'dev', file ) ), file );
		assert.ok( Object.hasOwn( scripts, name ), name );
	}
} );

test( 'what commands and suites need is a step of the set-up', () => {
	const needs = [
		...Object.values( COMMANDS ).flatMap( ( command ) => command.needs ),
		...suites( [] ).flatMap( ( suite ) => suite.needs ),
	];
	assert.deepEqual(
		needs.filter( ( name ) => ! stepNames.includes( name ) ),
		[]
	);
} );

test( 'the README names no command that is not there', () => {
	const text = readFileSync( join( repo, 'README.md' ), 'utf8' );
	const named = [ ...text.matchAll( /`npm run ([\w:-]+)/g ) ].map(
		( [ , name ] ) => name
	);
	assert.ok( named.length > 5 );
	assert.deepEqual(
		named.filter( ( name ) => ! Object.hasOwn( scripts, name ) ),
		[]
	);
} );

/** Returns a file together with all files and packages that it imports, directly or indirectly. */
function startOf( file, seen = new Set() ) {
	if ( ! seen.has( file ) ) {
		seen.add( file );
		const source = readFileSync( file, 'utf8' );
		for ( const [ , name ] of source.matchAll(
			/^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gm
		) ) {
			if ( name.startsWith( '.' ) ) {
				startOf( join( dirname( file ), name ), seen );
			} else {
				seen.add( name );
			}
		}
	}
	return seen;
}

test( 'the commands begin on a machine that has no modules yet', () => {
	for ( const name of [ 'lib/start', 'build', 'test', 'zip', 'command' ] ) {
		const needed = [ ...startOf( join( repo, `dev/${ name }.mjs` ) ) ];
		assert.ok( needed.length > 3, name );
		assert.deepEqual(
			needed.filter( ( one ) => ! /^(node:|\/|[A-Z]:)/.test( one ) ),
			[],
			name
		);
	}
} );

test( 'options without the name of a suite run none, and say which there are', () => {
	const { status, stdout } = spawnSync(
		process.execPath,
		[ join( repo, 'dev/test.mjs' ), '--help' ],
		{ encoding: 'utf8' }
	);
	assert.equal( status, 1 );
	assert.match( stdout, /^Name a suite before its options: .* e2e, / );
	assert.match( stdout, /0 passed, 1 failed, 0 skipped\n$/ );
} );
