/** Tests that a command which was ended from outside says why it ended. */
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
