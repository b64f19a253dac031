/**
 * Simulates how much load open calendars put on the server and on Ably: an hour of calendars that poll with the pauses
 * of src/realtime/polling.ts, of which those that the version file answers do not reach PHP (src/realtime/file-check.ts), and
 * the same hour with Ably. It needs no server. It simulates at most 10,000 calendars
 * and extrapolates larger numbers from them.
 *
 *     node dev/bench/fan-out.mjs [--changes=6] [--cost=14.4]
 *
 * `--changes`: number of changes in the studio per hour. `--cost`: milliseconds of one core for a 304 response
 * (docs/performance.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../lib/main.mjs';
import { repo } from '../lib/paths.mjs';

const OPEN = [ 10, 1_000, 100_000 ];
const MAX_SIMULATED = 10_000;
const HOUR = 3600;

/** Lifetime of guests' tokens and spread of their reloads, in seconds (src/server/Realtime/Ably.php). */
const TOKEN_LIFE = 3600;
const SPREAD = 1.5;

/** The session that wrote and the server each send a message. */
const MESSAGES_PER_CHANGE = 2;

/** Reads the constants from the app's source, so that the simulation cannot drift from the app. */
function readPace() {
	const of = ( name ) => {
		const source = readFileSync(
			join( repo, 'src/realtime', name ),
			'utf8'
		);
		return ( constant ) =>
			Number(
				new RegExp( `const ${ constant } = ([\\d._]+);` )
					.exec( source )[ 1 ]
					.replaceAll( '_', '' )
			);
	};
	const polling = of( 'polling.ts' );
	const file = of( 'file-check.ts' );
	return {
		shortest: polling( 'SHORTEST' ),
		longest: polling( 'LONGEST' ),
		growth: polling( 'GROWTH' ),
		checksByFile: file( 'CHECKS_BY_FILE' ),
		timeByFile: file( 'TIME_BY_FILE' ) / 1000,
	};
}

/**
 * Returns the polls per minute of one calendar in the last 50 minutes of an hour, how many of them ask WordPress although
 * there is a version file, and how late it saw each change.
 */
function poll( pace, changes, random ) {
	let seconds = pace.shortest;
	let now = random() * pace.longest;
	let seen = 0;
	let asked = 0;
	let byFile = 0;
	let toPhp = 0;
	let phpAt = now;
	const delays = [];
	while ( now < HOUR ) {
		const due = changes.filter( ( at ) => at <= now ).length;
		delays.push( ...changes.slice( seen, due ).map( ( at ) => now - at ) );
		seconds =
			due > seen
				? pace.shortest
				: Math.min( pace.longest, seconds * pace.growth );
		const isByFile =
			due === seen &&
			byFile < pace.checksByFile &&
			now - phpAt < pace.timeByFile;
		byFile = isByFile ? byFile + 1 : 0;
		phpAt = isByFile ? phpAt : now;
		seen = due;
		asked += now >= 600 ? 1 : 0;
		toPhp += now >= 600 && ! isByFile ? 1 : 0;
		now += seconds * ( 0.9 + random() / 5 );
	}
	return { perMinute: asked / 50, toPhp: toPhp / 50, delays };
}

function simulate( open, pace, changes ) {
	const count = Math.min( open, MAX_SIMULATED );
	let perMinute = 0;
	let toPhp = 0;
	const delays = [];
	for ( let index = 0; index < count; index++ ) {
		const one = poll( pace, changes, Math.random );
		perMinute += one.perMinute;
		toPhp += one.toPhp;
		delays.push( ...one.delays );
	}
	delays.sort( ( a, b ) => a - b );
	return {
		perMinute: ( perMinute * open ) / count,
		toPhp: ( toPhp * open ) / count,
		median: delays[ Math.floor( delays.length / 2 ) ] ?? 0,
		worst: delays.at( -1 ) ?? 0,
	};
}

const whole = ( number ) => Math.round( number ).toLocaleString( 'en' );

runMain( async () => {
	const { values } = parseArgs( {
		options: {
			changes: { type: 'string', default: '6' },
			cost: { type: 'string', default: '14.4' },
		},
	} );
	const perHour = Number( values.changes );
	const cost = Number( values.cost );
	const pace = readPace();
	const changes = Array.from(
		{ length: perHour },
		( _, index ) => ( ( index + 0.5 ) * HOUR ) / perHour
	);
	const lines = OPEN.map( ( open ) => {
		const polling = simulate( open, pace, changes );
		const cores = ( requests ) =>
			( ( requests * cost ) / 60_000 ).toFixed( 2 );
		const reloads = ( open * perHour ) / 60;
		return `| ${ [
			whole( open ),
			whole( polling.perMinute ),
			whole( polling.toPhp ),
			`${ cores( polling.perMinute ) } / ${ cores( polling.toPhp ) }`,
			`${ polling.median.toFixed( 0 ) } / ${ polling.worst.toFixed( 0 ) }`,
			whole( reloads + ( open * 60 ) / TOKEN_LIFE ),
			whole( open / SPREAD ),
			whole( MESSAGES_PER_CHANGE * perHour * ( open + 1 ) ),
		].join( ' | ' ) } |`;
	} );
	process.stdout.write(
		`${ perHour } changes an hour, ${ cost } ms a 304, pauses ${ pace.shortest } to ${ pace.longest } s\n\n` +
			'| Open calendars | Polling: requests that reach PHP a minute, without the version file | with it | cores for them, without / with | a change is seen after, s (median / worst) | With Ably: requests a minute | reads a second just after a change | Ably messages an hour |\n|---|---|---|---|---|---|---|---|\n' +
			`${ lines.join( '\n' ) }\n`
	);
} );
