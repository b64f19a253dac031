import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { addMuPlugin } from './mu-plugin.mjs';

const noticesOf = ( site ) => join( site.dir, 'notices.jsonl' );

/** Makes a site write down its notices, from now on. */
export function watchNotices( site ) {
	addMuPlugin( site, 'notices' );
	rmSync( noticesOf( site ), { force: true } );
}

const OURS = [ 'src', 'build', 'plugin.php', 'uninstall.php' ];

/**
 * @param {import('../lib/site.mjs').Site} site
 * @param {string}                         plugin Its folder: the checkout, unless the site has a copy of its own.
 * @return {string[]} The notices of PHP and WordPress that the plugin has a part in.
 */
export function ourNotices( site, plugin = repo ) {
	const ours = OURS.map( ( name ) => join( plugin, name ) );
	const file = noticesOf( site );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	return lines
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) )
		.filter( ( { trace } ) =>
			trace.some( ( step ) =>
				ours.some( ( path ) => step.startsWith( path ) )
			)
		)
		.map( ( { message, trace } ) => `${ message } (${ trace[ 0 ] })` );
}
