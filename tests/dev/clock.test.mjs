/** Tests that a program with another clock can be started whatever a killed one has left. */
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { clockAt } from '../../dev/lib/clock.mjs';

/** More processes than start between the setup and the test, on a busy machine too. */
const PROCESSES = 2000;

const left = Array.from(
	{ length: PROCESSES },
	( _, i ) => `/dev/shm/sem.faketime_sem_${ process.pid + 1 + i }`
);

before( () => left.forEach( ( file ) => writeFileSync( file, '' ) ) );

after( () => left.forEach( ( file ) => rmSync( file, { force: true } ) ) );

test( 'a killed program with another clock does not stop one of the same process number', async () => {
	const { LD_PRELOAD } = await clockAt( '@2026-11-20 15:10:00 x0.01' );
	assert.match( LD_PRELOAD, /libfaketime/ );
} );
