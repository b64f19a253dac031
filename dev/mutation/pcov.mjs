import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../lib/log.mjs';
import { run } from '../lib/run.mjs';
import { dir } from './place.mjs';

/** Asks the machine's PHP for its version, and where the extension pcov is when it has that itself. */
const PROBE = `echo json_encode( [ PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION, extension_loaded( 'pcov' ) ] );`;

/** Unpacked into a folder of ours: installed, it would slow down every PHP of the machine. */
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

/** PHP's settings for counting the lines of one folder. @param {string} folder @return {Promise<string[]>} */
export async function withPcov( folder ) {
	const { stdout } = await run( 'php', [ '-r', PROBE ], { quiet: true } );
	const [ version, hasIt ] = JSON.parse( stdout );
	const settings = [ 'pcov.enabled=1', `pcov.directory=${ folder }` ];
	if ( ! hasIt ) {
		settings.unshift( `extension=${ await unpacked( version ) }` );
	}
	return settings.flatMap( ( setting ) => [ '-d', setting ] );
}
