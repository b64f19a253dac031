import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../lib/log.mjs';
import { run } from '../lib/run.mjs';
import { dir } from './place.mjs';

/** PHP code that prints PHP's version and whether the extension pcov is loaded. */
const PROBE = `echo json_encode( [ PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION, extension_loaded( 'pcov' ) ] );`;

/** Downloads and unpacks pcov and returns its path; an installed pcov would slow down every PHP on the machine. */
async function unpacked( version ) {
	const into = join( dir, `pcov-${ version }` );
	const find = () =>
		existsSync( into )
			? readdirSync( into, { recursive: true } ).find( ( name ) =>
					name.endsWith( 'pcov.so' )
				)
			: undefined;
	if ( find() === undefined ) {
		const name = `php${ version }-pcov`;
		const downloads = `${ into }-deb`;
		rmSync( downloads, { recursive: true, force: true } );
		mkdirSync( downloads, { recursive: true } );
		const answer = await run( 'apt-get', [ 'download', name ], {
			cwd: downloads,
			quiet: true,
			allowFailure: true,
		} );
		if ( answer.code !== 0 ) {
			fail(
				`Covered lines are counted by Debian's ${ name }, which could not be downloaded: run "apt-get update", or install PHP's extension pcov.`
			);
		}
		const [ deb ] = readdirSync( downloads );
		await run( 'dpkg', [ '-x', join( downloads, deb ), into ] );
	}
	return join( into, find() );
}

/** Returns PHP settings for line coverage of one folder. @param {string} folder @return {Promise<string[]>} */
export async function withPcov( folder ) {
	const { stdout } = await run( 'php', [ '-r', PROBE ], { quiet: true } );
	const [ version, hasIt ] = JSON.parse( stdout );
	const settings = [ 'pcov.enabled=1', `pcov.directory=${ folder }` ];
	if ( ! hasIt ) {
		settings.unshift( `extension=${ await unpacked( version ) }` );
	}
	return settings.flatMap( ( setting ) => [ '-d', setting ] );
}
