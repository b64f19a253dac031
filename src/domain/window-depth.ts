/** Key, in the state of an entry of the browser's history, of the number of open windows (dialogs, sheets). */
const KEY = 'studioCalendarWindows';

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
