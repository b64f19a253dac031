import type { ApiError } from '../../api/api-error';
import { useI18n } from '../../i18n/context';

/** That something went wrong, and below it what the server says against it, where it says anything (specification, 8). */
export function FailureText( { error }: { readonly error: ApiError } ) {
	const { __ } = useI18n();
	return (
		<div role="alert">
			<p>{ __( 'Oops something went wrong...', 'studio-calendar' ) }</p>
			{ error.message !== '' && (
				<p className="sc-note">{ error.message }</p>
			) }
		</div>
	);
}
