/**
 * Clients add, move, cancel, restore and read at the same time while servers fail; afterwards the checker of
 * lib/history.mjs says whether all acknowledged writes have one order.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { add, change, edit, readWeek } from '../../../dev/lib/calls.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import { clock, dateAfter } from '../lib/dates.mjs';
import { historyViolations } from '../lib/history.mjs';
import { meanwhile } from '../lib/meanwhile.mjs';
import { historyProblems, Tally } from '../lib/race.mjs';
import { bookingOf, bookingsOf } from '../lib/wire.mjs';

/** Dates of a history: no race uses them, and they are a week apart, so that a series takes both. */
export const DATES = [ 1600, 1607 ].map( dateAfter );

const CLIENTS = 8;

/** One of this many acknowledged writes is sent again, as by an app that did not get the response. */
const AGAIN = 8;

/** Maximum number of canceled bookings that a client tries to restore. */
const MAX_CANCELED = 10;

/** Pause in milliseconds before a request without a result is sent again, and time until its result is unknown. */
const PAUSE = 250;
const PATIENCE = 90_000;

/** Returns whether the result of a write is unknown after a response, or the response asks to try again (`busy`). */
const isUnknown = ( { status, json } ) =>
	status === 0 || status >= 500 || json === null;

const pick = ( list ) => list[ Math.floor( Math.random() * list.length ) ];

/** Returns a random place and time of the evening; there are few, so that clients compete for them. */
function anyPlace( stage ) {
	const from = 18 * 60 + 30 * Math.floor( Math.random() * 6 );
	return {
		room_id: pick( stage.rooms.slice( 0, 2 ) ),
		date: pick( DATES ),
		time_from: clock( from ),
		time_to: clock( from + pick( [ 30, 60, 90 ] ) ),
	};
}

const effectOf = ( wire, isLive ) => ( { ...bookingOf( wire ), isLive } );

/** Person who sends one request after the other, to their own node or, while it fails, to the next. */
export class Client {
	/** Kinds of requests that this client sends; a repeated kind is more frequent. */
	kinds = [
		'add',
		'add',
		'edit',
		'toggle',
		'toggle',
		'series',
		'read',
		'read',
	];

	/** This client's bookings, live or canceled, as last known: the owner moves them too; nobody else cancels them. */
	mine = [];

	/** Bookings of the last week that was read, from which the owner selects those to move. */
	seen = [];

	constructor( stage, run, number ) {
		Object.assign( this, { stage, run, number } );
		this.node = number % stage.people.length;
	}

	get caller() {
		const people = this.stage.people[ this.node ];
		return people[ this.number % people.length ];
	}

	async play() {
		while ( ! this.run.isOver ) {
			await this.rest();
			const kind = pick( this.kinds );
			if ( kind === 'read' ) {
				await this.read();
			} else {
				await this.write( kind, this.booking( kind ) );
			}
		}
	}

	/** Returns a booking to change: the owner moves other people's, so that two people often change the same one. */
	booking( kind ) {
		const isOwner = this.number % this.stage.people[ 0 ].length === 0;
		if ( kind !== 'edit' || ! isOwner ) {
			return pick( this.mine );
		}
		const own = this.mine.map( ( { id } ) => id );
		const others = this.seen.filter( ( { id } ) => ! own.includes( id ) );
		return pick( others.length > 0 ? others : this.seen );
	}

	/** Waits before the next request; a subclass can give the servers time. */
	async rest() {}

	ask( request ) {
		return send( request );
	}

	/** Returns the node that gave a response; this client sends directly to its node and need not look. */
	servedBy() {
		return this.node;
	}

	/** Returns a request as a function of its sender (`make`) with its effect; null if there is nothing to change. */
	requestOf( kind, booking ) {
		const request_id = randomUUID();
		if ( kind === 'add' || kind === 'series' ) {
			const data = {
				...anyPlace( this.stage ),
				...( kind === 'series' ? { date: DATES[ 0 ] } : {} ),
				studio_id: this.stage.studio,
				event_id: this.stage.event,
				repeat: kind === 'series' ? 1 : 0,
				request_id,
			};
			return { isLive: true, make: ( caller ) => add( caller, data ) };
		}
		if ( ! booking ) {
			return null;
		}
		if ( kind === 'edit' ) {
			const data = {
				...anyPlace( this.stage ),
				booking_id: booking.id,
				studio_id: this.stage.studio,
				revision: booking.revision,
				request_id,
			};
			return isSamePlace( data, booking ) || ! booking.isLive
				? null
				: {
						isLive: true,
						basis: { id: booking.id, revision: booking.revision },
						make: ( caller ) => edit( caller, data ),
					};
		}
		const action = booking.isLive ? 'cancel' : 'restore';
		return {
			isLive: ! booking.isLive,
			make: ( caller ) =>
				change( caller, action, booking.id, { requestId: request_id } ),
		};
	}

	async write( kind, booking ) {
		const request = this.requestOf( kind, booking );
		if ( request === null ) {
			return;
		}
		const name = `${ kind } ${ ++this.run.count } of client ${ this.number }`;
		const start = performance.now();
		const answer = await this.result( request.make, start );
		const code = answer ? codeOf( answer ) : 'unknown';
		this.run.codes.push( answer ?? { status: 0, json: null } );
		if ( code === 'unknown' ) {
			this.run.unresolved.push( name );
		}
		if ( code === 'ok' ) {
			const { revision } = answer.json;
			const effects = effectsOf( answer, request.isLive );
			const end = performance.now();
			this.run.writes.push( {
				name,
				node: this.servedBy( answer ),
				start,
				end,
				revision,
				effects,
				basis: request.basis ?? null,
			} );
			this.remember( effects, kind !== 'edit' );
			if ( Math.floor( Math.random() * AGAIN ) === 0 ) {
				await this.again( name, request, { revision, effects } );
			}
		}
	}

	/** Sends an acknowledged request once more, on Galera to another node: the response must be the same. */
	async again( name, { make, isLive }, told ) {
		this.node = ( this.node + 1 ) % this.stage.people.length;
		const answer = await this.result( make, performance.now() );
		const now =
			answer !== null && codeOf( answer ) === 'ok'
				? {
						revision: answer.json.revision,
						effects: effectsOf( answer, isLive ),
					}
				: answer?.json;
		this.run.again.push( {
			name,
			told: JSON.stringify( told ),
			toldAgain: JSON.stringify( now ?? null ),
		} );
	}

	/** @param {boolean} isMine Whether the bookings now belong to this client. */
	remember( effects, isMine ) {
		const ids = effects.map( ( { id } ) => id );
		const others = this.mine.filter( ( { id } ) => ! ids.includes( id ) );
		const known = this.mine.map( ( { id } ) => id );
		this.mine = withoutOld( [
			...others,
			...effects.filter( ( { id } ) => isMine || known.includes( id ) ),
		] );
	}

	/** Sends a request until its result is known, under the same request ID; null if it stays unknown. */
	async result( make, start ) {
		while ( performance.now() - start < PATIENCE ) {
			const answer = await this.ask( make( this.caller ) );
			if ( ! isUnknown( answer ) ) {
				return answer;
			}
			await delay( PAUSE );
			this.node = ( this.node + 1 ) % this.stage.people.length;
		}
		return null;
	}

	/** Reads as the owner, who sees every booking. */
	async read() {
		const start = performance.now();
		const answer = await this.ask(
			readWeek( this.stage.people[ this.node ][ 0 ], {
				studio_id: this.stage.studio,
				date_from: DATES[ 0 ],
				date_to: DATES[ 1 ],
			} )
		);
		if ( codeOf( answer ) !== 'ok' ) {
			await delay( PAUSE );
			return;
		}
		const bookings = bookingsOf( answer.json ).map( ( wire ) =>
			effectOf( wire, true )
		);
		this.run.reads.push( {
			name: `read ${ ++this.run.count } of client ${ this.number }`,
			node:
				this.stage.engine === 'replica'
					? null
					: this.servedBy( answer ),
			start,
			end: performance.now(),
			revision: answer.json.revision,
			bookings,
		} );
		this.learn( bookings );
	}

	/** Takes over newer states of this client's bookings from a week. */
	learn( bookings ) {
		this.seen = bookings;
		this.mine = this.mine.map(
			( known ) =>
				bookings.find(
					( { id, revision } ) =>
						id === known.id && revision > known.revision
				) ?? known
		);
	}
}

const effectsOf = ( { json }, isLive ) =>
	( json.bookings ?? [ json.booking ] ).map( ( wire ) =>
		effectOf( wire, isLive )
	);

/** Leaves out all but the last canceled bookings: in a long run, restoring would mostly fail on a taken time. */
function withoutOld( bookings ) {
	const recent = bookings
		.filter( ( { isLive } ) => ! isLive )
		.slice( -MAX_CANCELED );
	return bookings.filter(
		( booking ) => booking.isLive || recent.includes( booking )
	);
}

const isSamePlace = ( data, booking ) =>
	data.room_id === booking.room &&
	data.date === booking.date &&
	data.time_from === booking.from &&
	data.time_to === booking.to;

/** Resolves when that many more writes are acknowledged, or after the time in which the clients give up. */
async function moreWrites( { writes }, count ) {
	const [ wanted, end ] = [
		writes.length + count,
		performance.now() + PATIENCE,
	];
	while ( writes.length < wanted && performance.now() < end ) {
		await delay( 50 );
	}
}

export const newRun = () => ( {
	isOver: false,
	count: 0,
	writes: [],
	reads: [],
	again: [],
	unresolved: [],
	codes: [],
} );

/**
 * Checks a run whose clients have ended, after all nodes have settled.
 *
 * @param {import('../lib/stage.mjs').Stage} stage
 * @param {ReturnType<typeof newRun>}        run
 * @return {Promise<{ problems: string[], states: object[] }>} `states`: the tables of each node.
 */
export async function judge( stage, run ) {
	await stage.settle();
	const states = [];
	for ( let node = 0; node < stage.stores; node++ ) {
		states.push( await stage.state( node ) );
	}
	const tables = states.map( ( { bookings } ) => ( {
		bookings: bookings.filter( ( row ) =>
			DATES.includes( row.booking_date )
		),
	} ) );
	const isCausal = ! [ 'galera', 'replica' ].includes( stage.engine );
	return {
		problems: [
			...historyViolations( { ...run, tables, isCausal } ),
			...states.flatMap( historyProblems ),
		],
		states,
	};
}

/** Plays faults one after the other; returns each with the number of writes acknowledged during and after it. */
async function playFaults( run, count, faults ) {
	await moreWrites( run, count );
	const played = [];
	for ( const { name, play } of faults ) {
		const before = run.writes.length;
		await play();
		await moreWrites( run, count );
		played.push( `${ name } (${ run.writes.length - before } writes)` );
	}
	return played;
}

/**
 * @param {import('../lib/stage.mjs').Stage} stage
 * @param {number}                           count  Acknowledged writes before, between and after the faults.
 * @param {import('../lib/faults.mjs').Fault[]} faults
 * @return {Promise<{ problems: string[], detail: string }>}
 */
export async function playHistory( stage, count, faults ) {
	const run = newRun();
	const clients = Array.from( { length: CLIENTS }, ( _, number ) =>
		new Client( stage, run, number ).play()
	);
	const played = await meanwhile( run, clients, () =>
		playFaults( run, count, faults )
	);
	const { problems } = await judge( stage, run );
	const tally = new Tally();
	tally.add( run.codes );
	return {
		problems: [
			...problems,
			...( run.reads.length === 0 ||
			run.writes.length < count * ( faults.length + 1 )
				? [ 'too little was written or read' ]
				: [] ),
		],
		detail: `${ played.join( ', ' ) || 'no fault' }; ${ run.writes.length } acknowledged writes, ${ run.again.length } of them sent again, ${ run.reads.length } reads: ${ tally }`,
	};
}
