import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repo, work } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { howItEnded, readResult } from './results.mjs';

/** Result files and full logs of the last run. */
export const results = join( work, 'results' );

const log = ( name ) => join( results, `${ name }.log` );

const node = ( script ) => [
	process.execPath,
	join( repo, 'node_modules', script ),
];

/** Tools as they lie in node_modules and vendor, so that nothing depends on a PATH. */
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
 * Runs a command quietly, its output going to a log of its own.
 *
 * @param {string}   name    Of the suite, and of its log.
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
 * A suite that counts as one: a tool that finds something or nothing.
 *
 * @param {string}   name
 * @param {string[]} needs   Names of set-up steps.
 * @param {string[][]} commands One after the other; the first that fails ends it.
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

/** @param {string} note @param {string} [logName] The suite or step whose log tells more. */
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
 * A suite whose numbers are read from the runner's own result file.
 *
 * @param {string}   name
 * @param {keyof typeof SUFFIX} format
 * @param {( file: string ) => string[]} command Gets the result file's name.
 * @param {{ env?: Record<string, string>, timeout?: number }} options
 */
export async function runTests( name, format, command, options = {} ) {
	const file = join( results, `${ name }.${ SUFFIX[ format ] }` );
	rmSync( file, { force: true } );
	const answer = await logged( name, command( file ), options );
	return { ...readResult( format, file, answer ), log: answer.log };
}
