import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { runTests, TOOLS } from './task.mjs';

/** Every test runs in this zone, whose day is another than UTC's for some hours and whose clocks change. */
const ZONE = 'America/New_York';

/** No offset, and one of half an hour on the other side: wall-clock arithmetic must not notice. */
const FURTHER_ZONES = [ 'UTC', 'Asia/Kolkata' ];

/**
 * Folders of tests/unit whose code cannot tell in which zone it runs: it is given the studio's day and hour, and lint
 * (zoneRules in eslint.config.mjs) keeps what a Date knows of the device's zone to the date picker. They take most of
 * the time and run once. What is not named here, as any new folder, runs in the further zones too.
 */
const WITHOUT_ZONE = [
	'admin',
	'api',
	'block',
	'calendar',
	'contract',
	'i18n',
	'realtime',
];

const inFurtherZones = `--testPathIgnorePatterns=/tests/unit/(${ WITHOUT_ZONE.join( '|' ) })/`;

const FOLDER = join( repo, 'tests/dev' );

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
		const tests = readdirSync( FOLDER )
			.filter( ( name ) => name.endsWith( '.test.mjs' ) )
			.map( ( name ) => join( FOLDER, name ) );
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
	...[ ZONE, ...FURTHER_ZONES ].map( ( zone ) => ( {
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
				...( zone === ZONE ? [] : [ inFurtherZones ] ),
				...options,
			];
			return runTests( this.name, 'jest', command, {
				env: { TZ: zone },
			} );
		},
	} ) ),
];
