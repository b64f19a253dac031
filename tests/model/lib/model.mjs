/**
 * Model of a studio: the rules that the real server is compared with. No other client writes while a sequence of
 * commands runs, so the model predicts each response.
 *
 * @typedef {{ id: number, room: number, date: string, from: number, to: number, trainer: number, status: string, isCanceled: boolean, payment: string, series: number|null, revision: number }} Booking
 *          `from` and `to` are minutes from midnight.
 * @typedef {{ code: string, changes: boolean }} Outcome `changes`: whether the studio's revision is raised by one.
 */
import { make } from './series.mjs';

const OK = 'ok';

/** @return {Outcome} An error, or an "ok" with nothing to write. */
const unchanged = ( code ) => ( { code, changes: false } );

export class Model {
	/** @type {Booking[]} In the order of their creation. */
	bookings = [];

	/** IDs of rooms in the Trash. */
	closed = new Set();

	/** IDs of trainers who are currently not members. */
	gone = new Set();

	/** @type {number|null} The studio's revision; null (unknown) after a change of rooms or members. */
	revision = null;

	/** Successful writes with their responses, to be repeated under their request IDs. */
	sent = [];

	/** Writes that may be taken back: who, under which request ID, and of each booking its state before and after, and the length of its story. */
	done = [];

	/**
	 * @param {number}              owner   ID of the only owner.
	 * @param {Map<string, number>} reached Number of responses by code, over all sequences.
	 */
	constructor( owner, reached ) {
		this.owner = owner;
		this.reached = reached;
	}

	/** Counts a response. */
	note( code ) {
		this.reached.set( code, ( this.reached.get( code ) ?? 0 ) + 1 );
	}

	isMember( person ) {
		return ! this.gone.has( person );
	}

	mayCancel( person, booking ) {
		return person === this.owner || person === booking.trainer;
	}

	isFree( { room, date, from, to }, self = null ) {
		return ! this.bookings.some(
			( other ) =>
				! other.isCanceled &&
				other !== self &&
				other.room === room &&
				other.date === date &&
				other.from < to &&
				from < other.to
		);
	}

	/** Returns whether the room is published and the trainer is a member. */
	isThere( { room, trainer } ) {
		return ! this.closed.has( room ) && this.isMember( trainer );
	}

	/**
	 * Predicts the response to adding one booking or a series.
	 *
	 * @param {number}   person ID of the user who sends the request.
	 * @param {object[]} wanted One per date, each with room, trainer, date, from and to.
	 * @return {Outcome}
	 */
	onAdd( person, wanted ) {
		const { trainer } = wanted[ 0 ];
		if (
			! this.isMember( person ) ||
			( person !== this.owner && person !== trainer )
		) {
			return unchanged( 'forbidden' );
		}
		if ( ! wanted.every( ( one ) => this.isThere( one ) ) ) {
			return unchanged( 'invalid' );
		}
		if ( wanted.some( ( { from, to } ) => to <= from ) ) {
			return unchanged( 'too_short' );
		}
		return wanted.every( ( one ) => this.isFree( one ) )
			? { code: OK, changes: true }
			: unchanged( 'slot_taken' );
	}

	add( person, wanted, ids, requestId ) {
		const added = wanted.map( ( one, at ) => ( {
			...one,
			id: ids[ at ],
			series: ids.length > 1 ? ids[ 0 ] : null,
			status: person === this.owner ? 'Approved' : 'Pending',
			isCanceled: false,
			payment: 'unpaid',
			revision: 1,
		} ) );
		this.bookings.push( ...added );
		this.done.push( {
			by: person,
			requestId,
			changes: added.map( ( booking ) => ( {
				booking,
				before: null,
				after: { ...booking },
				length: 0,
			} ) ),
		} );
	}

	/** Makes one change and keeps it for an undo. */
	change( person, booking, then, requestId ) {
		this.done.push( {
			by: person,
			requestId,
			changes: make( [ { booking, then } ], person ),
		} );
	}

	/** Returns the code for a booking by who asks alone. */
	mayTouch( person, booking ) {
		if ( ! this.isMember( person ) ) {
			return 'booking_not_found';
		}
		return this.mayCancel( person, booking ) ? OK : 'forbidden';
	}

	/** Returns the code for an edit by who asks and whether the booking is canceled. */
	mayEdit( person, booking ) {
		const code = this.mayTouch( person, booking );
		return code === OK && booking.isCanceled ? 'changed_meanwhile' : code;
	}

	/** Predicts the response to an edit. @param {Partial<Booking>} to New room, date and times. */
	onEdit( person, booking, to, revision ) {
		if ( ! this.isMember( person ) ) {
			return unchanged( 'booking_not_found' );
		}
		if ( ! this.mayCancel( person, booking ) ) {
			return unchanged( 'forbidden' );
		}
		if ( booking.isCanceled || revision !== booking.revision ) {
			return unchanged( 'changed_meanwhile' );
		}
		const moved = { ...booking, ...to };
		if ( isAtTheSamePlace( booking, moved ) ) {
			return unchanged( OK );
		}
		if ( ! this.isThere( moved ) ) {
			return unchanged( 'invalid' );
		}
		if ( moved.to <= moved.from ) {
			return unchanged( 'too_short' );
		}
		return this.isFree( moved, booking )
			? { code: OK, changes: true }
			: unchanged( 'slot_taken' );
	}

	edit( person, booking, to, requestId ) {
		const status = person === this.owner ? booking.status : 'Pending';
		this.change( person, booking, { ...to, status }, requestId );
	}

	/** Predicts the response to an action. @param {'approve'|'cancel'|'restore'|'markPaid'|'markUnpaid'} action */
	onAction( person, booking, action ) {
		const cancels = action === 'cancel' || action === 'restore';
		if ( ! this.isMember( person ) ) {
			return unchanged( 'booking_not_found' );
		}
		if (
			cancels
				? ! this.mayCancel( person, booking )
				: person !== this.owner
		) {
			return unchanged( 'forbidden' );
		}
		if ( booking.isCanceled && ! cancels ) {
			return unchanged( 'changed_meanwhile' );
		}
		if ( isAlready( booking, action ) ) {
			return unchanged( OK );
		}
		if ( action === 'approve' || action === 'restore' ) {
			if ( ! this.isThere( booking ) ) {
				return unchanged( 'invalid' );
			}
			if ( ! this.isFree( booking, booking ) ) {
				return unchanged( 'slot_taken' );
			}
		}
		return { code: OK, changes: true };
	}

	act( person, booking, action, requestId ) {
		this.change( person, booking, AFTER[ action ], requestId );
	}

	/** Returns whether the room has no upcoming booking and may go to the Trash. */
	mayClose( room ) {
		return ! this.bookings.some(
			( booking ) => booking.room === room && ! booking.isCanceled
		);
	}
}

/** State of a booking after each action. */
const AFTER = {
	approve: { status: 'Approved' },
	cancel: { isCanceled: true },
	restore: { isCanceled: false },
	markPaid: { payment: 'paid' },
	markUnpaid: { payment: 'unpaid' },
};

const isAlready = ( booking, action ) =>
	Object.entries( AFTER[ action ] ).every(
		( [ name, value ] ) => booking[ name ] === value
	);

const isAtTheSamePlace = ( one, other ) =>
	[ 'room', 'date', 'from', 'to' ].every(
		( name ) => one[ name ] === other[ name ]
	);
