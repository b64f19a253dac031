import { useMemo, useState } from '@wordpress/element';
import { dayInView, turnedTo } from '../../domain/day-pages';
import { isInRange, type DateRange, type IsoDate } from '../../domain/time';
import type { ViewStore } from '../../store/view-store';

/** Day and room to show; a new object each time. */
export interface Lead {
	readonly date: IsoDate;
	readonly roomId: string;
}

export interface DayInView {
	readonly date: IsoDate;
	/** Target whose room must be in view as well if not all are. */
	readonly lead: Lead | null;
	/** Shows a day of this range and a room. */
	readonly leadTo: ( lead: Lead ) => void;
	/** Sets the day to show once its range is in view. */
	readonly show: ( date: IsoDate ) => void;
	/** Shows a day, changing the week if needed. */
	readonly goTo: ( date: IsoDate ) => void;
}

/** Returns the day that a narrow calendar shows; in another week it is the same weekday. */
export function useDayInView(
	range: DateRange,
	today: IsoDate,
	view: ViewStore
): DayInView {
	const [ wanted, show ] = useState< IsoDate | null >( null );
	const [ lead, setLead ] = useState< Lead | null >( null );
	const [ shownRange, setShownRange ] = useState( range );
	if ( range !== shownRange ) {
		setShownRange( range );
		show( wanted ?? dayInView( null, shownRange, today ) );
	}
	const date = dayInView( wanted, range, today );
	return useMemo( () => {
		const goTo = ( to: IsoDate ) => {
			show( to );
			if ( ! isInRange( to, range ) ) {
				view.change( { week: turnedTo( range, to ).from } );
			}
		};
		const leadTo = ( to: Lead ) => {
			show( to.date );
			setLead( { ...to } );
		};
		return { date, lead, leadTo, show, goTo };
	}, [ date, lead, range, view ] );
}
