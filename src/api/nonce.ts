import { ApiError, UNREADABLE_ANSWER } from './api-error';
import { privateFetch } from './private-fetch';
import { READ_LIMIT, within } from './within';

/** Holds the nonce of a visitor's login and renews it. */
export interface NonceKeeper {
	/** Null for visitors without a login. */
	readonly current: () => string | null;
	/** Returns whether a new nonce can be requested: only on this site, and not again after a rejection. */
	readonly canRenew: () => boolean;
	/** Requests one nonce for all waiting requests; afterwards `current` is the new nonce, or null after a logout. */
	readonly renew: () => Promise< void >;
}

const NONCE_PATTERN = /^[0-9a-f]{6,20}$/i;

/**
 * @param initial Printed with the page for logged-in visitors.
 * @param ajaxUrl This site's admin-ajax, whose `rest-nonce` answers a login cookie with a fresh nonce; null elsewhere.
 */
export function createNonceKeeper(
	initial: string | null,
	ajaxUrl: URL | null
): NonceKeeper {
	let nonce = initial;
	let isRefused = false;
	let pending: Promise< void > | null = null;

	const ask = async ( url: URL ) => {
		try {
			nonce = await fetchNonce( url );
			isRefused = nonce === null;
		} finally {
			pending = null;
		}
	};
	return {
		current: () => nonce,
		canRenew: () => ajaxUrl !== null && ! isRefused,
		renew: () => {
			pending ??= ajaxUrl ? ask( ajaxUrl ) : null;
			return pending ?? Promise.resolve();
		},
	};
}

/**
 * Fetches a nonce; null after a logout, for which admin-ajax returns 400 and "0".
 *
 * @throws ApiError from a server that fails, which does not mean that the person has logged out.
 */
async function fetchNonce( ajaxUrl: URL ): Promise< string | null > {
	const url = new URL( ajaxUrl );
	url.searchParams.set( 'action', 'rest-nonce' );
	return within( READ_LIMIT, async ( signal ) => {
		const response = await privateFetch( {
			url: url.href,
			isOwn: true,
			cache: 'no-store',
			signal,
		} );
		const { status } = response;
		if ( status >= 500 ) {
			throw new ApiError( UNREADABLE_ANSWER, '', { status } );
		}
		const text = response.ok ? ( await response.text() ).trim() : '';
		return NONCE_PATTERN.test( text ) ? text : null;
	} );
}
