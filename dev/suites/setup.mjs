import { join } from 'node:path';
import { build } from '../build.mjs';
import { CHROMIUM_PACKAGE } from '../lib/chromium.mjs';
import { ensureModules } from '../lib/modules.mjs';
import { say } from '../lib/log.mjs';
import { repo } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { ensurePackages } from '../lib/system.mjs';
import { getWordPress } from '../lib/wordpress.mjs';
import { once } from './stamps.mjs';

const PHP = [
	'php-cli',
	'php-sqlite3',
	'php-mysql',
	'php-gd',
	'php-curl',
	'php-mbstring',
	'php-xml',
	'php-zip',
];

const stamped = ( step ) => ( { name: step.name, run: () => once( step ) } );

/** Returns a step without a stamp, because a checkout may be copied to another machine with its stamps. */
const packages = ( name, list, why ) => ( {
	name,
	run: () => ensurePackages( list, why ),
} );

const modules = stamped( {
	name: 'modules',
	inputs: [ 'package-lock.json' ],
	run: async () => {
		await ensureModules();
		return [ 'node_modules/.package-lock.json' ];
	},
} );

const composer = ( name, dir, options = [] ) =>
	stamped( {
		name,
		inputs: [ join( dir, 'composer.json' ) ],
		run: async () => {
			await run(
				'composer',
				[
					'install',
					'--no-interaction',
					'--no-progress',
					'--quiet',
					...options,
				],
				{
					cwd: join( repo, dir ),
					env: { COMPOSER_ALLOW_SUPERUSER: '1' },
					quiet: true,
				}
			);
			return [ join( dir, 'vendor/composer/installed.json' ) ];
		},
	} );

const wordpress = ( version ) =>
	stamped( {
		name: `wordpress-${ version }`,
		key: `${ process.env.WORDPRESS_DIR } ${ process.env.WORDPRESS_ZIP }`,
		run: async () => {
			const { dir } = await getWordPress( version );
			return [ join( dir, 'wp-includes/version.php' ) ];
		},
	} );

/**
 * The setup steps in their order; suites name those that they need. `run` resolves to false if nothing had to be done.
 *
 * @type {{ name: string, run: () => Promise<boolean> }[]}
 */
const STEPS = [
	packages(
		'php',
		[ ...PHP, 'composer', 'git', 'unzip' ],
		'Testing the server'
	),
	packages(
		'chromium',
		[ CHROMIUM_PACKAGE, 'faketime' ],
		'The browser suite'
	),
	packages(
		'webkit',
		[ 'webkit2gtk-driver', 'xvfb', 'xauth' ],
		'The suite in Safari’s engine'
	),
	packages(
		'mariadb',
		[ 'mariadb-server', 'galera-4', 'rsync' ],
		'Testing with MariaDB'
	),
	packages(
		'scale',
		[ 'haproxy', 'redis-server', 'php-redis' ],
		'The run beyond one machine'
	),
	// Before the node modules, so that the checks of PHP run while those are installed.
	composer( 'composer', '.' ),
	// Psalm 5 requires PHP below 8.4, but also runs on later versions.
	composer( 'psalm', 'dev/tools/psalm', [ '--ignore-platform-req=php+' ] ),
	composer( 'wpcs', 'dev/tools/wpcs' ),
	modules,
	{ name: 'build', run: build },
	...[ '7.1', '6.8', '6.6' ].map( wordpress ),
];

/** Names of the steps that suites and commands may need. */
export const stepNames = STEPS.map( ( { name } ) => name );

/**
 * Runs the needed steps that have not been done before, and prints the names of the others.
 *
 * @param {Set<string>} needs
 * @param {( step: string ) => void} onDone Called with each step's name once nothing is left to do of it.
 */
export async function setUp( needs, onDone = () => {} ) {
	const skipped = [];
	for ( const { name, run: doStep } of STEPS.filter( ( step ) =>
		needs.has( step.name )
	) ) {
		const start = Date.now();
		if ( await doStep() ) {
			say(
				`set-up ${ name }: done in ${ ( ( Date.now() - start ) / 1000 ).toFixed( 1 ) } s`
			);
		} else {
			skipped.push( name );
		}
		onDone( name );
	}
	if ( skipped.length > 0 ) {
		say( `set-up: skipped, already done: ${ skipped.join( ', ' ) }` );
	}
}
