import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findHooks, PAGE, pageOf } from '../../dev/lib/hooks.mjs';

const hooks = await findHooks();

test( 'every hook says what it is for, since when, with what, and shows a use', () => {
	assert.ok( hooks.length > 5 );
	const poor = hooks.filter(
		( { about, since, params, example, name } ) =>
			about === '' ||
			since === '' ||
			params.length === 0 ||
			params.some( ( { words } ) => words === '' ) ||
			! example.includes( name )
	);
	assert.deepEqual(
		poor.map( ( { file, name } ) => `${ file }: ${ name }` ),
		[]
	);
} );

test( 'docs/hooks.md is what the source says (npm run hooks)', () => {
	assert.equal( readFileSync( PAGE, 'utf8' ), pageOf( hooks ) );
} );
