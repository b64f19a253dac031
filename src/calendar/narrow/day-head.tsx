import { sprintf } from '@wordpress/i18n';
import type { DayLoad } from '../../domain/day-pages';
import { dayLabel } from '../../domain/labels';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';
import { useLoadText } from './day-strip';

interface DayHeadProps {
	readonly date: IsoDate;
	/** Null while unknown. */
	readonly load: DayLoad | null;
	/** Text such as "Rooms 1–4 of 8"; empty if all rooms are in view. */
	readonly roomsText: string;
	/** Null if nothing can be booked. */
	readonly onBook: ( () => void ) | null;
}

/** Header of the visible day with its bookings and a button to add one. */
export function DayHead( { date, load, roomsText, onBook }: DayHeadProps ) {
	const { locale, __ } = useI18n();
	const loadText = useLoadText();
	const day = dayLabel( date, locale );
	const texts = [ roomsText, load && loadText( load ) ];
	return (
		<div className="sc-dayhead">
			<h3>{ day }</h3>
			<p className={ load?.count === 0 ? 'is-empty' : undefined }>
				{ texts.filter( Boolean ).join( ' · ' ) }
			</p>
			{ onBook && (
				<button
					type="button"
					className="sc-btn sc-btn--line"
					aria-label={ sprintf(
						/* translators: %s: day ("Friday 20 November") */
						__( 'Book %s', 'studio-calendar' ),
						day
					) }
					onClick={ onBook }
				>
					<Icon name="plus" />
					<span>{ __( 'Book', 'studio-calendar' ) }</span>
				</button>
			) }
		</div>
	);
}
