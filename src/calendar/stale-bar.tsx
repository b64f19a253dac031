import { sprintf } from '@wordpress/i18n';
import type { Schedule } from '../domain/booking';
import { useI18n } from '../i18n/context';
import { Icon } from '../ui/icon';
import { asOfTime } from './as-of';

interface StaleBarProps {
	readonly schedule: Schedule;
	/** Whether the site does not let visitors read. */
	readonly isClosed: boolean;
	readonly onRetry: () => void;
}

/** Bar that reports a failed refresh and the time of the shown data. */
export function StaleBar( props: StaleBarProps ) {
	const { __ } = useI18n();
	return (
		<div className="sc-bar" role="status">
			<Icon name="offline" />
			<span>{ useReason( props ) }</span>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ props.onRetry }
			>
				{ __( 'Try now', 'studio-calendar' ) }
			</button>
		</div>
	);
}

function useReason( { schedule, isClosed }: StaleBarProps ): string {
	const { __, locale } = useI18n();
	if ( isClosed ) {
		return __(
			'This site does not let visitors load bookings. The bookings shown may be outdated.',
			'studio-calendar'
		);
	}
	const time = asOfTime( schedule, locale );
	return time === null
		? __( 'Offline.', 'studio-calendar' )
		: sprintf(
				/* translators: %s: "12:04", on another day "20 Nov, 12:04" */
				__( 'Offline. Showing the week as of %s.', 'studio-calendar' ),
				time
			);
}
