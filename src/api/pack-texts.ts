import type { LanguageFile, PackTexts } from '../contract/texts';
import { within } from './within';

/** Milliseconds that a pack's texts may take: less than a language of ours may, which needs not wait for them. */
const LIMIT = 5000;

/** @throws where they cannot be had, or something else answers in the server's place. */
export const fetchPack = ( { url }: PackTexts ): Promise< LanguageFile > =>
	within( LIMIT, async ( signal ) => {
		const answer = await fetch( url, { signal } );
		const file = ( await answer.json() ) as LanguageFile;
		if ( ! ( 'messages' in file ) ) {
			throw new TypeError( url );
		}
		return file;
	} );
