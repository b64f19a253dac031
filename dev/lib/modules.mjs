import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withLock } from './lock.mjs';
import { fail, say } from './log.mjs';
import { repo } from './paths.mjs';
import { run } from './run.mjs';

function packagesOf( file ) {
	const path = join( repo, file );
	return existsSync( path )
		? JSON.parse( readFileSync( path, 'utf8' ) ).packages
		: {};
}

/** Returns true if node_modules matches package-lock.json, by npm's list of the installed packages. */
function areInstalled() {
	const installed = packagesOf( 'node_modules/.package-lock.json' );
	return Object.entries( packagesOf( 'package-lock.json' ) ).every(
		( [ path, { version, optional, link } ] ) =>
			path === '' ||
			link ||
			( optional && ! installed[ path ] ) ||
			installed[ path ]?.version === version
	);
}

/**
 * Runs an npm command in the checkout.
 *
 * @return {Promise<string|null>} Null on success, otherwise the first errors that npm prints; the rest is only help.
 */
async function npm( ...args ) {
	const { code, stderr } = await run(
		'npm',
		[ ...args, '--no-audit', '--no-fund' ],
		{
			cwd: repo,
			quiet: true,
			allowFailure: true,
		}
	);
	if ( code === 0 ) {
		return null;
	}
	const errors = stderr
		.split( '\n' )
		.filter( ( line ) => line.startsWith( 'npm error' ) );
	return (
		errors.slice( 0, 12 ).join( '\n' ) ||
		`npm ${ args[ 0 ] } did not end by itself.`
	);
}

/**
 * Installs the node modules if they are missing or differ from the lockfile. `npm ci` rejects a lockfile that was
 * written with a registry that lacked a package for another system; `npm install --no-save` accepts the lockfile and
 * does not change it.
 */
export async function ensureModules() {
	if ( areInstalled() ) {
		return;
	}
	await withLock( `modules-${ basename( repo ) }`, async () => {
		if ( areInstalled() ) {
			return;
		}
		say( 'Installing node modules (a minute or two the first time) …' );
		const failure =
			( await npm( 'ci' ) ) && ( await npm( 'install', '--no-save' ) );
		if ( failure ) {
			fail(
				`The node modules cannot be installed. Connect to the network, or read what npm says:\n${ failure }`
			);
		}
	} );
}
