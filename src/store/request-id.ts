/** 128 random bits; crypto.randomUUID exists only where a page came by https, and a studio's door screen may not. */
export function requestId(): string {
	const bytes = window.crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}
