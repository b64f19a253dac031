/**
 * `npm run zip`: the plugin as WordPress takes it, `studio-calendar.zip`, built anew, and a bill of what it is made of beside
 * it (SBOM). The same source makes the same zip, byte by byte, so that everybody can check what they were given.
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

/** The folder in the archive, which WordPress makes the plugin's folder. */
const FOLDER = 'studio-calendar';
const FILE = join( repo, 'studio-calendar.zip' );

/** What of npm went into it, as CycloneDX has it. */
const BILL = join( repo, 'studio-calendar.sbom.json' );

/** All that runs on a site; everything else is for those who work on it. */
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

/** Bytes: half of what WordPress's directory would still take lightly. */
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
 * Packs what is built.
 *
 * @param {string} file Where to.
 * @return {Promise<{ file: string, size: number, hash: string }>} Size in bytes, SHA-256 of the archive.
 */
export async function packPlugin( file ) {
	const names = CONTENTS.flatMap( filesOf )
		.filter( ( name ) => ! name.startsWith( 'build/bench/' ) )
		.sort();
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
