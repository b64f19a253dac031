import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './download.mjs';
import { fail, say } from './log.mjs';
import { repo, work } from './paths.mjs';
import { run } from './run.mjs';
import { PLAYGROUND } from './sqlite.mjs';

/**
 * PHP compiled to WebAssembly, for machines without PHP: the same sites, about forty times slower. It weighs 580 MB, so it is
 * fetched only when needed, and into the cache.
 *
 * @return {Promise<string>} The file of its command line.
 */
export async function getPlayground() {
	const dir = await cached(
		`php-wasm/${ PLAYGROUND.split( '@' ).pop() }`,
		async ( empty ) => {
			say( 'Getting PHP as WebAssembly (580 MB, once) …' );
			const { code } = await run(
				'npm',
				[
					'install',
					'--prefix',
					empty,
					'--no-save',
					'--no-audit',
					'--no-fund',
					'--omit=dev',
					PLAYGROUND,
				],
				{ cwd: empty, quiet: true, allowFailure: true }
			);
			return code === 0 ? empty : null;
		}
	);
	if ( dir === null ) {
		fail(
			'PHP as WebAssembly cannot be downloaded from npm. Connect to the network; npm start and the tests do without it where PHP 8.1 or newer with SQLite is installed (on Debian and Ubuntu: sudo apt-get install php-cli php-sqlite3 php-gd php-mbstring).'
		);
	}
	return join( dir, 'node_modules/@wp-playground/cli/wp-playground.js' );
}

/**
 * The site is its /wordpress; the checkout keeps its path, so that links into it lead to the same place. The site is installed
 * and has its SQLite driver: Playground adds nothing of its own.
 */
const options = ( site, url ) => [
	...[ '--site-url', url ],
	'--php=8.3',
	'--wordpress-install-mode=do-not-attempt-installing',
	'--skip-sqlite-setup',
	...[ '--mount-dir-before-install', site.dir, '/wordpress' ],
	...[ '--mount-dir-before-install', repo, repo ],
];

/**
 * Runs a PHP file of this checkout in a site. It has no standard input: the file finds the path of one in its first argument.
 *
 * @param {string}                      file
 * @param {string}                      input
 * @param {import('./site.mjs').Site}   site
 */
export async function runWasm( file, input, site ) {
	mkdirSync( work, { recursive: true } );
	const dir = mkdtempSync( join( work, 'input-' ) );
	const inputFile = join( dir, 'input.json' );
	writeFileSync( inputFile, input );
	try {
		return await run(
			process.execPath,
			[
				await getPlayground(),
				'php',
				...options( site, site.url ),
				'--',
				file,
				inputFile,
			],
			{ cwd: dir, quiet: true, allowFailure: true }
		);
	} finally {
		rmSync( dir, { recursive: true } );
	}
}

/**
 * The command that serves a site on a port of the loopback.
 *
 * @param {import('./site.mjs').Site} site
 * @param {number}                    port
 * @return {Promise<[ string, string[] ]>}
 */
export async function wasmServer( site, port ) {
	const url = `http://127.0.0.1:${ port }`;
	return [
		process.execPath,
		[
			await getPlayground(),
			'server',
			...options( site, url ),
			'--port',
			String( port ),
		],
	];
}
