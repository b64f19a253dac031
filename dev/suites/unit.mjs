import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repo } from '../lib/paths.mjs';
import { nodeTests, runTests, TOOLS } from './task.mjs';

/** Time zone in which every test runs: its date differs from UTC's for some hours, and it has daylight saving time. */
const ZONE = 'America/New_York';

/** Zones without an offset and with one of 5:30 hours east of UTC, which must not change wall-clock arithmetic. */
const FURTHER_ZONES = [ 'UTC', 'Asia/Kolkata' ];

/**
 * Folders of tests/unit that run only in ZONE, because they take most of the time and their code does not depend on the
 * device's zone: it gets the studio's date and time, and lint (zoneRules in eslint.config.mjs) restricts local Date
 * methods to the date picker. All other folders, including new ones, also run in the further zones.
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

/** Tests of the tools in dev and of what they build, by Node's test runner. */
const tools = {
	name: 'tools',
	group: 'unit',
	needs: [ 'modules', 'php', 'mariadb', 'build', 'chromium' ],
	run: () => {
		const tests = readdirSync( FOLDER )
			.filter( ( name ) => name.endsWith( '.test.mjs' ) )
			.map( ( name ) => join( FOLDER, name ) );
		return runTests( 'tools', 'tap', nodeTests( tests ) );
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
