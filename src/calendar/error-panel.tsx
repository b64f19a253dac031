import { sprintf } from '@wordpress/i18n';
import { isClosed, isTimeout, type ApiError } from '../api/api-error';
import type { Schedule } from '../domain/booking';
import { useI18n } from '../i18n/context';
import { asOfTime } from './as-of';
import { LoginHint, useEntrance, type LoginHintProps } from './login-hint';

interface ErrorPanelProps {
	readonly error: ApiError;
	/** Data of the studio from other weeks. */
	readonly studio: LoginHintProps[ 'schedule' ];
	/** The stored copy of the range; null without one. */
	readonly kept: Schedule | null;
	readonly onRetry: () => void;
	readonly onShowKept: () => void;
}

/** Panel shown instead of the grid if a range could not be read (specification, 8). */
export function ErrorPanel( props: ErrorPanelProps ) {
	const { error, studio, kept, onRetry, onShowKept } = props;
	const { __, locale } = useI18n();
	const reason = useReason( props );
	return (
		<div className="sc-panel" role="alert">
			<p className="sc-panel__title">
				{ __( 'Oops something went wrong...', 'studio-calendar' ) }
			</p>
			{ reason !== '' && <p className="sc-panel__text">{ reason }</p> }
			{ isClosed( error ) && <LoginHint schedule={ studio } /> }
			<div className="sc-panel__actions">
				<button
					type="button"
					className="sc-btn sc-btn--line"
					onClick={ onRetry }
				>
					{ __( 'Try again', 'studio-calendar' ) }
				</button>
				{ kept && (
					<button
						type="button"
						className="sc-btn sc-btn--quiet"
						onClick={ onShowKept }
					>
						{ sprintf(
							/* translators: %s: "12:04", on another day "20 Nov, 12:04" */
							__(
								'Show last seen week (as of %s)',
								'studio-calendar'
							),
							asOfTime( kept, locale ) ?? ''
						) }
					</button>
				) }
			</div>
		</div>
	);
}

function useReason( { error }: ErrorPanelProps ): string {
	const { isVisitor } = useEntrance();
	const { __ } = useI18n();
	if ( isTimeout( error ) ) {
		return __( 'The server did not answer in time.', 'studio-calendar' );
	}
	if ( error.isTransient ) {
		return __(
			'The bookings could not be loaded after three tries.',
			'studio-calendar'
		);
	}
	return isClosed( error ) && isVisitor
		? __(
				'This site does not let visitors load bookings.',
				'studio-calendar'
			)
		: error.message;
}
