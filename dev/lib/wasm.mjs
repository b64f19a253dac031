import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './download.mjs';
import { fail, say } from './log.mjs';
import { repo, work } from './paths.mjs';
import { run } from './run.mjs';
import { PLAYGROUND } from './sqlite.mjs';

/**
 * Returns PHP compiled to WebAssembly, for machines without PHP: it runs the same sites about forty times slower. It is
 * downloaded into the cache, and only when needed, because it has 580 MB.
 *
 * @return {Promise<string>} Path of its command-line script.
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
 * Returns Playground's options. The site is mounted as /wordpress; the checkout keeps its path, so that the site's
 * links into it work. Playground installs neither WordPress nor the SQLite driver, because the site has both.
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
 * Runs a PHP file of this checkout in a site. php-wasm has no standard input, so the input is a file whose path is the
 * first argument.
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
 * Returns the command that serves a site on a port of the loopback address.
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
