import type { VersionFile } from '../domain/booking';
import { asAddress, asRecord, asText } from './read-json';
import { within } from './within';

/** Milliseconds to wait for a file of 33 bytes; then the server is asked instead. */
const LIMIT = 10_000;

/**
 * Returns the version file of a response if it is on the page's own origin or on that of the server which names it.
 *
 * @param host URL of that server.
 */
export function versionFileOf(
	value: unknown,
	host: string
): VersionFile | null {
	const file = asRecord( value );
	const address = asAddress( file[ 'url' ] );
	const version = asText( file[ 'version' ] );
	if ( ! address || ! isVersion( version ) ) {
		return null;
	}
	try {
		const base = new URL( host, document.baseURI );
		const { href, origin } = new URL( address, base );
		const isNear = [ base.origin, location.origin ].includes( origin );
		return isNear ? { url: href, version } : null;
	} catch {
		return null;
	}
}

/**
 * Reads a version file. The browser asks the web server whether its copy is current, which costs a 304 without WordPress.
 *
 * @return Null if it cannot be read or is something else. Never throws.
 */
export async function readVersionFile( url: string ): Promise< string | null > {
	try {
		return await within( LIMIT, async ( signal ) => {
			const response = await window.fetch( url, {
				cache: 'no-cache',
				credentials: 'omit',
				redirect: 'error',
				signal,
			} );
			const text = response.ok ? ( await response.text() ).trim() : '';
			return isVersion( text ) ? text : null;
		} );
	} catch {
		return null;
	}
}

/** Returns whether a text can be the version of a version file, and not a page of its server. */
const isVersion = ( text: string ) => /^[\w-]{1,128}$/.test( text );
