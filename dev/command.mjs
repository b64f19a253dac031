/**
 * `node dev/command.mjs NAME [options]`: installs what a command of package.json needs and runs the command, so that it
 * works on a machine where nothing has been installed by hand. `npm start` and `npm test` do that by themselves.
 */
import { fileURLToPath } from 'node:url';
import { fail } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { setUp } from './suites/setup.mjs';

const SITE = [ 'php', 'modules', 'build', 'wordpress-7.1' ];
const BROWSER = [ ...SITE, 'chromium' ];

/** For each name in package.json: the file to run, and the setup steps that it needs (dev/suites/setup.mjs). */
export const COMMANDS = {
	api: { file: 'api.mjs', needs: [] },
	contract: { file: 'contract.mjs', needs: [] },
	fuzz: { file: '../tests/fuzz/run.mjs', needs: SITE },
	hooks: { file: 'hooks.mjs', needs: [] },
	'test:mutation': {
		file: 'mutation/run.mjs',
		needs: [ 'php', 'modules', 'composer', 'build', 'wordpress-7.1' ],
	},
	i18n: { file: 'i18n.mjs', needs: [ 'modules', 'php' ] },
	'test:scale': {
		file: '../tests/scale/run.mjs',
		needs: [ ...SITE, 'mariadb', 'scale' ],
	},
	bench: { file: 'bench/all.mjs', needs: [ ...BROWSER, 'mariadb' ] },
	'bench:boot': { file: 'bench/boot.mjs', needs: SITE },
	'bench:grid': { file: 'bench/grid.mjs', needs: [ 'modules', 'chromium' ] },
	'bench:server': { file: 'bench/server.mjs', needs: [ ...SITE, 'mariadb' ] },
	'bench:list': { file: 'bench/list.mjs', needs: [ ...SITE, 'mariadb' ] },
	'bench:fan-out': { file: 'bench/fan-out.mjs', needs: [] },
	'bench:page': { file: 'bench/page.mjs', needs: BROWSER },
	'bench:size': { file: 'bench/size.mjs', needs: [ 'modules', 'build' ] },
	pictures: { file: 'pictures.mjs', needs: BROWSER },
	'test:endurance': {
		file: '../tests/endurance/run.mjs',
		needs: [ ...BROWSER, 'mariadb' ],
	},
	screenshots: { file: 'screenshots.mjs', needs: BROWSER },
	'assets:org': { file: 'wordpress-org/assets.mjs', needs: BROWSER },
	playground: {
		file: 'wordpress-org/playground.mjs',
		needs: [ 'modules', 'build' ],
	},
};

async function main() {
	const [ name ] = process.argv.splice( 2, 1 );
	if ( ! Object.hasOwn( COMMANDS, name ) ) {
		fail(
			`There is no command ${ name }. There are: ${ Object.keys( COMMANDS ).join( ', ' ) }.`
		);
	}
	const { file, needs } = COMMANDS[ name ];
	await setUp( new Set( needs ) );
	await import( new URL( file, import.meta.url ).href );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await runMain( main );
}
