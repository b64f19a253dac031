import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/**
 * Texts that no file of the repository may contain: URLs of package registries, because the machine's configuration
 * selects the registry, and folders of a developer's machine. The patterns do not match themselves.
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

/** Returns the files that git tracks or would track, without links, deleted files and binary files. */
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

/** @return {Promise<string[]>} One line for each forbidden text in a file. */
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
