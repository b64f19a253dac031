/** Stand in for the middlewares of @wordpress/api-fetch, and for what hides some of it (dev/webpack/private-fetch.mjs). */
export default function passOn( options, next ) {
	return next( options );
}

export const CLEAR = Symbol( 'clear' );
export const ENABLE_MULTI_USE = Symbol( 'enable multi-use' );

export function lock() {}
