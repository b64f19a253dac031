import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';
import {
	infiniteQueryBehavior,
	MutationCache,
} from '../../dev/webpack/query-parts.mjs';

const script = readFileSync( join( repo, 'build/block/view.js' ), 'utf8' );

test( 'the start of the page is without the parts of TanStack Query that nothing uses', () => {
	assert.match( script, /Left out of TanStack Query/ );
	// Named by a mutation's and an endless list's own code alone.
	assert.doesNotMatch( script, /onMutate|getNextPageParam/ );
} );

test( 'what its client asks of them is answered', async () => {
	const mutations = new MutationCache();
	assert.deepEqual( mutations.findAll(), [] );
	await mutations.resumePausedMutations();
	mutations.clear();
} );

test( 'whoever begins to use them hears so', () => {
	assert.throws( () => new MutationCache().build(), /Left out/ );
	assert.throws( () => infiniteQueryBehavior(), /Left out/ );
} );
