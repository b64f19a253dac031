import { isTimeout, type ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { failureText, readFailureText } from '../failure-text';

interface FailureTextProps {
	readonly error: ApiError;
	/** Whether a read failed, not a write. */
	readonly isRead?: boolean;
}

/** Shows that an action failed, with the server's message if there is one (specification, 8). */
export function FailureText( { error, isRead = false }: FailureTextProps ) {
	const i18n = useI18n();
	const tell = isRead ? readFailureText : failureText;
	const reason = isTimeout( error ) ? tell( error, i18n ) : error.message;
	return (
		<div role="alert">
			<p>
				{ i18n.__( 'Oops something went wrong...', 'studio-calendar' ) }
			</p>
			{ reason !== '' && <p className="sc-note">{ reason }</p> }
		</div>
	);
}
