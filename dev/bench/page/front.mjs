/**
 * The web server before a WordPress, as hosts have it: it compresses texts and lets browsers keep the files of themes
 * and plugins for a day. PHP's own server does neither.
 */
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify( gzip );

/** Types whose text gets smaller. */
const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;

/** Files that WordPress writes with a version in their address. */
const FILE = /^\/wp-(content|includes)\/.*\.\w+(\?|$)/;

/** Headers that hold for one connection only, or for the body before it was compressed. */
const OWN_HEADERS = [ 'connection', 'content-length', 'transfer-encoding' ];

/** Resolves with the answer of the server behind, with its whole body. */
function ask( { method, url, headers }, body, backend ) {
	return new Promise( ( resolve, reject ) => {
		const call = request(
			new URL( url, backend ),
			{
				method,
				headers: { ...headers, connection: 'close' },
				agent: false,
			},
			( answer ) =>
				buffer( answer ).then(
					( whole ) => resolve( { answer, body: whole } ),
					reject
				)
		);
		call.on( 'error', reject );
		call.end( body );
	} );
}

/**
 * @param {number} port    A free port of the loopback address.
 * @param {string} backend URL of the server behind.
 * @return {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFront( port, backend ) {
	/** Compressed files by their body's address; a file of a build does not change during a benchmark. */
	const files = new Map();
	const pack = async ( url, body ) => {
		if ( ! FILE.test( url ) ) {
			return compress( body );
		}
		if ( ! files.has( url ) ) {
			files.set( url, compress( body ) );
		}
		return files.get( url );
	};
	const server = createServer( async ( incoming, outgoing ) => {
		try {
			const sent = await buffer( incoming );
			const { answer, body } = await ask( incoming, sent, backend );
			const headers = Object.fromEntries(
				Object.entries( answer.headers ).filter(
					( [ name ] ) => ! OWN_HEADERS.includes( name )
				)
			);
			if ( FILE.test( incoming.url ) ) {
				headers[ 'cache-control' ] = 'public, max-age=86400';
			}
			const isText =
				body.length > 500 &&
				TEXT.test( answer.headers[ 'content-type' ] ?? '' );
			if ( isText ) {
				headers[ 'content-encoding' ] = 'gzip';
				headers.vary = 'Accept-Encoding';
			}
			const shown = isText ? await pack( incoming.url, body ) : body;
			outgoing.writeHead( answer.statusCode, headers );
			outgoing.end( shown );
		} catch ( error ) {
			outgoing.writeHead( 502 );
			outgoing.end( String( error ) );
		}
	} );
	await new Promise( ( resolve ) =>
		server.listen( port, '127.0.0.1', resolve )
	);
	return {
		url: `http://127.0.0.1:${ port }`,
		stop: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() );
				server.closeAllConnections();
			} ),
	};
}
