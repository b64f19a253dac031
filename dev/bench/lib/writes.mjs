/** How many bookings a second get in, from one, eight and thirty-two clients at once. */
import { add } from '../../lib/calls.mjs';
import { codeOf, send } from '../../lib/volley.mjs';
import { median } from './reads.mjs';

export const clientCounts = [ 1, 8, 32 ];

/** `post_data` of the nth free slot: 23:00 to 24:00, which the seeded bookings leave free, in a room and on a day of its own. */
function freeSlot( bench, n ) {
	return {
		...slotAt( bench, 8 + Math.floor( n / 4 ), n % 4 ),
		time_from: '23:00',
		time_to: '24:00',
	};
}

/** A slot that a seeded booking holds, whatever the table's size: the first day after the measured week is full. */
const takenSlot = ( bench, n ) => ( {
	...slotAt( bench, 7, n % 4 ),
	time_from: '10:15',
	time_to: '11:15',
} );

function slotAt( bench, days, room ) {
	return {
		date: new Date( Date.parse( bench.monday ) + days * 86_400_000 )
			.toISOString()
			.slice( 0, 10 ),
		room_id: bench.rooms[ room ],
		studio_id: bench.studio,
		event_id: bench.event,
	};
}

/** Calls of some clients, each sending its next one as soon as it has its answer, for a while. */
async function underLoad( clients, ms, nextRequest ) {
	const started = performance.now();
	const answers = [];
	const client = async () => {
		while ( performance.now() - started < ms ) {
			answers.push( await send( nextRequest() ) );
		}
	};
	await Promise.all( Array.from( { length: clients }, client ) );
	return { answers, seconds: ( performance.now() - started ) / 1000 };
}

/** Turns that the kinds of calls take, so that a slow moment of the machine meets all of them. */
const turns = 4;

async function inTurns( clients, ms, kinds ) {
	const sums = kinds.map( () => ( { answers: [], seconds: 0 } ) );
	for ( let turn = 0; turn < turns; turn++ ) {
		for ( const [ at, nextRequest ] of kinds.entries() ) {
			const { answers, seconds } = await underLoad(
				clients,
				ms / turns,
				nextRequest
			);
			sums[ at ].answers.push( ...answers );
			sums[ at ].seconds += seconds;
		}
	}
	return sums;
}

const count = ( answers, code ) =>
	answers.filter( ( answer ) => codeOf( answer ) === code ).length;

function rateOf( { answers, seconds }, code ) {
	return {
		perSecond: count( answers, code ) / seconds,
		ms: median( answers.map( ( answer ) => answer.ms ) ),
		busy: count( answers, 'busy' ) / answers.length,
		others:
			answers.length - count( answers, code ) - count( answers, 'busy' ),
	};
}

/**
 * @param {object} bench Of openBench(), seeded.
 * @param {number} clients
 * @param {number} ms For each of the three kinds of calls.
 * @param {{ next: number }} slots Number of the next free slot; moved on.
 * @return {Promise<{ adds: object, refused: object, empty: object, problems: string[] }>} Calls a second, median milliseconds
 *     and the share of `busy` of: adds of free slots, adds of taken slots (409), the empty route.
 */
export async function measureWrites( bench, clients, ms, slots ) {
	const empty = {
		base: bench.base,
		path: `/index.php?rest_route=/bench/v1/empty&_wpnonce=${ bench.owner.nonce }`,
		form: {},
		headers: { Cookie: bench.owner.cookie },
	};
	const [ empties, adds, refused ] = await inTurns( clients, ms, [
		() => empty,
		() => add( bench.owner, freeSlot( bench, slots.next++ ) ),
		() => add( bench.owner, takenSlot( bench, slots.next++ ) ),
	] );
	const rates = {
		empty: rateOf( empties, 'ok' ),
		adds: rateOf( adds, 'ok' ),
		refused: rateOf( refused, 'slot_taken' ),
	};
	const problems = Object.entries( rates )
		.filter( ( [ , { others } ] ) => others > 0 )
		.map(
			( [ kind, { others } ] ) =>
				`${ others } wrong answers among ${ kind }`
		);
	return { ...rates, problems };
}
