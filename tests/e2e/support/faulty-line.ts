import type { Page, Route } from '@playwright/test';
import {
	createServer,
	request as ask,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { demo } from './demo';
import { listen, stopListening } from './listen';

/** Response of the real server. */
interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

/** Delay of a slow response in milliseconds: longer than any pause of the app, far below its time limits. */
const SLOW = 1500;

const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

const NOTICE =
	'<br />\n<b>Notice</b>: Undefined index in <b>x.php</b> on line <b>5</b><br />\n';

function deliver(
	{ status, headers, body }: Answer,
	to: ServerResponse
): void {
	to.writeHead( status, { 'Content-Type': headers[ 'content-type' ] } );
	to.end( body );
}

/**
 * Faults of a response. Those that do not call `answer` replace the server; the others occur after the server has
 * processed the request.
 */
const FAULTS = {
	slow: async ( to, answer ) => {
		const real = await answer();
		await delay( SLOW );
		deliver( real, to );
	},
	/** The server processes the request, but the response never arrives. */
	hang: async ( _to, answer ) => {
		await answer();
	},
	broken: ( to ) => {
		to.writeHead( 500, HTML );
		to.end( '<h1>Fatal error</h1>' );
	},
	maintenance: ( to ) => {
		to.writeHead( 503, { ...HTML, 'Retry-After': '2' } );
		to.end( '<h1>Briefly unavailable for scheduled maintenance.</h1>' );
	},
	reset: async ( to, answer ) => {
		await answer();
		to.socket?.resetAndDestroy();
	},
	cut: async ( to, answer ) => {
		const { status, body } = await answer();
		to.writeHead( status, { 'Content-Length': String( body.length + 9 ) } );
		to.write( body.slice( 0, body.length / 2 ), () => to.destroy() );
	},
	page: ( to ) => {
		to.writeHead( 200, HTML );
		to.end( '<!doctype html><title>Log in</title>' );
	},
	notice: async ( to, answer ) => {
		const { body } = await answer();
		to.writeHead( 200, HTML );
		to.end( `${ NOTICE }${ body }` );
	},
} as const satisfies Readonly<
	Record<
		string,
		(
			to: ServerResponse,
			answer: () => Promise< Answer >
		) => void | Promise< void >
	>
>;

export type Fault = keyof typeof FAULTS;

export const EVERY_FAULT = Object.keys( FAULTS ) as readonly Fault[];

/** Proxy server between a page and the site that spoils the responses to selected requests. */
export class FaultyLine {
	private fault: Fault = 'slow';
	/** Responses spoiled since the fault was planted; one that is spoiled late counts for the fault before. */
	private done = { count: 0 };
	private port = 0;
	private readonly server = createServer( ( request, response ) => {
		this.handle( request, response ).catch( () => response.destroy() );
	} );

	async start(): Promise< void > {
		this.port = await listen( this.server );
	}

	stop(): Promise< void > {
		return stopListening( this.server );
	}

	readonly spoiled = () => this.done.count;

	/** Runs the task, which lets time limits pass, only if requests hang. */
	async ifHanging( task: () => Promise< void > ): Promise< void > {
		if ( this.fault === 'hang' ) {
			await task();
		}
	}

	/** Runs the task only if requests fail; slow ones succeed without it. */
	async ifFailing( task: () => Promise< void > ): Promise< void > {
		if ( this.fault !== 'slow' ) {
			await task();
		}
	}

	/**
	 * Applies a fault to selected requests of the page.
	 *
	 * @param isMeant Returns whether the fault applies to a request, given its URL and body.
	 * @return Removes the fault.
	 */
	async plant(
		page: Page,
		fault: Fault,
		isMeant: ( call: string ) => boolean
	): Promise< () => Promise< void > > {
		this.fault = fault;
		this.done = { count: 0 };
		const lead = ( route: Route ) => {
			const request = route.request();
			const { pathname, search } = new URL( request.url() );
			const body = new URLSearchParams( request.postData() ?? '' );
			const call = `${ pathname }${ decodeURIComponent( search ) } ${ decodeURIComponent( body.toString() ) }`;
			return isMeant( call )
				? route.continue( {
						url: `http://127.0.0.1:${ String( this.port ) }${ pathname }${ search }`,
					} )
				: route.fallback();
		};
		const calls = /studio-calendar(\/|%2F)v1|admin-ajax\.php/;
		await page.route( calls, lead );
		return () => page.unroute( calls, lead );
	}

	private async handle(
		request: IncomingMessage,
		response: ServerResponse
	): Promise< void > {
		const { fault, done } = this;
		const body = await textOf( request );
		await FAULTS[ fault ]( response, () => forwarded( request, body ) );
		done.count++;
	}
}

/** Forwards a request to the site as the browser sent it. */
async function forwarded(
	{ url = '/', method = 'GET', headers }: IncomingMessage,
	body: string
): Promise< Answer > {
	const { 'accept-encoding': _coding, ...others } = headers;
	const site = new URL( demo.url );
	const answer = await new Promise< IncomingMessage >(
		( resolve, reject ) => {
			ask(
				new URL( url, site ),
				{ method, headers: { ...others, host: site.host } },
				resolve
			)
				.on( 'error', reject )
				.end( body );
		}
	);
	return {
		status: answer.statusCode ?? 0,
		headers: answer.headers,
		body: await textOf( answer ),
	};
}

async function textOf( message: IncomingMessage ): Promise< string > {
	const parts: Buffer[] = [];
	for await ( const part of message ) {
		parts.push( part as Buffer );
	}
	return Buffer.concat( parts ).toString();
}
