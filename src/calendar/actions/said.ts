import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import type { CardAction } from '../../domain/card-menu';
import { rangeLabel, weekdayName, type Locale } from '../../domain/labels';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import type { WeekState } from '../../store/use-week';

/** Announcement for screen readers that no focused element contains. */
export interface Said {
	readonly text: string;
	/** Counter, so that the same text can be announced again. */
	readonly time: number;
}

/** Returns a short name: "Salsa I, Fri 18:00". */
export const shortName = ( { title, date, from }: Booking, locale: Locale ) =>
	`${ title }, ${ weekdayName( date, locale, 'short' ) } ${ toTime( from ) }`;

/** Returns announcements of this session's actions and of newly loaded weeks. */
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

/** Returns "Salsa I, Fri 18:00, Approved"; empty for a cancellation, which the undo toast announces. */
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
