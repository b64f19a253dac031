import type { WireBooking } from '../../../src/contract/schedule';
import { isRead } from './desk';
import {
	FIRST_DAY,
	lateReply,
	type Call,
	type FakeServer,
	type Reply,
} from './fake-server';
import { isOfForm, type StudioHost } from './studio-host';

/**
 * How calls go: answered at once; with the answers to writes, or all, held back; lost on their way to the server; or answered
 * at once, where reads do not know of the last write.
 */
export type Line = 'quick' | 'slow' | 'held' | 'down' | 'lagging';

interface Held {
	readonly call: Call;
	readonly arrive: ( reply: Reply ) => void;
	readonly reply: Reply;
}

/** The studio's revision that the app was told, and when, in milliseconds since 1970. */
interface Known {
	readonly revision: number;
	readonly at: number;
}

const WEEK = 'week';
const NOTHING: Known = { revision: 0, at: 0 };

/** Milliseconds after which the app trusts older revisions again (answers.ts). */
const TRUSTED = 120_000;

/** What a response tells: of the week, or of the bookings of a write. */
interface Told {
	readonly revision?: number;
	readonly booking?: WireBooking;
	readonly bookings?: readonly WireBooking[];
}

/** The line between the app and a studio's server, and what has come through it. What the form needs comes at once. */
export class HeldLine {
	line: Line = 'quick';
	/** When the app was last told anything, in milliseconds since 1970. */
	toldAt = 0;
	private held: readonly Held[] = [];
	/** What the app was told of the week, and by writes of bookings, whose IDs are the keys. */
	private readonly known = new Map< string, Known >();

	constructor( server: FakeServer, host: StudioHost ) {
		server.answer( ( call ) => {
			const { line } = this;
			if ( isOfForm( call ) ) {
				return host.answer( call );
			}
			if ( line === 'down' ) {
				return 'unreachable';
			}
			const reply = host.answer( call, line === 'lagging' ? 1 : 0 );
			if ( line === 'held' || ( line === 'slow' && ! isRead( call ) ) ) {
				return this.hold( call, reply );
			}
			this.note( call, reply );
			return reply;
		} );
	}

	/** Returns the studio's revision up to which the app has to know of a booking. */
	knownOf( id: string ): number {
		return Math.max( this.revisionOf( WEEK ), this.revisionOf( id ) );
	}

	/** Lets an answer that is held back arrive, or be lost. @param index Counted around; the oldest is 0. */
	deliver( index: number, isLost = false ): void {
		const one = this.held[ index % this.held.length ];
		this.held = this.held.filter( ( other ) => other !== one );
		if ( one && ! isLost ) {
			this.note( one.call, one.reply );
		}
		one?.arrive( isLost ? 'unreachable' : one.reply );
	}

	/** Lets all that is held back arrive, and all later calls be answered at once. */
	mend(): void {
		this.line = 'quick';
		this.held.forEach( () => this.deliver( 0 ) );
	}

	private hold( call: Call, reply: Reply ): Promise< Reply > {
		const { late, arrive } = lateReply();
		this.held = [ ...this.held, { call, arrive, reply } ];
		return late;
	}

	private note( call: Call, reply: Reply ): void {
		if ( call.signal?.aborted || typeof reply === 'string' ) {
			return;
		}
		this.toldAt = Date.now();
		const { revision = 0, booking, bookings = [] } = reply.body as Told;
		if ( ! isRead( call ) ) {
			const written = booking ? [ booking ] : bookings;
			written.forEach( ( { id } ) =>
				this.learn( String( id ), revision )
			);
		} else if (
			call.query.get( 'date_from' ) === FIRST_DAY &&
			revision >= this.newest()
		) {
			// An older week is asked for again first.
			this.learn( WEEK, revision );
		}
	}

	private learn( what: string, revision: number ): void {
		if ( revision >= this.revisionOf( what ) ) {
			this.known.set( what, { revision, at: Date.now() } );
		}
	}

	private revisionOf( what: string ): number {
		const { revision, at } = this.known.get( what ) ?? NOTHING;
		return Date.now() - at < TRUSTED ? revision : 0;
	}

	private newest(): number {
		const whats = Array.from( this.known.keys() );
		return Math.max(
			0,
			...whats.map( ( what ) => this.revisionOf( what ) )
		);
	}
}
