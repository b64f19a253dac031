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

const OURS = [ 'src', 'build', 'plugin.php', 'uninstall.php' ].map( ( name ) =>
	join( repo, name )
);

/** @return {string[]} The notices of PHP and WordPress that the plugin has a part in. */
export function ourNotices( site ) {
	const file = noticesOf( site );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	return lines
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) )
		.filter( ( { trace } ) =>
			trace.some( ( step ) =>
				OURS.some( ( path ) => step.startsWith( path ) )
			)
		)
		.map( ( { message, trace } ) => `${ message } (${ trace[ 0 ] })` );
}
