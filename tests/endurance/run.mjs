/**
 * Endurance test of a long day: `npm run test:endurance [-- --reads=10000 --writes=2000]`. Fifty people, each with a
 * login of their own, read and write in a WordPress on MariaDB; three of them also have the calendar open in Chromium
 * all the time, with live updates from the fixture server that replaces Ably. At ten points all requests pause while
 * tabs, PHP's workers and tables are measured. The test fails when a figure grows steadily, a page throws, or a
 * response has a code that it should not have.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from '../../dev/bench/lib/reads.mjs';
import { printTable } from '../../dev/bench/lib/report.mjs';
import { fail, say } from '../../dev/lib/log.mjs';
import { withLock } from '../../dev/lib/lock.mjs';
import { logIn } from '../../dev/lib/logins.mjs';
import { runMain } from '../../dev/lib/main.mjs';
import { wpEval } from '../../dev/lib/site.mjs';
import { addMuPlugin } from '../../dev/suites/mu-plugin.mjs';
import { startAbly } from '../fixtures/ably/server.mjs';
import { Results } from '../load/lib/results.mjs';
import { openStage } from '../load/lib/stage.mjs';
import { Clients, CYCLE, firstMonday, inLanes } from './lib/clients.mjs';
import { growing, quantile, workersOf } from './lib/figures.mjs';
import { measureTab, openTabs, use } from './lib/tabs.mjs';

const PEOPLE = 50;
const TABS = 3;
const POINTS = 10;

/** Number of parallel requests, besides those of the tabs. */
const LANES = 6;

/** Number of uses of each tab between two points. */
const USES = 10;

/** Maximum duration in minutes; a run that reaches it stops and has failed. */
const LIMIT = 90;

/** Codes that a response may have, and the maximum share of `busy`, which asks the client to try again. */
const EXPECTED = [ 'ok', '304', 'busy' ];
const BUSY_SHARE = 0.01;

const here = fileURLToPath( new URL( '.', import.meta.url ) );

function options() {
	const { values } = parseArgs( {
		options: {
			reads: { type: 'string', default: '10000' },
			writes: { type: 'string', default: '2000' },
		},
	} );
	const reads = Number( values.reads );
	const writes = Number( values.writes );
	if ( ! ( writes >= POINTS * CYCLE && reads >= writes ) ) {
		fail(
			`--writes takes a number from ${ POINTS * CYCLE }, --reads one that is not less.`
		);
	}
	return {
		cycles: Math.round( writes / POINTS / CYCLE ),
		readsAfter: Math.round( reads / writes ),
	};
}

/** Adds people to those of the stage up to `PEOPLE`; their cookie makes the plugin use the server in Ably's place. */
async function invite( stage, ably ) {
	const [ server ] = stage.webServers;
	const known = stage.people[ 0 ].map( ( { id } ) => id );
	const ids = await wpEval( stage.site, join( here, 'php/people.php' ), {
		studio: stage.studio,
		known,
		count: PEOPLE,
	} );
	const [ people ] = await logIn( stage.site, ids, [ server.url ] );
	return people.map( ( person ) => ( {
		...person,
		cookie: `${ person.cookie }; studio_calendar_ably=${ ably.port }`,
	} ) );
}

/** Measures one point, when no request is pending. */
async function measure( stage, clients, tabs ) {
	const { reads, writes } = clients.take();
	const ms = ( list ) => list.map( ( one ) => one.ms );
	const told = ( name ) =>
		median( reads.map( ( one ) => one[ name ] ).filter( Number ) );
	const measured = [];
	for ( const tab of tabs ) {
		measured.push( await measureTab( tab ) );
	}
	return {
		tabs: measured,
		rss: median( workersOf( stage.webServers[ 0 ].pid ) ),
		peak: told( 'peak' ),
		queries: told( 'queries' ),
		read: median( ms( reads ) ),
		read95: quantile( ms( reads ), 0.95 ),
		write: median( ms( writes ) ),
		write95: quantile( ms( writes ), 0.95 ),
		...( await wpEval( stage.site, join( here, 'php/rows.php' ) ) ),
	};
}

async function usedBy( tabs ) {
	for ( let round = 0; round < USES; round++ ) {
		await Promise.all( tabs.map( use ) );
	}
}

/** @return Measured points, fewer than ten when the time ran out. */
async function live( stage, clients, tabs, { cycles, readsAfter } ) {
	const end = Date.now() + LIMIT * 60_000;
	const points = [];
	while ( points.length < POINTS && Date.now() < end ) {
		const first = points.length * cycles;
		const tasks = Array.from(
			{ length: cycles },
			( _task, index ) => () => clients.cycle( first + index, readsAfter )
		);
		await Promise.all( [ inLanes( tasks, LANES ), usedBy( tabs ) ] );
		points.push( await measure( stage, clients, tabs ) );
		say(
			`${ points.length } of ${ POINTS }: ${ rowOf( points.at( -1 ) ).join( ', ' ) }`
		);
	}
	return points;
}

const mega = ( bytes ) => ( bytes / 1e6 ).toFixed( 1 );
const whole = ( number ) => number.toFixed( 0 );

const COLUMNS = [
	[ 'heaps, MB', ( { tabs } ) => each( tabs, 'heap', mega ) ],
	[ 'nodes', ( { tabs } ) => each( tabs, 'nodes', whole ) ],
	[ 'listeners', ( { tabs } ) => each( tabs, 'listeners', whole ) ],
	[ 'worker, MB', ( { rss } ) => mega( rss * 1024 ) ],
	[ 'peak, MB', ( { peak } ) => mega( peak ) ],
	[ 'queries', ( { queries } ) => whole( queries ) ],
	[ 'options', ( point ) => `${ point.options } / ${ point.transients }` ],
	[ 'meta', ( { meta } ) => whole( meta ) ],
	[ 'bookings', ( { bookings } ) => whole( bookings ) ],
	[
		'read ms',
		( point ) => `${ whole( point.read ) } / ${ whole( point.read95 ) }`,
	],
	[
		'write ms',
		( point ) => `${ whole( point.write ) } / ${ whole( point.write95 ) }`,
	],
];

const each = ( tabs, name, format ) =>
	tabs.map( ( tab ) => format( tab[ name ] ) ).join( ' ' );

const rowOf = ( point ) => COLUMNS.map( ( [ , format ] ) => format( point ) );

const print = ( points ) =>
	printTable( [
		[ 'point', ...COLUMNS.map( ( [ name ] ) => name ) ],
		...points.map( ( point, index ) => [
			String( index + 1 ),
			...rowOf( point ),
		] ),
	] );

/** @return Codes that no response should have. */
function oddAnswers( codes ) {
	const total = [ ...codes.values() ].reduce( ( sum, count ) => sum + count );
	const busy = ( codes.get( 'busy' ) ?? 0 ) / total;
	return [
		...[ ...codes ]
			.filter( ( [ code ] ) => ! EXPECTED.includes( code ) )
			.map( ( [ code, count ] ) => `${ count } times ${ code }` ),
		...( busy > BUSY_SHARE
			? [ `${ ( 100 * busy ).toFixed( 1 ) } % were answered busy` ]
			: [] ),
	];
}

/** @return Problems of the run. */
async function spend( stage, ably, wanted ) {
	const people = await invite( stage, ably );
	const clients = new Clients( { ...stage, people } );
	await clients.moveIn();
	const [ { url } ] = stage.webServers;
	const { tabs, close } = await openTabs(
		people.slice( 0, TABS ),
		`${ url }/?studio_calendar=page&studio_id=${ stage.studio }&week=${ firstMonday() }`
	);
	try {
		const points = await live( stage, clients, tabs, wanted );
		print( points );
		const answered = [ ...clients.codes ]
			.map( ( [ code, count ] ) => `${ count } ${ code }` )
			.join( ', ' );
		return {
			problems: [
				...( points.length < POINTS
					? [ `${ LIMIT } minutes were not enough` ]
					: growing( points ) ),
				...oddAnswers( clients.codes ),
				...tabs.flatMap( ( { errors } ) => errors ),
				...ably.violations,
				...stage.complaints(),
			],
			detail: answered,
		};
	} finally {
		await close();
	}
}

async function main() {
	const wanted = options();
	const results = new Results();
	const ably = await startAbly();
	try {
		const stage = await openStage( 'mariadb', {
			folder: 'endurance',
			probes: [ join( here, 'mu-plugins' ) ],
		} );
		try {
			addMuPlugin( stage.site, 'ably' );
			await results.check( 'a long day', () =>
				spend( stage, ably, wanted )
			);
		} finally {
			await stage.close();
		}
	} finally {
		await ably.stop();
	}
	results.write( 'endurance' );
	process.exitCode = results.failed > 0 ? 1 : 0;
}

// The load tests use the same folder of databases.
await runMain( () => withLock( 'load', main ) );
