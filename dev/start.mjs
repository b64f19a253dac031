/**
 * `npm start`: serves a WordPress with the plugin and demo data, on a machine that has only Node (options: README.md).
 * This file only checks Node's version, so that an old Node prints the message before it loads syntax that it does not
 * know.
 */
import { readFileSync } from 'node:fs';

const text = readFileSync(
	new URL( '../package.json', import.meta.url ),
	'utf8'
);
const [ , major, minor ] = /(\d+)\.(\d+)/.exec(
	JSON.parse( text ).engines.node
);
const [ hasMajor, hasMinor ] = process.versions.node.split( '.' ).map( Number );

if (
	hasMajor < Number( major ) ||
	( hasMajor === Number( major ) && hasMinor < Number( minor ) )
) {
	process.stderr.write(
		`This is Node ${ process.versions.node }; Studio Calendar needs ${ major }.${ minor } or newer. Install it from nodejs.org or with your version manager, and start again.\n`
	);
	process.exit( 1 );
}

const { runMain } = await import( './lib/main.mjs' );
const { start } = await import( './lib/start.mjs' );
await runMain( start );
