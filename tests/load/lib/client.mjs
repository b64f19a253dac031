/** A client of a history: it sends one random request after the other and records what it was told. */
import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { readWeek } from '../../../dev/lib/calls.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import {
	adding,
	cancelingSeries,
	copying,
	hasChanged,
	moving,
	toggling,
	toldBy,
	undoing,
} from './acts.mjs';
import { clock, dateAfter, weeksAfter } from './dates.mjs';
import { effectOf, overlap } from './effect.mjs';
import { bookingsOf } from './wire.mjs';

/** Dates of a history: no race uses them, and they are a week apart, so that a series takes all of them. */
export const DATES = [ 1600, 1607, 1614 ].map( dateAfter );

/** Range of dates that is read: series move by up to two weeks out of their dates, and some further. */
const RANGE = [ 1586, 1628 ].map( dateAfter );

/** One of this many acknowledged writes is sent again, as by an app that did not get the response. */
const AGAIN = 8;

/** Maximum number of canceled bookings that a client tries to restore, and of its last writes that it may take back. */
const MAX_CANCELED = 10;
const MAX_UNDOABLE = 6;

/** Pause in milliseconds before a request without a result is sent again, and time until its result is unknown. */
const PAUSE = 250;
export const PATIENCE = 90_000;

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
		'series',
		'moveSeries',
		'moveSeries',
		'cancelSeries',
		'copyWeek',
		'undo',
		'undo',
		'undo',
		'read',
		'read',
		'read',
	];

	/** This client's bookings, live or canceled, as last known: the owner moves them too; nobody else cancels them. */
	mine = [];

	/** Bookings of the last week that was read, from which the owner selects those to move. */
	seen = [];

	/** This client's last writes, which it may take back. */
	undoable = [];

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
				await this.write( kind );
			}
		}
	}

	get isOwner() {
		return this.number % this.stage.people[ 0 ].length === 0;
	}

	/** Returns a booking to move: the owner moves other people's, so that two people often change the same one. */
	bookingToMove() {
		const own = this.mine.map( ( { id } ) => id );
		const others = this.seen.filter( ( { id } ) => ! own.includes( id ) );
		const among = others.length > 0 ? others : this.seen;
		return pick( this.isOwner ? among : this.mine );
	}

	/** Returns a booking of one of this client's series. */
	bookingOfSeries() {
		return pick(
			this.mine.filter( ( { isLive, series } ) => isLive && series )
		);
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

	/** @return {import('./acts.mjs').Act|null} Null if there is nothing to change. */
	actOf( kind ) {
		const requestId = randomUUID();
		switch ( kind ) {
			case 'add':
				return this.add( {}, requestId );
			case 'series':
				return this.add( { date: DATES[ 0 ], repeat: 2 }, requestId );
			case 'edit':
				return this.move( this.bookingToMove(), 'one', requestId );
			case 'moveSeries':
				return this.move(
					this.bookingOfSeries(),
					pick( [ 'following', 'all' ] ),
					requestId
				);
			case 'cancelSeries':
				return this.cancelSeries( this.bookingOfSeries(), requestId );
			case 'copyWeek':
				return this.isOwner ? this.copyWeek( requestId ) : null;
			case 'undo':
				return this.undo( this.writeToUndo() );
			default:
				return this.toggle( pick( this.mine ), requestId );
		}
	}

	add( more, requestId ) {
		return adding( {
			...anyPlace( this.stage ),
			studio_id: this.stage.studio,
			event_id: this.stage.event,
			request_id: requestId,
			...more,
		} );
	}

	move( booking, scope, requestId ) {
		const to = anyPlace( this.stage );
		return ! booking?.isLive || isSamePlace( to, booking )
			? null
			: moving( {
					studio: this.stage.studio,
					booking,
					to,
					scope,
					requestId,
				} );
	}

	cancelSeries( booking, requestId ) {
		const scope = pick( [ 'following', 'all' ] );
		return booking ? cancelingSeries( booking, scope, requestId ) : null;
	}

	toggle( booking, requestId ) {
		const action = booking?.isLive ? 'cancel' : 'restore';
		return booking ? toggling( booking, action, requestId ) : null;
	}

	/** Copies a week beside its own, as last seen: what would not be free there is left out. */
	copyWeek( requestId ) {
		const from = pick( DATES );
		const weeks = pick( [ -1, 1 ] );
		const there = this.seen.filter( ( { date } ) => date === from );
		const skip = there.filter( ( one ) => {
			const copy = { ...one, date: weeksAfter( from, weeks ) };
			return this.seen.some( ( other ) => overlap( copy, other ) );
		} );
		return there.length === skip.length
			? null
			: copying( {
					studio: this.stage.studio,
					from,
					to: weeksAfter( from, weeks ),
					skip: skip.map( ( { id } ) => id ),
					requestId,
				} );
	}

	/** Returns mostly the last write, so that several are taken back one after the other. */
	writeToUndo() {
		return pick( [ this.undoable.at( -1 ), pick( this.undoable ) ] );
	}

	undo( write ) {
		return write ? undoing( write.name, write.requestId ) : null;
	}

	async write( kind ) {
		const act = this.actOf( kind );
		if ( act === null ) {
			return;
		}
		const name = `${ kind } ${ ++this.run.count } of client ${ this.number }`;
		const start = performance.now();
		const answer = await this.result( act.make, start );
		const end = performance.now();
		const code = answer ? codeOf( answer ) : 'unknown';
		this.run.codes.push( answer ?? { status: 0, json: null } );
		if ( code === 'unknown' ) {
			this.run.unresolved.push( name );
		} else if ( code === 'ok' ) {
			await this.note( name, act, answer, { start, end } );
		} else if ( kind === 'undo' ) {
			const of = act.note.undoes;
			this.run.refused.push( { name, of, code, start, end } );
		}
	}

	/** Records an acknowledged write. */
	async note( name, act, answer, when ) {
		const told = toldBy( answer, act );
		if ( ! hasChanged( told ) ) {
			return;
		}
		this.run.writes.push( {
			...act.note,
			...told,
			...when,
			name,
			by: this.caller.id,
			node: this.servedBy( answer ),
		} );
		this.remember( told, act, name );
		if ( Math.floor( Math.random() * AGAIN ) === 0 ) {
			await this.again( name, act, told );
		}
	}

	/** Sends an acknowledged request once more, on Galera to another node: the response must be the same. */
	async again( name, act, told ) {
		this.node = ( this.node + 1 ) % this.stage.people.length;
		const answer = await this.result( act.make, performance.now() );
		const now =
			answer !== null && codeOf( answer ) === 'ok'
				? toldBy( answer, act )
				: answer?.json;
		this.run.again.push( {
			name,
			told: JSON.stringify( told ),
			toldAgain: JSON.stringify( now ?? null ),
		} );
	}

	/** Remembers this client's bookings; those that others added stay theirs. */
	remember( { effects, canceled }, { note, requestId }, name ) {
		const known = this.mine.map( ( { id } ) => id );
		const ids = effects.map( ( { id } ) => id );
		this.mine = withoutOld( [
			...this.mine
				.filter( ( { id } ) => ! ids.includes( id ) )
				.map( ( one ) =>
					canceled.includes( one.id )
						? { ...one, isLive: false }
						: one
				),
			...effects.filter(
				( { id } ) => note.isNew || known.includes( id )
			),
		] );
		this.undoable = this.undoable.filter(
			( write ) => write.name !== note.undoes
		);
		if ( ! note.undoes ) {
			this.undoable.push( { name, requestId } );
		}
		this.undoable = this.undoable.slice( -MAX_UNDOABLE );
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
				date_from: RANGE[ 0 ],
				date_to: RANGE[ 1 ],
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
			range: RANGE,
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

/** Leaves out all but the last canceled bookings: in a long run, restoring would mostly fail on a taken time. */
function withoutOld( bookings ) {
	const recent = bookings
		.filter( ( { isLive } ) => ! isLive )
		.slice( -MAX_CANCELED );
	return bookings.filter(
		( booking ) => booking.isLive || recent.includes( booking )
	);
}

const isSamePlace = ( to, booking ) =>
	to.room_id === booking.room &&
	to.date === booking.date &&
	to.time_from === booking.from &&
	to.time_to === booking.to;
