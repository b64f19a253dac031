import { sprintf } from '@wordpress/i18n';
import type { Schedule } from '../../domain/booking';
import { shortDayLabel } from '../../domain/date-labels';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import { useDay } from '../../store/use-day';
import { LoadingBar } from '../../ui/loading-bar';
import { CheckSum } from '../form/repeat/check-sum';
import { useStudio } from '../studio-context';
import { CopyLine } from './copy-line';
import type { Copying } from './use-copying';
import { byDay, isClash, isRepairable } from './week-copies';

interface CopyListProps {
	readonly schedule: Schedule;
	readonly copying: Copying;
}

/** Bookings of the week by day, each with a tick or with what stands in its way and choices. */
export function CopyList( { schedule, copying }: CopyListProps ) {
	const { client, studioId } = useStudio();
	const { __, locale } = useI18n();
	const { copies, choices, isChecking, range } = copying;
	const target = useDay( {
		client,
		studioId,
		schedule,
		date: range.to,
		isWanted: copies.some( ( copy ) => isRepairable( copy, choices ) ),
	} );
	return (
		<>
			<Sum { ...copying } />
			<div className="sc-copy__list" aria-busy={ isChecking }>
				<LoadingBar
					isLoading={ isChecking }
					text={ __( 'Loading...', 'studio-calendar' ) }
				/>
				{ byDay( copies ).map( ( day ) => {
					const name = shortDayLabel( day.date, locale );
					return (
						<section key={ day.date } aria-label={ name }>
							<h4>{ name }</h4>
							<ul>
								{ day.copies.map( ( copy ) => (
									<CopyLine
										key={ copy.id }
										copy={ copy }
										copying={ copying }
										schedule={ schedule }
										target={ target }
									/>
								) ) }
							</ul>
						</section>
					);
				} ) }
			</div>
		</>
	);
}

/** Shows a summary, or why nothing could be checked. */
function Sum( copying: Copying ) {
	const texts = useI18n();
	const { check, choices, copies, error, range } = copying;
	if ( range.to === range.from ) {
		return null;
	}
	return (
		<CheckSum
			error={ error }
			isChecking={ copying.isChecking }
			sum={ check && sumText( copying, texts ) }
			checking={ texts.__( 'Checking the bookings…', 'studio-calendar' ) }
			hasClash={ copies.some( ( copy ) => isClash( copy, choices ) ) }
			onRetry={ copying.retry }
		/>
	);
}

function sumText( { copies, check, count }: Copying, { __, _n }: Texts ) {
	const skipped = copies.length - count;
	const pending = check?.pending ?? 0;
	const sentences = [
		copies.length === 0
			? __(
					'There are no approved bookings in this week.',
					'studio-calendar'
				)
			: sprintf(
					/* translators: 1: how many bookings will be copied, 2: how many there are */
					_n(
						'%1$d of %2$d bookings will be copied.',
						'%1$d of %2$d bookings will be copied.',
						count,
						'studio-calendar'
					),
					count,
					copies.length
				),
		skipped > 0 &&
			sprintf(
				/* translators: %d: how many bookings are not copied */
				_n(
					'%d booking will be skipped.',
					'%d bookings will be skipped.',
					skipped,
					'studio-calendar'
				),
				skipped
			),
		pending > 0 &&
			sprintf(
				/* translators: %d: how many bookings wait for approval */
				_n(
					'%d pending booking is not copied.',
					'%d pending bookings are not copied.',
					pending,
					'studio-calendar'
				),
				pending
			),
	];
	return sentences.filter( Boolean ).join( ' ' );
}
