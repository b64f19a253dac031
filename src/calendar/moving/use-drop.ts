import { useQueryClient } from '@tanstack/react-query';
import type { Booking, Schedule } from '../../domain/booking';
import type { Place } from '../../domain/moving/place';
import { useI18n } from '../../i18n/context';
import { useAfterWrite } from '../../store/writing/after-write';
import { drawn } from '../../ui/drawn';
import { hasFocus } from '../../ui/windows/has-focus';
import { useStudio } from '../studio-context';
import { loadDrop } from './load-drop';
import type { MovingProps } from './moving-props';
import { cardIn, focusCard } from './use-flight';

/**
 * Returns a function that saves a booking at its new place, and shows it there: the frame after the press has its ghost, and
 * the next one its card, because a card that changes its column takes a slow phone longer than a press should wait.
 */
export function useDrop( {
	layer,
	store,
	onNote,
}: Pick< MovingProps, 'layer' | 'store' | 'onNote' > ) {
	const { client, studioId } = useStudio();
	const i18n = useI18n();
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	return async (
		booking: Booking,
		place: Place,
		role: Schedule[ 'role' ],
		onPlaced: () => void
	) => {
		const { id } = booking;
		const placed = drawn().then( () => {
			store.showMoved( id, {
				...booking,
				...place,
				flags: { isMoveLoading: true },
			} );
			onPlaced();
		} );
		const parts = await loadDrop().catch( () => null );
		const refuse = ( text: string ) =>
			void placed.then( () => {
				const card = cardIn( layer, id );
				parts?.flyBack( layer, id );
				// The person may have gone elsewhere meanwhile.
				if ( card && hasFocus( card ) ) {
					focusCard( layer, id );
				}
				store.showMoved( id, null );
				onNote( { text } );
			} );
		if ( ! parts ) {
			refuse(
				i18n.__( 'Oops something went wrong...', 'studio-calendar' )
			);
			return;
		}
		await parts.saveDrop(
			{ booking, place, role },
			{ client, studioId, cache, afterWrite, i18n },
			{
				onShown: () =>
					void placed.then( () => store.showMoved( id, null ) ),
				onRefused: refuse,
				onSaved: store.wrote,
			}
		);
	};
}
