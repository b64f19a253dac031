/** Tests that GitHub runs the suites of `npm test`, with no needless rights and with actions pinned to a commit. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';
import { suites } from '../../dev/suites/index.mjs';

const FOLDER = join( repo, '.github/workflows' );

const workflows = Object.fromEntries(
	readdirSync( FOLDER ).map( ( name ) => [
		name,
		readFileSync( join( FOLDER, name ), 'utf8' ),
	] )
);

test( 'every suite is a part of the tests, once on the first image', () => {
	const [ , list ] = /suites: \[(.+)\]/.exec( workflows[ 'tests.yml' ] );
	assert.deepEqual(
		list.split( /[, ]+/ ).sort(),
		[ ...new Set( suites( [] ).map( ( { group } ) => group ) ) ].sort()
	);
} );

test( 'every action is one commit, and its version stands beside it', () => {
	for ( const [ name, text ] of Object.entries( workflows ) ) {
		for ( const [ , action ] of text.matchAll( /uses: (.+)/g ) ) {
			assert.match(
				action,
				/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/,
				name
			);
		}
	}
} );

test( 'no workflow has a right that its job does not name', () => {
	for ( const [ name, text ] of Object.entries( workflows ) ) {
		assert.match( text, /^permissions: \{\}$/m, name );
		assert.equal(
			text.match( /^ {4}runs-on:/gm ).length,
			text.match( /^ {4}permissions:/gm ).length,
			name
		);
		assert.doesNotMatch( text, /pull_request_target|write-all/, name );
	}
} );
