import { sprintf } from '@wordpress/i18n';
import { isTimeout, type ApiError } from '../api/api-error';
import type { Schedule } from '../domain/booking';
import { useI18n } from '../i18n/context';
import { asOfTime } from './as-of';
import type { Texts } from './grid/card-name';

interface ErrorPanelProps {
	readonly error: ApiError;
	/** The range as this device last saw it; null where it has not. */
	readonly kept: Schedule | null;
	readonly onRetry: () => void;
	readonly onShowKept: () => void;
}

/** Stands in place of the grid when a range could not be read (specification, 8). */
export function ErrorPanel( props: ErrorPanelProps ) {
	const { error, kept, onRetry, onShowKept } = props;
	const i18n = useI18n();
	const { __, locale } = i18n;
	const reason = reasonOf( error, i18n );
	return (
		<div className="sc-panel" role="alert">
			<p className="sc-panel__title">
				{ __( 'Oops something went wrong...', 'studio-calendar' ) }
			</p>
			{ reason !== '' && <p className="sc-panel__text">{ reason }</p> }
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

function reasonOf( error: ApiError, { __ }: Texts ): string {
	if ( isTimeout( error ) ) {
		return __( 'The server did not answer in time.', 'studio-calendar' );
	}
	return error.isTransient
		? __(
				'The bookings could not be loaded after three tries.',
				'studio-calendar'
			)
		: error.message;
}
