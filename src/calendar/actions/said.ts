import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import type { CardAction } from '../../domain/card-menu';
import { rangeLabel, weekdayName, type Locale } from '../../domain/labels';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import type { WeekState } from '../../store/use-week';

/** What readers are told that nothing with the focus says. */
export interface Said {
	readonly text: string;
	/** Counts up, so that the same can be told again. */
	readonly time: number;
}

/** "Salsa I, Fri 18:00" */
export const shortName = ( { title, date, from }: Booking, locale: Locale ) =>
	`${ title }, ${ weekdayName( date, locale, 'short' ) } ${ toTime( from ) }`;

/** What this session has just done, and each further week once it is there. */
export function useSaid( week: WeekState ) {
	const { locale, __ } = useI18n();
	const [ said, setSaid ] = useState< Said | null >( null );
	const label =
		week.status === 'ready'
			? rangeLabel( week.schedule.range, locale, true )
			: null;
	const say = useCallback(
		( text: string ) =>
			setSaid( ( before ) => ( {
				text,
				time: ( before?.time ?? 0 ) + 1,
			} ) ),
		[]
	);
	const last = useRef( label );
	useEffect( () => {
		if (
			label !== null &&
			last.current !== null &&
			label !== last.current
		) {
			say( label );
		}
		last.current = label ?? last.current;
	}, [ label, say ] );
	const sayDone = useCallback(
		( action: CardAction, booking: Booking ) => {
			const text = doneText( action, shortName( booking, locale ), {
				__,
			} );
			if ( text !== null ) {
				say( text );
			}
		},
		[ __, locale, say ]
	);
	const saidNothing = useCallback( () => setSaid( null ), [] );
	return { said, sayDone, saidNothing };
}

/** "Salsa I, Fri 18:00, Approved"; nothing for a cancel, which is told by what undoes it. */
function doneText(
	action: CardAction,
	booking: string,
	{ __ }: Pick< Texts, '__' >
) {
	const words: Partial< Record< CardAction, string > > = {
		approve: __( 'Approved', 'studio-calendar' ),
		markPaid: __( 'Paid', 'studio-calendar' ),
		markUnpaid: __( 'Unpaid', 'studio-calendar' ),
	};
	const word = words[ action ];
	return word ? `${ booking }, ${ word }` : null;
}
