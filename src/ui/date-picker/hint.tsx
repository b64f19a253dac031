import { sprintf } from '@wordpress/i18n';
import { dateLabel } from '../../domain/date-labels';
import { rangeLabel } from '../../domain/labels';
import { datesOf } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { pickedOf, type Draft, type Picked } from './pick';

interface HintProps {
	readonly draft: Draft;
	readonly maxDays: number;
}

/** Shows the selection, or what to select next. */
export function Hint( { draft, maxDays }: HintProps ) {
	const picked = pickedOf( draft );
	return (
		<p className="sc-dp__hint" role="status">
			{ picked ? (
				<Chosen picked={ picked } />
			) : (
				<Wanted draft={ draft } maxDays={ maxDays } />
			) }
		</p>
	);
}

function Chosen( { picked }: { readonly picked: Picked } ) {
	const { locale, _n } = useI18n();
	if ( picked.kind === 'date' ) {
		return <>{ dateLabel( picked.date, locale ) }</>;
	}
	const count = datesOf( picked.range ).length;
	return (
		<>
			{ rangeLabel( picked.range, locale, true ) }{ ' ' }
			<small>
				{ sprintf(
					/* translators: %d: number of days in a range */
					_n( '%d day', '%d days', count, 'studio-calendar' ),
					count
				) }
			</small>
		</>
	);
}

function Wanted( { draft, maxDays }: HintProps ) {
	const { __, _n } = useI18n();
	if ( draft.kind === 'date' ) {
		return <>{ __( 'Pick a date', 'studio-calendar' ) }</>;
	}
	return (
		<>
			{ draft.range === null
				? __( 'Pick a start date', 'studio-calendar' )
				: __( 'Pick an end date', 'studio-calendar' ) }{ ' ' }
			{ maxDays !== Infinity && (
				<small>
					{ sprintf(
						/* translators: %d: the most days that a range may have */
						_n(
							'Up to %d day',
							'Up to %d days',
							maxDays,
							'studio-calendar'
						),
						maxDays
					) }
				</small>
			) }
		</>
	);
}
