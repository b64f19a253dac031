import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { listen, stopListening } from './listen';
import { monday } from './week';

/** Request that the host has received. */
export interface Seen {
	readonly call: string;
	readonly method: string;
	readonly query: Readonly< Record< string, string > >;
	readonly headers: IncomingHttpHeaders;
}

/** Faulty responses of a host, by name. */
export const BAD_ANSWERS = {
	'a broken server': ( response ) => end( response, 500, 'Fatal error' ),
	'an unknown call': ( response ) =>
		end( response, 404, '{"code":"rest_no_route","data":null}' ),
	'a page instead of JSON': ( response ) =>
		end( response, 200, '<!doctype html><title>Log in</title>' ),
	'an empty answer': ( response ) => end( response, 200, '' ),
	'broken JSON': ( response ) => end( response, 200, '{"status":"ok","bo' ),
	null: ( response ) => end( response, 200, 'null' ),
	'a bare list': ( response ) => end( response, 200, '[[],0,"ok"]' ),
	'another status': ( response ) =>
		end( response, 200, '{"status":"nope","message":{"a":1},"data":7}' ),
	'a reset connection': ( response ) => response.socket?.destroy(),
	'half an answer': ( response ) => {
		response.writeHead( 200, { ...CORS, 'Content-Length': '999' } );
		response.write( '{"status":' );
		setTimeout( () => response.socket?.destroy(), 20 );
	},
	'a redirect to nowhere': ( response ) => {
		response.writeHead( 302, { ...CORS, Location: 'http://127.0.0.1:9/' } );
		response.end();
	},
} as const satisfies Readonly< Record< string, Answer > >;

type Answer = ( response: ServerResponse ) => void;

/** CORS header of a foreign host that lets every page read, but without cookies. */
const CORS = { 'Access-Control-Allow-Origin': '*' };

function end( response: ServerResponse, status: number, body: string ): void {
	response.writeHead( status, {
		...CORS,
		'Content-Type': 'application/json',
	} );
	response.end( body );
}

/**
 * Fake server for an external base host that does not run this plugin: IDs are strings, groups are keyed by their
 * range, half of the fields are missing. It listens on a port of this machine, so it would receive the site's cookies
 * if the calendar sent them.
 */
export class ExternalHost {
	readonly seen: Seen[] = [];
	private readonly answers = new Map< string, Answer >();
	/** Whether the last request had a nonce, which makes its sender an owner. */
	private isKnown = false;
	private isPending = true;
	private isPaid = false;
	private isCanceled = false;
	private readonly server = createServer( ( request, response ) =>
		this.handle( request, response )
	);

	start(): Promise< number > {
		return listen( this.server );
	}

	stop(): Promise< void > {
		return stopListening( this.server );
	}

	/**
	 * Sets the response to a request from now on; null restores the proper one. The name of a request is its `action`,
	 * or the word after `/booking/` in its path.
	 */
	answer( call: string, answer: Answer | null ): void {
		if ( answer ) {
			this.answers.set( call, answer );
		} else {
			this.answers.delete( call );
		}
	}

	/** Delays the proper response to a request by `wait` milliseconds. */
	slow( call: string, wait: number ): void {
		this.answer( call, ( response ) =>
			setTimeout( () => this.proper( call, response ), wait )
		);
	}

	private handle( request: IncomingMessage, response: ServerResponse ): void {
		const url = new URL( request.url ?? '/', 'http://127.0.0.1' );
		const query = Object.fromEntries( url.searchParams );
		const call =
			query[ 'action' ] ??
			url.pathname.split( '/booking/' ).at( -1 )?.split( '/' )[ 0 ] ??
			'';
		const { method = '', headers } = request;
		this.seen.push( { call, method, query, headers } );
		this.isKnown = '_wpnonce' in query;
		const answer = this.answers.get( call );
		if ( answer ) {
			answer( response );
		} else {
			this.proper( call, response );
		}
	}

	private proper( call: string, response: ServerResponse ): void {
		this.write( call );
		const bodies = new Map< string, unknown >( [
			[ 'getInRange_ready', this.week() ],
			[ 'get_trainer_history', HISTORY ],
		] );
		const body = bodies.get( call ) ?? { status: 'ok' };
		end( response, 200, JSON.stringify( body ) );
	}

	private write( call: string ): void {
		this.isPending &&= call !== 'approve';
		this.isPaid =
			call === 'markPaid' || ( this.isPaid && call !== 'markUnpaid' );
		this.isCanceled =
			call === 'cancel' || ( this.isCanceled && call !== 'restore' );
	}

	private week(): unknown {
		const booking = {
			id: 'b-41',
			room_id: 'r1',
			post_author_id: '77',
			status: this.isPending ? 'Pending' : 'Approved',
			payment_status: this.isPaid ? 'paid' : 'unpaid',
			date: monday(),
			time_from: '18:00:00',
			time_to: '19:30:00',
			title: 'Foreign salsa',
		};
		return {
			status: 'ok',
			bookings: {
				'this week': {
					bookings: this.isCanceled ? [] : { first: booking },
				},
				'of no use': null,
				'a list': { bookings: [ 'odd', null, { id: 'no day' } ] },
			},
			rooms: { r1: { room_id: 'r1', room_name: 'Far hall' } },
			trainers: {
				77: {
					first_name: 'Olga',
					last_name: 'Petrova',
					email: 'olga@host.example',
					phoneNumber: '+7 555 0177',
				},
			},
			urls: { login: 'https://elsewhere.example/login' },
			permission: this.isKnown ? 'owner' : 'guest',
			user_id: this.isKnown ? '5' : '0',
		};
	}
}

const HISTORY = {
	status: 'ok',
	history: { 0: { room_id: 'r1', date: '2026-11-02', status: 'Approved' } },
};
