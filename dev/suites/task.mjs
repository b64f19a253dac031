import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo, work } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { howItEnded, readResult } from './results.mjs';

/** Folder with the result files and full logs of the last run. */
export const results = join( work, 'results' );

const log = ( name ) => join( results, `${ name }.log` );

const node = ( script ) => [
	process.execPath,
	join( repo, 'node_modules', script ),
];

/** Commands of the tools, by their paths in node_modules, so that they do not depend on PATH. */
export const TOOLS = {
	wpScripts: node( '@wordpress/scripts/bin/wp-scripts.js' ),
	jest: node( 'jest/bin/jest.js' ),
	knip: node( 'knip/bin/knip.js' ),
	playwright: node( '@playwright/test/cli.js' ),
	prettier: node( 'prettier/bin/prettier.cjs' ),
	tsc: node( 'typescript/bin/tsc' ),
	php: [ 'php', '-d', 'memory_limit=2G', '-d', 'display_errors=stderr' ],
};

/**
 * Returns the command of Node's test runner for runTests(), whose results are TAP.
 *
 * @param {string[]} tests Paths of the test files.
 */
export const nodeTests = ( tests ) => ( file ) => [
	process.execPath,
	'--test',
	'--test-reporter=tap',
	`--test-reporter-destination=${ file }`,
	...tests,
];

/**
 * Runs a command quietly and writes its output to a log.
 *
 * @param {string}   name    Name of the suite and of its log.
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, timeout?: number }} options `timeout` in milliseconds.
 */
export async function logged( name, command, options = {} ) {
	mkdirSync( results, { recursive: true } );
	const [ cmd, ...args ] = command;
	const { env, timeout = 45 * 60_000 } = options;
	const answer = await run( cmd, args, {
		cwd: repo,
		env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env },
		quiet: true,
		allowFailure: true,
		timeout,
	} );
	writeFileSync(
		log( name ),
		`$ ${ command.join( ' ' ) }\n${ answer.stdout }\n${ answer.stderr }`
	);
	return { ...answer, log: log( name ) };
}

/**
 * Returns a suite for a tool without test results, which counts as one test.
 *
 * @param {string}   name
 * @param {string[]} needs   Names of setup steps.
 * @param {string[][]} commands Commands to run in turn, up to the first that fails.
 */
export const check = ( name, needs, commands ) => ( {
	name,
	group: 'lint',
	needs,
	run: async () => {
		for ( const command of commands ) {
			const end = await logged( name, command );
			if ( end.code !== 0 ) {
				return failedCheck( howItEnded( end ), name );
			}
		}
		return passedCheck();
	},
} );

export const passedCheck = () => ( {
	passed: 1,
	failed: 0,
	skipped: 0,
	notes: [],
} );

/** @param {string} note @param {string} [logName] The suite whose log has the details. */
export const failedCheck = ( note, logName ) => ( {
	passed: 0,
	failed: 1,
	skipped: 0,
	notes: [ note ],
	log: logName && log( logName ),
} );

const SUFFIX = {
	jest: 'json',
	junit: 'xml',
	playwright: 'json',
	tap: 'tap',
	own: 'json',
};

/**
 * Runs a test runner and reads the numbers from its result file.
 *
 * @param {string}   name
 * @param {keyof typeof SUFFIX} format
 * @param {( file: string ) => string[]} command Returns the command for a result file.
 * @param {{ env?: Record<string, string>, timeout?: number }} options
 */
export async function runTests( name, format, command, options = {} ) {
	const file = join( results, `${ name }.${ SUFFIX[ format ] }` );
	rmSync( file, { force: true } );
	const answer = await logged( name, command( file ), options );
	return { ...readResult( format, file, answer ), log: answer.log };
}
