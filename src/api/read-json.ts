/**
 * Response of an external host, read member by member from `unknown`: a missing or mistyped member reads as the empty
 * value, so that one invalid booking does not empty a week.
 */
export type JsonRecord = Readonly< Record< string, unknown > >;

export function asRecord( value: unknown ): JsonRecord {
	return typeof value === 'object' && value !== null
		? ( value as JsonRecord )
		: {};
}

/** Returns the items of a list, or of the object that PHP makes of a list with gaps or keys. */
export function asList( value: unknown ): readonly unknown[] {
	return Array.isArray( value ) ? value : Object.values( asRecord( value ) );
}

export function asText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/** Returns the URL of an image if it is on the web or on the page's own site; otherwise an empty string. */
export function asAddress( value: unknown ): string {
	const address = asText( value ).trim();
	return /^https?:\/\//i.test( address ) || /^\/(?!\/)/.test( address )
		? address
		: '';
}

/** Returns an ID, which may arrive as number or string; null for 0 and the empty string. */
export function asId( value: unknown ): string | null {
	if ( typeof value !== 'number' && typeof value !== 'string' ) {
		return null;
	}
	const id = String( value );
	return id === '' || id === '0' ? null : id;
}

export function asInteger( value: unknown ): number | null {
	const number = typeof value === 'string' ? Number( value ) : value;
	return typeof number === 'number' && Number.isInteger( number )
		? number
		: null;
}

export function asFlag( value: unknown ): boolean {
	return value === true || value === 1 || value === '1';
}
