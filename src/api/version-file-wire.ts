import type { VersionFile } from '../domain/booking';
import { asAddress, asRecord, asText } from './read-json';

/**
 * Returns the version file of a response if it is on the page's own origin or on that of the server which names it.
 *
 * @param host URL of that server; null if there is none.
 */
export function versionFileOf(
	value: unknown,
	host: string | null
): VersionFile | null {
	const file = asRecord( value );
	const address = asAddress( file[ 'url' ] );
	const version = asText( file[ 'version' ] );
	if ( host === null || ! address || ! isVersion( version ) ) {
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

/** Returns whether a text can be the version of a version file, and not a page of its server. */
export const isVersion = ( text: string ) => /^[\w-]{1,128}$/.test( text );
