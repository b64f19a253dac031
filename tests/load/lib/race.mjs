/** Plays the rounds of one race and reports what is wrong with them. */
import { dateAfter, weeksAfter } from './dates.mjs';
import { codeOf, volley } from '../../../dev/lib/volley.mjs';
import { exactlyOne } from '../scenarios/races.mjs';

/** Number of responses by code over all races of a stage; only a small share may be `busy`. */
export class Tally {
	counts = new Map();

	add( answers ) {
		for ( const code of answers.map( codeOf ) ) {
			this.counts.set( code, ( this.counts.get( code ) ?? 0 ) + 1 );
		}
	}

	merge( { counts } ) {
		for ( const [ code, count ] of counts ) {
			this.counts.set( code, ( this.counts.get( code ) ?? 0 ) + count );
		}
	}

	get total() {
		return [ ...this.counts.values() ].reduce(
			( sum, count ) => sum + count,
			0
		);
	}

	get busyShare() {
		return ( this.counts.get( 'busy' ) ?? 0 ) / Math.max( 1, this.total );
	}

	toString() {
		return [ ...this.counts ]
			.map( ( [ code, count ] ) => `${ count } ${ code }` )
			.join( ', ' );
	}
}

/**
 * Returns a date and a room that no other round of any race uses. Each series gets a day of the week and a room of its
 * own, in weeks after those of all other races.
 */
function placeOf( stage, index, contest, round ) {
	return contest.weeks === undefined
		? {
				date: dateAfter( 40 * index + round ),
				room: stage.rooms[ index % 4 ],
			}
		: {
				date: dateAfter( 400 + ( round % 7 ) ),
				room: stage.rooms[ Math.floor( round / 7 ) ],
			};
}

function datesOf( { date }, { weeks = 1 } ) {
	return Array.from( { length: weeks }, ( _, week ) =>
		weeksAfter( date, week )
	);
}

/** Returns what is wrong with the responses alone: a code that no loser may get, or a status that does not fit it. */
function answerProblems( answers, losers ) {
	const statuses = {
		ok: 200,
		busy: 503,
		slot_taken: 409,
		changed_meanwhile: 409,
		invalid: 422,
	};
	return answers
		.filter( ( answer ) => {
			const code = codeOf( answer );
			return (
				! [ 'ok', 'busy', ...losers ].includes( code ) ||
				statuses[ code ] !== answer.status
			);
		} )
		.map(
			( answer ) =>
				`answered ${ answer.status } ${ codeOf( answer ) } ${ JSON.stringify( answer.json )?.slice( 0, 300 ) }`
		);
}

function rowProblems( played, state ) {
	const { place, dates, answers, prepared } = played;
	const rows = state.bookings.filter(
		( row ) =>
			Number( row.room_id ) === place.room &&
			dates.includes( row.booking_date ) &&
			Number( row.is_canceled ) === 0
	);
	const live =
		typeof prepared.live === 'function'
			? prepared.live( answers )
			: prepared.live;
	const problems = prepared.check
		? prepared.check( answers, rows )
		: exactlyOne( answers );
	return rows.length === live
		? problems
		: [
				...problems,
				`${ rows.length } bookings instead of ${ live } take time`,
			];
}

/** Returns the bookings whose revision differs from their number of rows in the history; each change adds one row. */
export function historyProblems( state ) {
	const counts = new Map();
	for ( const { booking_id: id } of state.history ) {
		counts.set( id, ( counts.get( id ) ?? 0 ) + 1 );
	}
	return state.bookings
		.filter(
			( { id, revision } ) => counts.get( id ) !== Number( revision )
		)
		.map(
			( { id, revision } ) =>
				`booking ${ id } is at revision ${ revision } with ${ counts.get( id ) ?? 0 } rows of history`
		);
}

export const overlapProblems = ( state ) =>
	state.overlaps.map(
		( { one, other } ) => `bookings ${ one } and ${ other } overlap`
	);

/**
 * Milliseconds between the requests of a race. An idle worker needs this time to accept one and be busy with it: PHP's
 * server lets a worker that accepts quickly pile up connections while other workers idle.
 */
const spacing = 8;

/** Milliseconds that WordPress takes to load in all workers at once. */
const loading = 150;

/**
 * Sends the requests so that as many as there are workers reach the plugin at the same instant: the server holds each
 * of them until the last one has been sent (mu-plugins/load-probe.php). The others follow as workers become idle.
 * A request with `later` is held that many milliseconds longer.
 */
export function race( requests ) {
	const open = Date.now() + requests.length * spacing + loading;
	const held = requests.map( ( { later = 0, ...request } ) => ( {
		...request,
		headers: { ...request.headers, 'X-Load-Gate': String( open + later ) },
	} ) );
	return volley( held, spacing );
}

/** @return {Promise<{ answers: object[], place: object, dates: string[], prepared: object }>} A played round. */
export async function playRound( stage, index, contest, round ) {
	const place = placeOf( stage, index, contest, round );
	const prepared = await contest.prepare( stage, place, round );
	const answers = await race( prepared.requests );
	return { answers, place, dates: datesOf( place, contest ), prepared };
}

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {number} index  Index of the race among all races, so that rounds of different races do not meet.
 * @param {object} contest Entry of `races`.
 * @param {number} rounds
 * @param {Tally}  tally  Tally of the stage.
 * @return {Promise<{ problems: string[], detail: string }>}
 */
export async function playRace( stage, index, contest, rounds, tally ) {
	const played = [];
	const mine = new Tally();
	for ( let round = 0; round < rounds; round++ ) {
		played.push( await playRound( stage, index, contest, round ) );
		mine.add( played[ round ].answers );
		tally.add( played[ round ].answers );
	}
	await stage.settle();
	const state = await stage.state();
	const problems = played.flatMap( ( one, round ) =>
		[
			...answerProblems( one.answers, one.prepared.losers ),
			...rowProblems( one, state ),
		].map( ( problem ) => `round ${ round + 1 }: ${ problem }` )
	);
	return {
		problems: [
			...problems,
			...overlapProblems( state ),
			...historyProblems( state ),
		],
		detail: `${ rounds } rounds: ${ mine }`,
	};
}
