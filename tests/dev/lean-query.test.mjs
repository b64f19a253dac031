import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { repo } from '../../dev/lib/paths.mjs';
import { MEMBERS, RESULTS } from '../../dev/webpack/lean-query.mjs';
import {
	ensureSuspenseTimers,
	fetchOptimistic,
	focusManager,
	infiniteQueryBehavior,
	MutationCache,
	onlineManager,
} from '../../dev/webpack/query-parts.mjs';
import { leaveOutMembers } from '../../dev/webpack/without-members.mjs';

const read = ( name ) => readFileSync( join( repo, 'build', name ), 'utf8' );
const script = read( 'block/view.js' );

/** The plugin's own scripts have names; the chunks of Ably have numbers. */
const scripts = readdirSync( join( repo, 'build' ) ).filter( ( name ) =>
	/^[a-z-]+\.js$/.test( name )
);

test( 'the start of the page is without the parts of TanStack Query that nothing uses', () => {
	assert.match( script, /Left out of TanStack Query/ );
	// Only the code of mutations and of infinite queries contains these names.
	assert.doesNotMatch( script, /onMutate|getNextPageParam/ );
	// Only TanStack Query's listener for the browser's network state contains this event name.
	assert.doesNotMatch( script, /"online",/ );
} );

test( 'no script asks for a method that is left out', () => {
	const names = Object.values( MEMBERS )
		.flat()
		.filter( ( name ) => ! RESULTS.includes( name ) );
	const methods = new RegExp( `\\b(${ names.join( '|' ) })\\(` );
	for ( const name of [
		'block/view.js',
		'block/view-members.js',
		'block/index.js',
		...scripts,
	] ) {
		assert.doesNotMatch( read( name ), methods, name );
	}
} );

test( 'no component asks a query for what is left out of its result', () => {
	const asked = new RegExp( `\\b(${ RESULTS.join( '|' ) })\\b` );
	const files = readdirSync( join( repo, 'src' ), {
		recursive: true,
		encoding: 'utf8',
	} )
		.filter( ( name ) => /\.tsx?$/.test( name ) )
		.map( ( name ) => readFileSync( join( repo, 'src', name ), 'utf8' ) )
		.filter( ( source ) => /\b(useQuery|UseQueryResult)\b/.test( source ) );
	assert.ok( files.length > 10 );
	for ( const source of files ) {
		assert.doesNotMatch( source, asked );
	}
} );

test( 'members are left out of classes and of objects', () => {
	const source =
		'class A { #a = 1; /** First. */ a() { return 1; } get b() { return 2; } c() {} }\n' +
		'const it = { a: () => 1, b, c: 3, };';
	assert.equal(
		leaveOutMembers( source, [ 'a', 'b' ] ),
		'class A { #a = 1; c() {} }\nconst it = { b, c: 3, };'
	);
} );

test( 'a member that the package no longer has is an error', () => {
	assert.throws(
		() => leaveOutMembers( 'class A { a() {} }', [ 'a', 'b' ] ),
		/no member b/
	);
} );

test( 'a hidden page is noticed, a network that is said to be gone is not', () => {
	const page = Object.assign( new EventTarget(), {
		visibilityState: 'hidden',
	} );
	globalThis.document = page;
	const told = [];
	const stop = focusManager.subscribe( ( isFocused ) =>
		told.push( isFocused )
	);
	page.dispatchEvent( new Event( 'visibilitychange' ) );
	page.visibilityState = 'visible';
	page.dispatchEvent( new Event( 'visibilitychange' ) );
	stop();
	page.dispatchEvent( new Event( 'visibilitychange' ) );
	delete globalThis.document;
	assert.deepEqual( told, [ false, true ] );
	assert.equal( onlineManager.isOnline(), true );
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
	assert.throws( () => fetchOptimistic(), /Left out/ );
	assert.throws(
		() => ensureSuspenseTimers( { suspense: true } ),
		/Left out/
	);
	ensureSuspenseTimers( { throwOnError: false } );
} );
