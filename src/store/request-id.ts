/** Returns 128 random bits; crypto.randomUUID requires https, which a local screen may not have. */
export function requestId(): string {
	const bytes = window.crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
