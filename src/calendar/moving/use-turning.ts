import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Place } from '../../domain/moving/place';
import { addDays } from '../../domain/time';
import { useStudio } from '../studio-context';
import { columnOf, geometryOf } from './geometry-of';
import type { MovingProps } from './lazy-moving';
import type { Machine } from './use-machine';

/** Shows other days while a card is lifted: those beside the view, and those that keys have moved it to. */
export function useTurning(
	{ state }: Machine,
	layer: MovingProps[ 'layer' ]
) {
	const { day, rooms } = useStudio();
	const [ count, setCount ] = useState( 0 );
	const { leadTo, goTo } = day;
	const show = useCallback(
		( { roomId, date }: Pick< Place, 'roomId' | 'date' > ) => {
			if (
				layer.current &&
				! columnOf( layer.current, { roomId, date } )
			) {
				leadTo( { date, roomId } );
				goTo( date );
			}
		},
		[ layer, leadTo, goTo ]
	);
	const turn = ( way: -1 | 1 ) => {
		const tracks = layer.current && geometryOf( layer.current )?.tracks;
		const last = tracks?.at( way === 1 ? -1 : 0 );
		if ( ! last ) {
			return;
		}
		setCount( ( before ) => before + 1 );
		const at = rooms.findIndex( ( { room } ) => room.id === last.roomId );
		const next = rooms[ at + way ];
		// A narrow calendar may show a day's rooms in blocks.
		const isSameDay = next !== undefined && at + way >= 0;
		const room = isSameDay ? next : rooms.at( way === 1 ? 0 : -1 );
		const date = isSameDay ? last.date : addDays( last.date, way );
		leadTo( { date, roomId: room?.room.id ?? last.roomId } );
		goTo( date );
	};
	const isByKeys = state.status === 'lifted' && ! state.isHeld;
	const place = isByKeys ? state.over?.place : undefined;
	useEffect( () => {
		if ( place ) {
			show( place );
		}
	}, [ place, show ] );
	return { show, turn, count };
}
