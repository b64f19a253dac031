/** Tests of the order in which npm test runs its suites. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pool } from '../../dev/suites/pool.mjs';

/**
 * Plays tasks; returns what the pool returned, and in their order the steps, starts and ends. A step's promise resolves
 * when all tasks that it let start have ended.
 */
async function play( tasks, width, prepare = async () => {} ) {
	const events = [];
	let busy = 0;
	const outcome = await pool(
		tasks,
		width,
		async ( { name, alone } ) => {
			events.push( `+${ name }` );
			busy++;
			assert.ok( busy <= ( alone ? 1 : width ), `${ busy } at a time` );
			await delay( 20 );
			busy--;
			events.push( `-${ name }` );
			return name;
		},
		( onDone ) =>
			prepare( async ( step ) => {
				events.push( step );
				onDone( step );
				do {
					await delay( 1 );
				} while ( busy > 0 );
			} )
	).catch( ( error ) => error.message );
	return { outcome, events };
}

const task = ( name, needs = [], alone = false ) => ( { name, needs, alone } );

test( 'results are in the order of the tasks, and what is alone is last and alone', async () => {
	const tasks = [
		task( 'load', [], true ),
		...[ 'a', 'b', 'c', 'd' ].map( ( name ) => task( name ) ),
		task( 'bench', [], true ),
	];
	const { outcome, events } = await play( tasks, 3 );

	assert.deepEqual( outcome, [ 'load', 'a', 'b', 'c', 'd', 'bench' ] );
	assert.deepEqual( events.slice( 0, 3 ), [ '+a', '+b', '+c' ] );
	assert.deepEqual( events.slice( -4 ), [
		'+load',
		'-load',
		'+bench',
		'-bench',
	] );
} );

test( 'a task starts when what it needs is there, before the rest is', async () => {
	const tasks = [
		task( 'browser', [ 'modules', 'build' ] ),
		task( 'phpstan', [ 'php' ] ),
		task( 'eslint', [ 'modules' ] ),
	];
	const { events } = await play( tasks, 2, async ( onDone ) => {
		for ( const step of [ 'php', 'modules', 'build' ] ) {
			await onDone( step );
		}
	} );

	assert.deepEqual( events, [
		...[ 'php', '+phpstan', '-phpstan' ],
		...[ 'modules', '+eslint', '-eslint' ],
		...[ 'build', '+browser', '-browser' ],
	] );
} );

test( 'after a step that fails nothing starts, and what runs ends', async () => {
	const tasks = [
		task( 'phpstan', [ 'php' ] ),
		task( 'browser', [ 'build' ] ),
		task( 'load', [], true ),
	];
	const { outcome, events } = await play( tasks, 2, async ( onDone ) => {
		void onDone( 'php' );
		await delay( 1 );
		throw new Error( 'The build failed.' );
	} );

	assert.equal( outcome, 'The build failed.' );
	assert.deepEqual( events, [ 'php', '+phpstan', '-phpstan' ] );
} );
