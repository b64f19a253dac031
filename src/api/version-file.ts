import { isVersion } from './version-file-wire';
import { within } from './within';

/** Milliseconds to wait for a file of 33 bytes; then the server is asked instead. */
const LIMIT = 3000;

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
