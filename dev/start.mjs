/**
 * `npm start`: a WordPress with the plugin and demo data, on a machine with Node alone. See README.md for its options.
 * Nothing but the check of Node stands here, so that an old Node reaches it before it meets a word it does not know.
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
