import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
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

/** Calls over real HTTP, against servers of their own: the role matrix and the negative tests. */
export const http = ( options ) => [ task( 'http', [], options ) ];

/** The same sequences of what people do in every run; `npm run test:model -- --long` plays 5,000, others each time. */
export const model = ( options ) => [
	task( 'model', [], options.length > 0 ? options : [ '--seed=1' ] ),
];

/** The same bad input in every run; `npm run fuzz` takes more of it, another one each time. */
export const fuzz = ( options ) => [
	task(
		'fuzz',
		[],
		options.length > 0 ? options : [ '--count=2000', '--seed=1' ]
	),
];

/**
 * The load tests in their short form; `npm run test:load -- --long` runs all rounds. They need the machine for
 * themselves.
 */
export const load = ( options ) => [
	task(
		'load',
		[ 'mariadb' ],
		options.includes( '--long' )
			? options.filter( ( option ) => option !== '--long' )
			: [ '--short', ...options ],
		{ alone: true }
	),
];
