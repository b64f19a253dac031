/** Tests that suites which run at the same time do not take each other's ports. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startMariaDb } from '../../dev/lib/database.mjs';
import { freePort } from '../../dev/lib/server.mjs';

test( 'servers have ports that no outgoing connection gets', async () => {
	const ports = await Promise.all( Array.from( { length: 50 }, freePort ) );
	assert.deepEqual(
		ports.filter( ( port ) => port < 21_000 || port >= 32_000 ),
		[]
	);
} );

test( 'databases that start at the same time have ports of their own', async () => {
	const dir = mkdtempSync( join( tmpdir(), 'studio-calendar-' ) );
	const starts = await Promise.allSettled(
		[ 'a', 'b', 'c' ].map( ( name ) =>
			startMariaDb( { dir: join( dir, name ) } )
		)
	);
	const servers = starts
		.filter( ( { status } ) => status === 'fulfilled' )
		.map( ( { value } ) => value );
	await Promise.all( servers.map( ( server ) => server.stop() ) );
	rmSync( dir, { recursive: true, force: true } );
	assert.deepEqual(
		starts.map( ( { reason } ) => reason?.message ),
		[ undefined, undefined, undefined ]
	);
	assert.equal( new Set( servers.map( ( { port } ) => port ) ).size, 3 );
} );
