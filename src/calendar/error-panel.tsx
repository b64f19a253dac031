import type { ApiError } from '../api/api-error';
import { useI18n } from '../i18n/context';

interface ErrorPanelProps {
	readonly error: ApiError;
	readonly onRetry: () => void;
}

/** Stands in place of the grid when a range could not be read (specification, 8). */
export function ErrorPanel( { error, onRetry }: ErrorPanelProps ) {
	const { __ } = useI18n();
	const reason = error.isTransient
		? __(
				'The bookings could not be loaded after three tries.',
				'studio-calendar'
			)
		: error.message;
	return (
		<div className="sc-panel" role="alert">
			<p className="sc-panel__title">
				{ __( 'Oops something went wrong...', 'studio-calendar' ) }
			</p>
			{ reason !== '' && <p className="sc-panel__text">{ reason }</p> }
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ onRetry }
			>
				{ __( 'Try again', 'studio-calendar' ) }
			</button>
		</div>
	);
}
