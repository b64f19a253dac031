import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { loadOptions } from './short.mjs';
import { runTests } from './task.mjs';

const task = ( name, needs, options, more = {} ) => ( {
	name,
	group: name,
	needs: [ 'php', 'modules', 'build', 'wordpress-7.1', ...needs ],
	run: () =>
		runTests(
			name,
			'own',
			() => [
				process.execPath,
				join( repo, `tests/${ name }/run.mjs` ),
				...options,
			],
			{ timeout: 60 * 60_000 }
		),
	...more,
} );

/** Tests over real HTTP, with their own servers: what each role may do, and invalid requests. */
export const http = ( options ) => [ task( 'http', [ 'mariadb' ], options ) ];

/** Tests with the same random sequences of actions in every run; `npm run test:model -- --long` runs 5,000 new ones. */
export const model = ( options ) => [
	task(
		'model',
		[ 'mariadb' ],
		options.length > 0 ? options : [ '--seed=1' ]
	),
];

/** Tests with the same random invalid input in every run; `npm run fuzz` uses more, and other input each time. */
export const fuzz = ( options ) => [
	task(
		'fuzz',
		[],
		options.length > 0 ? options : [ '--count=2000', '--seed=1' ]
	),
];

/**
 * The load tests in their short form; `npm run test:load -- --long` runs all rounds. No other suite may run at the same
 * time.
 */
export const load = ( options ) => [
	task(
		'load',
		[ 'mariadb' ],
		options.includes( '--long' )
			? options.filter( ( option ) => option !== '--long' )
			: [ '--short', ...loadOptions(), ...options ],
		{ alone: true }
	),
];
