/**
 * Replaces the middlewares of @wordpress/api-fetch, its response parsing and its private APIs
 * (dev/webpack/private-fetch.mjs).
 */
export default function passOn( options, next ) {
	return next( options );
}

/** Returns the response unread; errors are thrown. */
export function parseResponseAndNormalizeError( response ) {
	return response;
}

export function parseAndThrowError( response ) {
	throw response;
}

export const CLEAR = Symbol( 'clear' );
export const ENABLE_MULTI_USE = Symbol( 'enable multi-use' );

export function lock() {}
