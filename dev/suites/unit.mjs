import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { runTests, TOOLS } from './task.mjs';

/** Offsets on both sides of UTC and one of half an hour: wall-clock arithmetic must not notice. */
const ZONES = [ 'UTC', 'America/New_York', 'Asia/Kolkata' ];

/** The tools of this folder and what they build, by Node's own runner: that no failure gets lost in the sum. */
const tools = {
	name: 'tools',
	group: 'unit',
	needs: [ 'modules', 'php', 'build' ],
	run: () => {
		const reporter = ( file ) => [
			'--test-reporter=tap',
			`--test-reporter-destination=${ file }`,
		];
		const tests = [
			'commands',
			'compare',
			'php',
			'results',
			'run',
			'styles',
			'zip',
		].map( ( name ) => join( repo, `tests/dev/${ name }.test.mjs` ) );
		return runTests( 'tools', 'tap', ( file ) => [
			process.execPath,
			'--test',
			...reporter( file ),
			...tests,
		] );
	},
};

export const unit = ( options ) => [
	tools,
	...ZONES.map( ( zone ) => ( {
		name: `jest-${ zone.replace( /.*\//, '' ).toLowerCase() }`,
		group: 'unit',
		needs: [ 'modules' ],
		run() {
			const command = ( file ) => [
				...TOOLS.jest,
				'--ci',
				'--json',
				`--outputFile=${ file }`,
				'--maxWorkers=2',
				...options,
			];
			return runTests( this.name, 'jest', command, {
				env: { TZ: zone },
			} );
		},
	} ) ),
];
