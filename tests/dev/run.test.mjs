/** Tests that a command which was ended from outside says why it ended, and where a command's output goes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../../dev/lib/run.mjs';
import { howItEnded } from '../../dev/suites/results.mjs';

const node = ( script, options ) =>
	run( process.execPath, [ '-e', script ], {
		quiet: true,
		allowFailure: true,
		...options,
	} );

test( 'a command that kills itself says by which signal', async () => {
	const end = await node( "process.kill( process.pid, 'SIGKILL' )" );
	assert.equal( end.signal, 'SIGKILL' );
	assert.equal( howItEnded( end ), 'killed by SIGKILL' );
} );

test( 'a command that takes too long says so', async () => {
	const end = await node( 'setInterval( () => {}, 1000 )', { timeout: 300 } );
	assert.equal( end.code, -1 );
	assert.match(
		howItEnded( end ),
		/^killed by SIG(TERM|KILL) because its time was up$/
	);
} );

test( 'a command that ends by itself has its exit code', async () => {
	assert.equal(
		howItEnded( await node( 'process.exit( 7 )' ) ),
		'exit code 7'
	);
} );

test( 'a failure that is not allowed names the signal', async () => {
	await assert.rejects(
		node( "process.kill( process.pid, 'SIGSEGV' )", {
			allowFailure: false,
		} ),
		/failed \(SIGSEGV\)/
	);
} );

/** Runs a command within a command, and returns what the outer one prints. */
const nested = ( options ) =>
	node(
		`import( ${ JSON.stringify( new URL( '../../dev/lib/run.mjs', import.meta.url ) ) } ).then( ( { run } ) =>
			run( process.execPath, [ '-e', 'console.log( 1 ); console.error( 2 )' ], ${ JSON.stringify( options ) } ) )`
	);

test( 'what a command runs prints to stderr, or where it would by itself', async () => {
	const shown = await nested( {} );
	assert.equal( shown.stdout, '' );
	assert.match( shown.stderr, /1/ );
	const forwarded = await nested( { forward: true } );
	assert.equal( forwarded.stdout, '1\n' );
	assert.equal( forwarded.stderr, '2\n' );
} );
