/** How many windows of ours (dialogs, sheets) are open at an entry of the browser's history, kept in the entry's state. */
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
