import type { WireBooking } from '../../../src/contract/schedule';
import {
	FIRST_DAY,
	wireError,
	wireSchedule,
	type Call,
	type Reply,
} from './fake-server';

/** What each action in a booking's menu makes of it. */
export const EFFECTS = {
	approve: { status: 'Approved' },
	cancel: { status: 'Canceled' },
	markPaid: { payment_status: 'paid' },
	markUnpaid: { payment_status: 'unpaid' },
} as const;

export type Action = keyof typeof EFFECTS;

/** A week without bookings. */
const NOTHING = { bookings: [] as readonly WireBooking[], revision: 1 };

/** A booking, and which write left it so. */
interface Standing {
	readonly booking: WireBooking;
	readonly by: string;
}

const MEANWHILE: Reply = {
	status: 409,
	body: wireError( 'changed_meanwhile', 'Changed in the meantime.' ),
};

/** Returns what an edit names that its card shows. */
const shownIn = ( form: URLSearchParams ) => ( {
	room_id: Number( form.get( 'room_id' ) ),
	date: form.get( 'date' ) ?? '',
	time_from: form.get( 'time_from' ) ?? '',
	time_to: form.get( 'time_to' ) ?? '',
} );

/** Events that the form offers. */
const EVENTS = {
	status: 'ok',
	events: [ { event_id: 'e-Salsa', title: 'Salsa' } ],
};

/** Whether a call asks for the events of the form. */
export const isOfForm = ( { url }: Call ) =>
	/getByUser|getDefault/.test( url.pathname );

export const isCanceled = ( { status }: WireBooking ) => status === 'Canceled';

/**
 * The plugin's own server in small: a week of bookings with revisions, moving, the actions of their menus, each request ID done
 * once, and undo (docs/behaviour.md, 7). It answers for an owner.
 */
export class StudioHost {
	private revision = 1;
	private readonly all = new Map< string, Standing >();
	/** The week after each write. */
	private readonly past: ( typeof NOTHING )[] = [];
	private readonly done = new Map< string, Reply >();
	/** What stood before each write, by its request ID. */
	private readonly before = new Map< string, Standing >();

	constructor( bookings: readonly WireBooking[] ) {
		for ( const booking of bookings ) {
			this.put( booking, 'nobody' );
		}
	}

	/** The bookings that take time. */
	bookings(): readonly WireBooking[] {
		return ( this.past.at( -1 ) ?? NOTHING ).bookings;
	}

	/** Returns what a booking was after a write of the studio's and after each later one; undefined while it took no time. */
	pastOf(
		id: string,
		revision: number
	): readonly ( WireBooking | undefined )[] {
		const first = this.past.findLastIndex(
			( week ) => week.revision <= revision
		);
		return this.past
			.slice( Math.max( 0, first ) )
			.map( ( { bookings } ) =>
				bookings.find( ( one ) => String( one.id ) === id )
			);
	}

	/**
	 * Does what a call asks for, and returns the response to it.
	 *
	 * @param call
	 * @param lag  Number of writes of which reads do not know yet.
	 */
	answer( call: Call, lag = 0 ): Reply {
		const { url, query, form } = call;
		if ( isOfForm( call ) ) {
			return { body: EVENTS };
		}
		if ( form ) {
			return this.once( form.get( 'request_id' ) ?? '', () =>
				this.edit( form )
			);
		}
		const [ action = '', id = '' ] = url.pathname
			.replace( /.*\/booking\//, '' )
			.split( '/' );
		if ( action === 'getInRange_ready' ) {
			return { body: this.week( query.get( 'date_from' ), lag ) };
		}
		const requestId = query.get( 'request_id' ) ?? '';
		if ( action === 'undo' ) {
			return this.once( `undo ${ requestId }`, () =>
				this.undo( requestId )
			);
		}
		return this.once( requestId, () => {
			const booking = this.act( action as Action, id, requestId );
			return booking ? { body: this.told( { booking } ) } : MEANWHILE;
		} );
	}

	/** Does what an action does; null where that cannot be. */
	act( action: Action, id: string, by: string ): WireBooking | null {
		return this.write(
			id,
			by,
			( { status } ) => action !== 'approve' || status === 'Pending',
			EFFECTS[ action ]
		);
	}

	private edit( form: URLSearchParams ): Reply {
		const known = Number( form.get( 'revision' ) ?? Infinity );
		const booking = this.write(
			form.get( 'booking_id' ) ?? '',
			form.get( 'request_id' ) ?? '',
			( { revision = 0 } ) => known >= revision,
			shownIn( form )
		);
		return booking
			? { body: this.told( { bookings: [ booking ] } ) }
			: MEANWHILE;
	}

	/** Changes a booking that takes time; null where there is none, or it may not be. */
	private write(
		id: string,
		by: string,
		isAllowed: ( now: WireBooking ) => boolean,
		part: Partial< WireBooking >
	): WireBooking | null {
		const now = this.all.get( id );
		if (
			! now ||
			isCanceled( now.booking ) ||
			! isAllowed( now.booking )
		) {
			return null;
		}
		this.before.set( by, now );
		return this.put( { ...now.booking, ...part }, by );
	}

	private undo( requestId: string ): Reply {
		const before = this.before.get( requestId );
		const now = this.all.get( String( before?.booking.id ) );
		if ( ! before || now?.by !== requestId ) {
			return MEANWHILE;
		}
		const booking = this.put( before.booking, before.by );
		return { body: this.told( { bookings: [ booking ], canceled: [] } ) };
	}

	private put( booking: WireBooking, by: string ): WireBooking {
		const put = { ...booking, revision: ++this.revision };
		this.all.set( String( booking.id ), { booking: put, by } );
		const bookings = Array.from(
			this.all.values(),
			( one ) => one.booking
		);
		this.past.push( {
			bookings: bookings.filter( ( one ) => ! isCanceled( one ) ),
			revision: this.revision,
		} );
		return put;
	}

	private readonly told = ( part: object ) => ( {
		status: 'ok',
		revision: this.revision,
		...part,
	} );

	/** Errors are not kept. */
	private once( id: string, run: () => Reply ): Reply {
		const known = this.done.get( id );
		const reply = known ?? run();
		if ( reply !== MEANWHILE ) {
			this.done.set( id, reply );
		}
		return reply;
	}

	private week( from: string | null, lag: number ) {
		const { bookings, revision } = this.past.at( -1 - lag ) ?? NOTHING;
		return wireSchedule( from === FIRST_DAY ? bookings : [], {
			permission: 'Owner',
			user_id: 5,
			revision,
			version: `v${ String( revision ) }`,
		} );
	}
}
