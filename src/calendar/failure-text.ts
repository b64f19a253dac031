import { isTimeout, type ApiError } from '../api/api-error';
import type { Texts } from '../i18n/texts';

/** Returns why a write failed: the server's message or a general one. */
export function failureText( error: ApiError, { __ }: Texts ): string {
	if ( isTimeout( error ) ) {
		return __(
			'The server did not answer in time. It is not known yet whether the change was saved. If you try again, nothing is done twice.',
			'studio-calendar'
		);
	}
	return (
		error.message || __( 'Oops something went wrong...', 'studio-calendar' )
	);
}

/** Returns why a read failed. */
export function readFailureText( error: ApiError, { __ }: Texts ): string {
	return isTimeout( error )
		? __( 'The server did not answer in time.', 'studio-calendar' )
		: error.message ||
				__( 'Oops something went wrong...', 'studio-calendar' );
}

/** Returns whether a new login may help. */
export const isLogIn = ( { code, status }: ApiError ) =>
	status === 401 || code.endsWith( 'invalid_nonce' );
