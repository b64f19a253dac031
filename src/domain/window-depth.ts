/** Key, in the state of an entry of the browser's history, of the number of open windows (dialogs, sheets). */
const KEY = 'studioCalendarWindows';

/**
 * Milliseconds to wait for the browser to leave entries of windows; after that the first one is taken to be the history's first,
 * which is rare. A browser that is busy takes a second or more, and a step that comes after the wait takes a new week back or
 * closes a new window.
 */
export const LEAVING_MS = 10_000;

const fieldsOf = ( state: unknown ): Readonly< Record< string, unknown > > =>
	typeof state === 'object' && state !== null ? { ...state } : {};

export function depthOf( state: unknown ): number {
	const depth = fieldsOf( state )[ KEY ];
	return typeof depth === 'number' ? depth : 0;
}

/** The state of an entry with so many windows; what others keep in it stays. */
export const withDepth = ( state: unknown, depth: number ) => ( {
	...fieldsOf( state ),
	[ KEY ]: depth,
} );
