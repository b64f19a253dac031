/**
 * `npm run bench:grid`: builds the real grid as grid.js and grid.css, and compares it with the calendar
 * libraries and the lower bounds ("floors") of dev/bench/grid/beside. Options are passed to run.mjs there.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../lib/main.mjs';
import { ensureModules } from '../lib/modules.mjs';
import { repo, work } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

/** The libraries have a package.json of their own, whose packages are installed in a copy of this folder. */
const SOURCE = join( repo, 'dev/bench/grid/beside' );
const BENCH = join( work, 'bench-grid' );
/** Not in `build`, which ships. */
const OUT = join( work, 'bench-grid-build' );

async function buildGrid() {
	await ensureModules();
	await run(
		process.execPath,
		[
			join( repo, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
			'build',
			'--config',
			'dev/bench/grid/webpack.config.js',
			'--output-path',
			OUT,
		],
		{ cwd: repo, quiet: true }
	);
}

async function setUp() {
	cpSync( SOURCE, BENCH, { recursive: true } );
	if ( ! existsSync( join( BENCH, 'dist/sizes.json' ) ) ) {
		await run( 'npm', [ 'run', 'setup' ], { cwd: BENCH } );
		await run( 'npm', [ 'run', 'build' ], { cwd: BENCH } );
	}
}

async function main() {
	await buildGrid();
	await setUp();
	const results = join( work, 'results' );
	mkdirSync( results, { recursive: true } );
	await run(
		process.execPath,
		[
			'run.mjs',
			'--extra',
			`studio-calendar=${ join( OUT, 'grid.js' ) },${ join( OUT, 'grid.css' ) }`,
			'--json',
			join( results, 'bench-grid.json' ),
			...process.argv.slice( 2 ),
		],
		{ cwd: BENCH, forward: true }
	);
}

await runMain( main );
