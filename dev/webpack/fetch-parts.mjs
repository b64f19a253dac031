/**
 * Stand in for the middlewares of @wordpress/api-fetch, for its reading of answers, and for what hides some of it
 * (dev/webpack/private-fetch.mjs).
 */
export default function passOn( options, next ) {
	return next( options );
}

/** An answer is handed over as it came, an error thrown. */
export function parseResponseAndNormalizeError( response ) {
	return response;
}

export function parseAndThrowError( response ) {
	throw response;
}

export const CLEAR = Symbol( 'clear' );
export const ENABLE_MULTI_USE = Symbol( 'enable multi-use' );

export function lock() {}
