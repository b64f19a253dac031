/** Plays the rounds of a race whose writes are all held to the checker of histories. */
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import { hasChanged, toldBy } from './acts.mjs';
import { dateAfter } from './dates.mjs';
import { historyViolations } from './history.mjs';
import { historyProblems, overlapProblems, race, Tally } from './race.mjs';

/**
 * @typedef {import('./acts.mjs').Act} Act
 * @typedef {import('../../../dev/lib/calls.mjs').Caller} Caller
 * @typedef {import('../../../dev/lib/volley.mjs').Answer} Answer
 * @typedef {{ name: string, caller: Caller, act: Act }} Entry An act that several entries share is one request, sent again.
 * @typedef {Object} Round
 * @property {Entry[]} entries
 * @property {import('../../../dev/lib/volley.mjs').Request[]} [others] Requests sent in between that are no bookings.
 * @property {string[]} losers Codes that a losing entry may get, besides `busy`.
 * @property {string[]} [excused] Codes of refused undos that another request than an entry explains.
 * @property {(oks: boolean[], others: Answer[]) => string[]|Promise<string[]>} check `oks`: for each entry whether it was accepted.
 */

/** Writes of a race in the checker's form. */
export class Ledger {
	writes = [];
	refused = [];
	again = [];
	count = 0;

	constructor( stage ) {
		this.stage = stage;
	}

	/** Returns an ID for a request, and part of its name. */
	newId() {
		return `${ this.stage.engine }-${ process.pid }-${ Date.now() }-${ ++this.count }`;
	}

	/**
	 * Sends a write that prepares a round.
	 *
	 * @return {Promise<{ name: string, effects: import('./effect.mjs').Effect[] }>}
	 */
	async make( caller, act ) {
		const name = `preparation ${ ++this.count }`;
		const start = performance.now();
		const answer = await send( act.make( caller ) );
		if ( codeOf( answer ) !== 'ok' ) {
			throw new Error(
				`A round could not be prepared: ${ answer.status } ${ JSON.stringify( answer.json ) }`
			);
		}
		this.note( { name, caller, act }, answer, start );
		return { name, ...toldBy( answer, act ) };
	}

	/** Notes an accepted write. */
	note( { name, caller, act }, answer, start ) {
		const told = toldBy( answer, act );
		if ( hasChanged( told ) ) {
			this.writes.push( {
				...act.note,
				...told,
				name,
				by: caller.id,
				node: null,
				start,
				end: performance.now(),
			} );
		}
	}

	/** Notes the responses of a round. All its requests were on their way at once. */
	noteAll( { entries, excused = [] }, answers, start ) {
		const first = new Map();
		for ( const [ at, { name, act } ] of entries.entries() ) {
			const answer = answers[ at ];
			const code = codeOf( answer );
			if ( code === 'ok' && first.has( act ) ) {
				this.again.push( {
					name,
					told: JSON.stringify( first.get( act ) ),
					toldAgain: JSON.stringify( toldBy( answer, act ) ),
				} );
			} else if ( code === 'ok' ) {
				first.set( act, toldBy( answer, act ) );
				this.note( entries[ at ], answer, start );
			} else if (
				act.note.undoes &&
				! [ 'busy', ...excused ].includes( code )
			) {
				const of = act.note.undoes;
				this.refused.push( {
					name,
					of,
					code,
					start,
					end: performance.now(),
				} );
			}
		}
	}
}

/** Returns a date and a room that no other round of any race uses, with the following twenty weeks. */
const placeOf = ( stage, index, round ) => ( {
	date: dateAfter( 2000 + 140 * index + ( round % 7 ) ),
	room: stage.rooms[ Math.floor( round / 7 ) ],
} );

async function playRound( contest, ledger, round, tally ) {
	const place = placeOf( ledger.stage, contest.index, round );
	const prepared = await contest.prepare( ledger, place, round );
	const { entries, others = [], losers, check } = prepared;
	await ledger.stage.settle();
	const start = performance.now();
	const requests = entries.map( ( { caller, act } ) => act.make( caller ) );
	const all = await race( [ ...others, ...requests ] );
	const answers = all.slice( others.length );
	tally.add( answers );
	ledger.noteAll( prepared, answers, start );
	const codes = answers.map( codeOf );
	const wrong = codes.filter(
		( code ) => ! [ 'ok', 'busy', ...losers ].includes( code )
	);
	return [
		...wrong.map( ( code ) => `an entry was answered ${ code }` ),
		...( await check(
			codes.map( ( code ) => code === 'ok' ),
			all.slice( 0, others.length )
		) ),
	];
}

/** Returns what the checker says of all writes of a race, on all nodes. */
async function verdict( ledger, known ) {
	const { stage } = ledger;
	await stage.settle();
	const states = [];
	for ( let node = 0; node < stage.stores; node++ ) {
		states.push( await stage.state( node ) );
	}
	const tables = states.map( ( { bookings, history } ) => ( {
		bookings: bookings.filter( ( { id } ) => ! known.has( id ) ),
		history,
	} ) );
	return [
		...historyViolations( {
			...ledger,
			owner: stage.people[ 0 ][ 0 ].id,
			reads: [],
			unresolved: [],
			tables,
			isCausal: false,
		} ),
		...states.flatMap( overlapProblems ),
		...states.flatMap( historyProblems ),
	];
}

/**
 * @param {import('./stage.mjs').Stage} stage
 * @param {{ name: string, index: number, prepare: (ledger: Ledger, place: { date: string, room: number }, round: number) => Promise<Round> }} contest
 *                         `index`: of the race among all of its kind.
 * @param {number} rounds
 * @param {Tally}  tally   Tally of the stage.
 * @return {Promise<{ problems: string[], detail: string }>}
 */
export async function playContest( stage, contest, rounds, tally ) {
	const ledger = new Ledger( stage );
	const { bookings } = await stage.state();
	const known = new Set( bookings.map( ( { id } ) => id ) );
	const mine = new Tally();
	const problems = [];
	for ( let round = 0; round < rounds; round++ ) {
		const found = await playRound( contest, ledger, round, mine );
		problems.push(
			...found.map( ( problem ) => `round ${ round + 1 }: ${ problem }` )
		);
	}
	tally.merge( mine );
	return {
		problems: [ ...problems, ...( await verdict( ledger, known ) ) ],
		detail: `${ rounds } rounds: ${ mine }`,
	};
}
