/**
 * Answers of foreign hosts are read as `unknown`, member by member: what is missing or of another type reads as the
 * empty value, so that one odd booking never empties a week.
 */
export type JsonRecord = Readonly< Record< string, unknown > >;

export function asRecord( value: unknown ): JsonRecord {
	return typeof value === 'object' && value !== null
		? ( value as JsonRecord )
		: {};
}

/** Lists, and the objects that PHP makes of lists with gaps or keys. */
export function asList( value: unknown ): readonly unknown[] {
	return Array.isArray( value ) ? value : Object.values( asRecord( value ) );
}

export function asText( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/** Of a picture: an address of the web, or one on the page's own site. Empty for any other, which may hold anything. */
export function asAddress( value: unknown ): string {
	const address = asText( value ).trim();
	return /^https?:\/\//i.test( address ) || /^\/(?!\/)/.test( address )
		? address
		: '';
}

/** Ids come as numbers or as strings; 0 and the empty string stand for none. */
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
