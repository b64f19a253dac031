/**
 * `npm run zip`: builds the plugin again and packs the installable `studio-calendar.zip`, with a software bill of
 * materials (SBOM) beside it. The same source results in the same zip, byte by byte, so that everyone can verify a zip.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { fail, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { repo } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { zipOf } from './lib/zip-writer.mjs';

/** Folder in the archive, which becomes the plugin's folder in WordPress. */
const FOLDER = 'studio-calendar';
const FILE = join( repo, 'studio-calendar.zip' );

/** Path of the SBOM: the npm packages in the plugin, in CycloneDX format. */
const BILL = join( repo, 'studio-calendar.sbom.json' );

/** Files and folders that a site needs; everything else is for development. */
export const CONTENTS = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'languages',
	'src/server',
	'build',
];

const SBOM = [
	'sbom',
	'--package-lock-only',
	'--omit=dev',
	'--sbom-format=cyclonedx',
];

/** Maximum size of the zip in bytes, well below what WordPress's plugin directory accepts. */
const LARGEST = 1_500_000;

function filesOf( path ) {
	const full = join( repo, path );
	if ( ! existsSync( full ) ) {
		return fail( `${ path } is missing, so there is no plugin to pack.` );
	}
	return statSync( full ).isFile()
		? [ path ]
		: readdirSync( full ).flatMap( ( name ) =>
				filesOf( `${ path }/${ name }` )
			);
}

/**
 * Packs the built plugin.
 *
 * @param {string} file Path of the zip to write.
 * @return {Promise<{ file: string, size: number, hash: string }>} `size` in bytes, `hash` is the archive's SHA-256.
 */
export async function packPlugin( file ) {
	const names = CONTENTS.flatMap( filesOf ).sort();
	const archive = await zipOf(
		names.map( ( name ) => ( {
			name: `${ FOLDER }/${ name }`,
			content: readFileSync( join( repo, name ) ),
		} ) )
	);
	if ( archive.length > LARGEST ) {
		fail(
			`The plugin's zip has ${ archive.length } bytes, more than ${ LARGEST }.`
		);
	}
	writeFileSync( file, archive );
	return {
		file,
		size: archive.length,
		hash: createHash( 'sha256' ).update( archive ).digest( 'hex' ),
	};
}

async function main() {
	rmSync( join( repo, 'build' ), { recursive: true, force: true } );
	await build();
	const { file, size, hash } = await packPlugin( FILE );
	say( `${ file }\n${ ( size / 1000 ).toFixed( 0 ) } kB, sha256 ${ hash }` );
	const bill = await run( 'npm', SBOM, { cwd: repo, quiet: true } );
	writeFileSync( BILL, bill.stdout );
	say( BILL );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await runMain( main );
}
