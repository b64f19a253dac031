import apiFetch from '@wordpress/api-fetch';
import { ApiError, toApiError } from './api-error';
import { asInteger, asList, asRecord, asText } from './read-json';

/** A studio or room as a list offers it. */
export interface Choice {
	readonly id: number;
	readonly name: string;
}

/**
 * The studios that the person at the editor belongs to, by name; all of the site for administrators. Throws ApiError:
 * 403 for who belongs to none.
 */
export const listStudios = () =>
	choices( '/wp/v2/studio_cal_studio?orderby=title&order=asc' );

/** The published rooms of one studio in their order; none of a studio that is not this person's. Throws ApiError. */
export const listRooms = ( studioId: number ) =>
	choices(
		`/wp/v2/studio_cal_room?parent=${ studioId }&orderby=menu_order&order=asc`
	);

/**
 * What the server prints for a block with these attributes, in the language of the site's pages. Throws ApiError.
 *
 * @param attributes Of the block, as block.json declares them.
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

/** All pages of a list: `-1` is api-fetch's word for following the links from page to page. */
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

/** WordPress's own fetch: the editor's page has set it up with address and nonce. */
async function ask(
	path: string,
	options: { method?: string; data?: unknown } = {}
): Promise< unknown > {
	try {
		return await apiFetch< unknown >( { path, ...options } );
	} catch ( error: unknown ) {
		// Of a list, api-fetch throws the answer as it came.
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

/** Titles come as HTML with entities. */
const plainText = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent;
