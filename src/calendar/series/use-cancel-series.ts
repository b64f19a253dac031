import type { Booking } from '../../domain/booking';
import type { CardAction } from '../../domain/card-menu';
import { useI18n } from '../../i18n/context';
import { useStudio } from '../studio-context';

/** Returns the entry that cancels more than one booking of a series; null where there is none to offer. */
export function useCancelSeries(
	booking: Booking,
	entries: readonly CardAction[]
) {
	const { client, onOpen } = useStudio();
	const { __ } = useI18n();
	const isOffered =
		client.isOwn &&
		booking.seriesId !== null &&
		entries.includes( 'cancel' );
	return isOffered
		? {
				label: __( 'Cancel series…', 'studio-calendar' ),
				start: () =>
					// Runs after the menu has returned the focus to the element that the dialog must return it to.
					setTimeout( () =>
						onOpen( {
							kind: 'series',
							booking,
							edit: null,
							scope: 'all',
						} )
					),
			}
		: null;
}
