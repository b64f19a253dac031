import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { unzip } from '../../dev/lib/zip.mjs';
import { zipOf } from '../../dev/lib/zip-writer.mjs';

const FILES = [
	{ name: 'plugin/a.txt', content: Buffer.from( 'Salsa I\n' ) },
	{ name: 'plugin/пусто.txt', content: Buffer.alloc( 0 ) },
	{ name: 'plugin/deep/b.bin', content: Buffer.alloc( 70_000, 7 ) },
];

test( 'what was packed comes out again', async () => {
	const dir = mkdtempSync( join( tmpdir(), 'zip-' ) );
	try {
		const file = join( dir, 'a.zip' );
		writeFileSync( file, await zipOf( FILES ) );
		unzip( file, join( dir, 'out' ) );
		for ( const { name, content } of FILES ) {
			assert.deepEqual(
				readFileSync( join( dir, 'out', name ) ),
				content
			);
		}
	} finally {
		rmSync( dir, { recursive: true } );
	}
} );

test( 'the same files make the same bytes, others do not', async () => {
	const here = await zipOf( FILES );
	const { TZ } = process.env;
	try {
		process.env.TZ = 'Pacific/Kiritimati';
		assert.deepEqual( await zipOf( FILES ), here, 'in whichever zone' );
	} finally {
		process.env.TZ = TZ ?? '';
	}
	assert.notDeepEqual( await zipOf( FILES.slice( 1 ) ), here );
} );
