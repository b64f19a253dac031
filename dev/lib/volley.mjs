/**
 * Requests over plain sockets, because fetch() reuses connections. PHP's own server closes each connection after one
 * response, so a response ends when its socket closes.
 */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const timeout = 60_000;

/**
 * @typedef {{ base: string, path: string, method?: string, form?: Record<string, string>, headers?: Record<string, string> }} Request
 * @typedef {{ status: number, headers: Map<string, string>, json: any, ms: number }} Answer
 *          `status` is 0 if the connection broke before the response was complete; `json` is null for other bodies.
 */

function bytesOf( { base, path, method = 'POST', form, headers = {} } ) {
	const { host } = new URL( base );
	const body = form ? new URLSearchParams( form ).toString() : '';
	const lines = [
		`${ method } ${ path } HTTP/1.1`,
		`Host: ${ host }`,
		'Accept: application/json',
		'Connection: close',
		...Object.entries( headers ).map(
			( [ name, value ] ) => `${ name }: ${ value }`
		),
	];
	if ( form ) {
		lines.push(
			'Content-Type: application/x-www-form-urlencoded',
			`Content-Length: ${ Buffer.byteLength( body ) }`
		);
	}
	return `${ lines.join( '\r\n' ) }\r\n\r\n${ body }`;
}

function parsed( raw, ms ) {
	const end = raw.indexOf( '\r\n\r\n' );
	const [ first, ...lines ] = raw
		.subarray( 0, Math.max( end, 0 ) )
		.toString()
		.split( '\r\n' );
	const headers = new Map( lines.map( ( line ) => headerOf( line ) ) );
	const body = raw.subarray( end + 4 );
	const length = headers.get( 'content-length' );
	if (
		end < 0 ||
		( length !== undefined && body.length < Number( length ) )
	) {
		return { status: 0, headers, json: null, ms };
	}
	return {
		status: Number( first.split( ' ' )[ 1 ] ),
		headers,
		json: jsonOf( body.toString() ),
		ms,
	};
}

function headerOf( line ) {
	const colon = line.indexOf( ':' );
	return [
		line.slice( 0, colon ).toLowerCase(),
		line.slice( colon + 1 ).trim(),
	];
}

function jsonOf( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/**
 * Sends a request on its own connection; an unreachable server also results in status 0.
 *
 * @param {Request} request
 * @return {Promise<Answer>}
 */
export function send( request ) {
	const { hostname, port } = new URL( request.base );
	const parts = [];
	return new Promise( ( done ) => {
		const started = performance.now();
		const finish = () =>
			done(
				parsed( Buffer.concat( parts ), performance.now() - started )
			);
		const socket = connect( {
			host: hostname,
			port: Number( port ),
			noDelay: true,
		} );
		socket.on( 'data', ( part ) => parts.push( part ) );
		socket.once( 'error', finish ).once( 'close', finish );
		socket.setTimeout( timeout, () => socket.destroy() );
		socket.write( bytesOf( request ) );
	} );
}

/**
 * Sends all requests without waiting for responses, each on its own connection.
 *
 * @param {Request[]} requests
 * @param {number}    spacing  Milliseconds between two requests.
 * @return {Promise<Answer[]>} The responses in the order of the requests.
 */
export const volley = ( requests, spacing = 0 ) =>
	Promise.all(
		requests.map( ( request, at ) =>
			delay( at * spacing ).then( () => send( request ) )
		)
	);

/** Returns a response's `ok` or error code, or its HTTP status if the body is not the plugin's JSON envelope. */
export function codeOf( { status, json } ) {
	if ( json?.status === 'ok' ) {
		return 'ok';
	}
	return typeof json?.code === 'string'
		? json.code
		: `HTTP ${ status } without an envelope`;
}
