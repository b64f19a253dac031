import { sprintf } from '@wordpress/i18n';
import { useI18n } from '../../../i18n/context';
import type { Texts } from '../../../i18n/texts';
import { LoadingBar } from '../../../ui/loading-bar';
import { useBookingForm } from '../form-context';
import { CheckSum } from './check-sum';
import { DateLine } from './date-line';
import { MAX_LOOKED_UP } from './why-not';
import { useSharedSeries, type Series, type SeriesDate } from './use-series';

/** List of a series' dates with their availability and resolutions, on hosts that can check them. */
export function DateList() {
	const { schedule } = useBookingForm();
	return schedule.revision === null ? null : <CheckedDates />;
}

function CheckedDates() {
	const { __ } = useI18n();
	const series = useSharedSeries();
	const { dates, isChecking, isComplete } = series;
	if ( ! isComplete ) {
		return (
			<p className="sc-note">
				{ __(
					'Dates are checked once room, event and times are selected.',
					'studio-calendar'
				) }
			</p>
		);
	}
	const clashes = dates.filter( ( { check } ) => check?.isFree === false );
	return (
		<>
			<Sum { ...series } />
			<div className="sc-dates" aria-busy={ isChecking }>
				<LoadingBar
					isLoading={ isChecking }
					text={ __( 'Loading...', 'studio-calendar' ) }
				/>
				<ul aria-label={ __( 'Dates', 'studio-calendar' ) }>
					{ dates.map( ( line ) => (
						<DateLine
							key={ line.date }
							line={ line }
							isLookedUp={
								clashes.indexOf( line ) < MAX_LOOKED_UP
							}
						/>
					) ) }
				</ul>
			</div>
		</>
	);
}

/** Shows a summary: "5 of 7 dates are free. 2 dates are left out." */
function Sum( { dates, error, isChecking, retry }: Series ) {
	const texts = useI18n();
	const isKnown = dates.every( ( { check } ) => check !== null );
	return (
		<CheckSum
			error={ error }
			isChecking={ isChecking }
			sum={ isKnown ? sumText( dates, texts ) : null }
			checking={ texts.__( 'Checking the dates…', 'studio-calendar' ) }
			hasClash={ dates.some( ( { check } ) => check?.isFree === false ) }
			onRetry={ retry }
		/>
	);
}

function sumText( dates: readonly SeriesDate[], { _n }: Texts ): string {
	const free = dates.filter( ( { check } ) => check?.isFree === true ).length;
	const skipped = dates.filter( ( { isSkipped } ) => isSkipped ).length;
	const sentences = [
		sprintf(
			/* translators: 1: how many dates are free, 2: how many there are */
			_n(
				'%1$d of %2$d dates is free.',
				'%1$d of %2$d dates are free.',
				free,
				'studio-calendar'
			),
			free,
			dates.length
		),
		skipped > 0 &&
			sprintf(
				/* translators: %d: how many dates are not booked */
				_n(
					'%d date will be skipped.',
					'%d dates will be skipped.',
					skipped,
					'studio-calendar'
				),
				skipped
			),
	];
	return sentences.filter( Boolean ).join( ' ' );
}
