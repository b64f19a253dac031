import { privateFetch } from './private-fetch';
import { READ_LIMIT, within } from './within';

/** The nonce that goes with a visitor's login, and where to get a new one. */
export interface NonceKeeper {
	/** Null for visitors without a login. */
	readonly current: () => string | null;
	/** True where a new nonce can be asked for: only this site's own, and not again once it has been refused. */
	readonly canRenew: () => boolean;
	/** Asks once, however many calls wait for it; afterwards `current` is the new nonce, or null when logged out. */
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

/** Null when the visitor is logged out: admin-ajax then answers 400 and "0". */
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
		const text = response.ok ? ( await response.text() ).trim() : '';
		return NONCE_PATTERN.test( text ) ? text : null;
	} );
}
