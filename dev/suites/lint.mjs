import { join } from 'node:path';
import { repo, work } from '../lib/paths.mjs';
import { findLeaks } from './leaks.mjs';
import { provedChecks } from './proved.mjs';
import { check, failedCheck, passedCheck, TOOLS } from './task.mjs';

const CODE = [
	'{src,tests,dev}/**/*.{ts,tsx,mjs}',
	'src/**/*.css',
	'*.{mjs,js}',
];

const PROJECTS = [ '.', 'tests/unit', 'tests/e2e', 'dev/bench/grid' ];

const vendor = ( name ) => [ ...TOOLS.php, join( repo, 'vendor/bin', name ) ];

const leaks = {
	name: 'leaks',
	group: 'lint',
	needs: [ 'php' ],
	run: async () => {
		const found = await findLeaks();
		return found.length === 0
			? passedCheck()
			: failedCheck( found.join( '\n     ' ) );
	},
};

/** The checks; each tool counts as one test. */
export const lint = [
	check(
		'eslint',
		[ 'modules' ],
		[
			[
				...TOOLS.wpScripts,
				...[ 'lint-js', '.', '--max-warnings=0' ],
				// Rules that ask for types may be told less than they would find: of a file that is as it was beside one that is not.
				// A clean checkout has no cache.
				...[ '--cache', '--cache-strategy', 'content' ],
				...[ '--cache-location', join( work, 'eslint/' ) ],
			],
		]
	),
	check(
		'tsc',
		[ 'modules' ],
		PROJECTS.map( ( project ) => [ ...TOOLS.tsc, '--project', project ] )
	),
	check(
		'prettier',
		[ 'modules' ],
		[ [ ...TOOLS.prettier, '--check', '--log-level=warn', ...CODE ] ]
	),
	check(
		'stylelint',
		[ 'modules' ],
		[ [ ...TOOLS.wpScripts, 'lint-style', 'src/**/*.css' ] ]
	),
	check( 'knip', [ 'modules' ], [ [ ...TOOLS.knip ] ] ),
	check(
		'i18n',
		[ 'modules', 'php' ],
		[ [ process.execPath, join( repo, 'dev/i18n.mjs' ), '--check-pot' ] ]
	),
	check(
		'size',
		[ 'modules', 'build' ],
		[ [ process.execPath, join( repo, 'dev/bench/size.mjs' ) ] ]
	),
	...provedChecks,
	check( 'phpcs', [ 'php', 'composer' ], [ [ ...vendor( 'phpcs' ), '-q' ] ] ),
	check(
		'composer-validate',
		[ 'php' ],
		[ [ 'composer', 'validate', '--strict', '--no-interaction' ] ]
	),
	leaks,
];
