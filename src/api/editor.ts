import apiFetch from '@wordpress/api-fetch';
import { ApiError, toApiError } from './api-error';
import { asInteger, asList, asRecord, asText } from './read-json';

/** Studio or room in a list of choices. */
export interface Choice {
	readonly id: number;
	readonly name: string;
}

/**
 * Fetches the studios of the person who edits, sorted by name; all studios for administrators. Throws ApiError: 403 for
 * people without a studio.
 */
export const listStudios = () =>
	choices( '/wp/v2/studio_cal_studio?orderby=title&order=asc' );

/**
 * Fetches the published rooms of one studio in their order; none of a studio that the person does not belong to. Throws
 * ApiError.
 */
export const listRooms = ( studioId: number ) =>
	choices(
		`/wp/v2/studio_cal_room?parent=${ studioId }&orderby=menu_order&order=asc`
	);

/**
 * Fetches the server's HTML of a block with these attributes, in the language of the site's pages. Throws ApiError.
 *
 * @param attributes The block's attributes, as declared in block.json.
 */
export async function renderedBlock(
	attributes: Readonly< Record< string, unknown > >
): Promise< string > {
	const answer = await ask(
		'/wp/v2/block-renderer/studio-calendar/calendar?context=edit&_locale=site',
		{ method: 'POST', data: { attributes } }
	);
	return asText( asRecord( answer )[ 'rendered' ] );
}

/** Fetches all pages of a list; `-1` makes api-fetch follow the links from page to page. */
async function choices( path: string ): Promise< readonly Choice[] > {
	const answer = await ask( `${ path }&per_page=-1&_fields=id,title` );
	return asList( answer ).map( ( value ) => {
		const post = asRecord( value );
		const title = asRecord( post[ 'title' ] )[ 'rendered' ];
		return {
			id: asInteger( post[ 'id' ] ) ?? 0,
			name: plainText( asText( title ) ),
		};
	} );
}

/** Sends a request with the editor's api-fetch, which has the site's URL and nonce. */
async function ask(
	path: string,
	options: { method?: string; data?: unknown } = {}
): Promise< unknown > {
	try {
		return await apiFetch< unknown >( { path, ...options } );
	} catch ( error: unknown ) {
		// For a list, api-fetch throws the response itself.
		const said = asRecord( error );
		const status = asInteger(
			asRecord( said[ 'data' ] )[ 'status' ] ?? said[ 'status' ]
		);
		throw status === null
			? toApiError( error )
			: new ApiError(
					asText( said[ 'code' ] ),
					asText( said[ 'message' ] ),
					{ status }
				);
	}
}

/** Converts titles, which are HTML with entities, to text. */
const plainText = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;
