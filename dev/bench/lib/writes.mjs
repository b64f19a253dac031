/** Number of bookings stored per second for one, eight and thirty-two clients at once. */
import { add } from '../../lib/calls.mjs';
import { codeOf, send } from '../../lib/volley.mjs';
import { median } from './reads.mjs';

export const clientCounts = [ 1, 8, 32 ];

/** Returns `post_data` of the nth free slot: 23:00 to 24:00, free in the seed, each with another room or date. */
function freeSlot( bench, n ) {
	return {
		...slotAt( bench, 8 + Math.floor( n / 4 ), n % 4 ),
		time_from: '23:00',
		time_to: '24:00',
	};
}

/** Returns a taken slot for every size of the table: the seed fills the first day after the measured week. */
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

/** Lets clients send requests for `ms` milliseconds; each sends its next request once it has the previous response. */
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

/** Number of times that each kind of request has its turn, so that a slow moment of the machine affects all kinds. */
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
 * @param {object} bench Result of openBench(), seeded.
 * @param {number} clients
 * @param {number} ms Time for each of the three kinds of requests.
 * @param {{ next: number }} slots Number of the next free slot; measureWrites() increments it.
 * @return {Promise<{ adds: object, refused: object, empty: object, problems: string[] }>} Requests per second, median
 *     milliseconds and the share of `busy` for adds of free slots, adds of taken slots (409) and the empty route.
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
