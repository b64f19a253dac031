/**
 * Simulates how much load open calendars put on the server and on Ably: an hour of calendars that poll with the pauses
 * of src/realtime/polling.ts, and the same hour with Ably. It needs no server. It simulates at most 10,000 calendars
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
function paceOf( source ) {
	const number = ( name ) =>
		Number(
			new RegExp( `const ${ name } = ([\\d.]+);` ).exec( source )[ 1 ]
		);
	return {
		shortest: number( 'SHORTEST' ),
		longest: number( 'LONGEST' ),
		growth: number( 'GROWTH' ),
	};
}

/** Returns the polls per minute of one calendar in the last 50 minutes of an hour, and how late it saw each change. */
function poll( pace, changes, random ) {
	let seconds = pace.shortest;
	let now = random() * pace.longest;
	let seen = 0;
	let asked = 0;
	const delays = [];
	while ( now < HOUR ) {
		const due = changes.filter( ( at ) => at <= now ).length;
		delays.push( ...changes.slice( seen, due ).map( ( at ) => now - at ) );
		seconds =
			due > seen
				? pace.shortest
				: Math.min( pace.longest, seconds * pace.growth );
		seen = due;
		asked += now >= 600 ? 1 : 0;
		now += seconds * ( 0.9 + random() / 5 );
	}
	return { perMinute: asked / 50, delays };
}

function simulate( open, pace, changes ) {
	const count = Math.min( open, MAX_SIMULATED );
	let perMinute = 0;
	const delays = [];
	for ( let index = 0; index < count; index++ ) {
		const one = poll( pace, changes, Math.random );
		perMinute += one.perMinute;
		delays.push( ...one.delays );
	}
	delays.sort( ( a, b ) => a - b );
	return {
		perMinute: ( perMinute * open ) / count,
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
	const pace = paceOf(
		readFileSync( join( repo, 'src/realtime/polling.ts' ), 'utf8' )
	);
	const changes = Array.from(
		{ length: perHour },
		( _, index ) => ( ( index + 0.5 ) * HOUR ) / perHour
	);
	const lines = OPEN.map( ( open ) => {
		const polling = simulate( open, pace, changes );
		const cores = ( polling.perMinute * cost ) / 60_000;
		const reloads = ( open * perHour ) / 60;
		return `| ${ [
			whole( open ),
			whole( polling.perMinute ),
			cores.toFixed( 2 ),
			`${ polling.median.toFixed( 0 ) } / ${ polling.worst.toFixed( 0 ) }`,
			whole( reloads + ( open * 60 ) / TOKEN_LIFE ),
			whole( open / SPREAD ),
			whole( MESSAGES_PER_CHANGE * perHour * ( open + 1 ) ),
		].join( ' | ' ) } |`;
	} );
	process.stdout.write(
		`${ perHour } changes an hour, ${ cost } ms a 304, pauses ${ pace.shortest } to ${ pace.longest } s\n\n` +
			'| Open calendars | Polling: requests a minute | cores for them | a change is seen after, s (median / worst) | With Ably: requests a minute | reads a second just after a change | Ably messages an hour |\n|---|---|---|---|---|---|---|\n' +
			`${ lines.join( '\n' ) }\n`
	);
} );
