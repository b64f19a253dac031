import type { LanguageFile, PackTexts } from '../contract/texts';
import { within } from './within';

/** Timeout in milliseconds, shorter than for the plugin's own languages, which work without the pack. */
const LIMIT = 5000;

/**
 * Fetches a pack's texts.
 *
 * @throws where they cannot be had, or something else answers in the server's place.
 */
export const fetchPack = ( { url }: PackTexts ): Promise< LanguageFile > =>
	within( LIMIT, async ( signal ) => {
		const answer = await fetch( url, { signal } );
		const file = ( await answer.json() ) as LanguageFile;
		if ( ! ( 'messages' in file ) ) {
			throw new TypeError( url );
		}
		return file;
	} );
