import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/**
 * What nothing in the repository may hold: addresses of package registries (the machine's own configuration decides
 * where packages come from) and folders of the machine it was written on. Written so that this file does not hold them.
 */
const PATTERNS = [
	[ 'a resolved address in a lockfile', /"resolved":\s*"https?:/ ],
	[
		'the address of a package registry',
		/\b(registry\.(npmjs|yarnpkg)|repo\.packagist)\.(org|com)\b/,
	],
	[
		'a folder of this machine',
		/(^|[^\w.])\/(work|farm|root|tmp\/brief)\/[a-z.]/m,
	],
];

const BINARY = /\.(png|jpe?g|gif|webp|woff2?|zip|mo)$/;

/** Files that git tracks or would track, links and deleted ones apart. */
async function files() {
	const { stdout } = await run(
		'git',
		[ 'ls-files', '--cached', '--others', '--exclude-standard', '-z' ],
		{
			cwd: repo,
			quiet: true,
		}
	);
	return stdout
		.split( '\0' )
		.filter( ( file ) => file !== '' && ! BINARY.test( file ) )
		.filter( ( file ) =>
			statSync( join( repo, file ), { throwIfNoEntry: false } )?.isFile()
		);
}

/** @return {Promise<string[]>} One line for each file that holds what it must not. */
export async function findLeaks() {
	const found = [];
	for ( const file of await files() ) {
		const text = readFileSync( join( repo, file ), 'utf8' );
		for ( const [ what, pattern ] of PATTERNS ) {
			const at = text.search( pattern );
			if ( at >= 0 ) {
				found.push(
					`${ file }:${ text.slice( 0, at ).split( '\n' ).length }: ${ what }`
				);
			}
		}
	}
	return found;
}
