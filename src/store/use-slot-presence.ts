import { useEffect } from '@wordpress/element';
import type { Slot } from '../domain/presence';
import { useLive } from './use-live';

/** Publishes the slot in this session's booking form until it is null or the form closes. */
export function useSlotPresence( slot: Slot | null ): void {
	const { hold } = useLive();
	const { roomId, date, from, to } = slot ?? {};
	useEffect( () => {
		if ( roomId && date && from !== undefined && to !== undefined ) {
			hold( { roomId, date, from, to } );
		}
		return () => hold( null );
	}, [ hold, roomId, date, from, to ] );
}
