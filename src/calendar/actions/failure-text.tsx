import { isTimeout, type ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';
import { failureText, readFailureText } from '../failure-text';

interface FailureTextProps {
	readonly error: ApiError;
	/** Something was only to be looked up. */
	readonly isRead?: boolean;
}

/** That something went wrong, and below it what the server says against it, where it says anything (specification, 8). */
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
