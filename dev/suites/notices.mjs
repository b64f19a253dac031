import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { addMuPlugin } from './mu-plugin.mjs';

const noticesOf = ( site ) => join( site.dir, 'notices.jsonl' );

/** Lets a site record its notices from now on, and deletes earlier ones. */
export function watchNotices( site ) {
	addMuPlugin( site, 'notices' );
	rmSync( noticesOf( site ), { force: true } );
}

const OURS = [ 'src', 'build', 'plugin.php', 'uninstall.php' ];

/**
 * @param {import('../lib/site.mjs').Site} site
 * @param {string}                         plugin Folder of the plugin: the checkout, unless the site has a copy.
 * @return {string[]} The notices of PHP and WordPress whose stack trace contains a file of the plugin.
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
