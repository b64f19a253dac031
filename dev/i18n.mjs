import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, DOMAIN } from './i18n/catalog.mjs';
import { compare, LOCALES } from './i18n/compare.mjs';
import { pot } from './i18n/pot.mjs';
import { fail, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { repo } from './lib/paths.mjs';

const POT = 'languages/studio-calendar.pot';

/**
 * `node dev/i18n.mjs` compares the texts of the code with languages/*.json. `--pot` also writes the template for
 * translators; `--check-pot` reports a stale template.
 */
await runMain( async () => {
	const { entries, problems } = await collect();
	const file = join( repo, POT );
	const template = pot( entries, DOMAIN );
	if ( process.argv.includes( '--pot' ) ) {
		writeFileSync( file, template );
	}
	const isCurrent =
		existsSync( file ) && readFileSync( file, 'utf8' ) === template;
	if ( process.argv.includes( '--check-pot' ) && ! isCurrent ) {
		problems.push( `${ POT } is not current: run "npm run i18n"` );
	}
	if ( entries.size === 0 ) {
		problems.push( 'no text was found in the code' );
	}
	problems.push(
		...LOCALES.flatMap( ( locale ) => compare( locale, entries ) )
	);
	if ( problems.length > 0 ) {
		fail( problems.join( '\n' ) );
	}
	say( `${ entries.size } texts, the same in ${ LOCALES.join( ', ' ) }.` );
} );
