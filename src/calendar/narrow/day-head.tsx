import { sprintf } from '@wordpress/i18n';
import type { DayLoad } from '../../domain/day-pages';
import { dayLabel } from '../../domain/labels';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Icon } from '../../ui/icon';
import { useLoadText } from './day-strip';

interface DayHeadProps {
	readonly date: IsoDate;
	/** Null while it is not known. */
	readonly load: DayLoad | null;
	/** "Rooms 1–4 of 8"; empty where all of them are in view. */
	readonly roomsText: string;
	/** Null where nothing can be booked. */
	readonly onBook: ( () => void ) | null;
}

/** Which day is in view, what is on, and a way to add to it. */
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
