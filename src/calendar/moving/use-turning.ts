import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { Place } from '../../domain/moving/place';
import { besides } from '../../domain/moving/steps';
import { useStudio } from '../studio-context';
import { columnOf, geometryOf } from './geometry-of';
import type { MovingProps } from './moving-props';
import type { Machine } from './use-machine';

type Spot = Pick< Place, 'roomId' | 'date' >;

/** Shows other days while a card is lifted: those beside the view, and those that keys have moved it to. */
export function useTurning(
	{ state }: Machine,
	{ layer, schedule }: Pick< MovingProps, 'layer' | 'schedule' >
) {
	const { day, rooms, width } = useStudio();
	const go = ( spot: Spot ) => {
		day.leadTo( spot );
		day.goTo( spot.date );
	};
	const latest = useRef( go );
	useLayoutEffect( () => {
		latest.current = go;
	} );
	const show = useCallback(
		( { roomId, date }: Spot ) => {
			if (
				layer.current &&
				! columnOf( layer.current, { roomId, date } )
			) {
				latest.current( { roomId, date } );
			}
		},
		[ layer ]
	);
	const turn = ( way: -1 | 1 ) => {
		const tracks = layer.current && geometryOf( layer.current )?.tracks;
		const last = tracks?.at( way === 1 ? -1 : 0 );
		if ( last ) {
			const roomIds = rooms.map( ( { room } ) => room.id );
			go( besides( last, way, roomIds ) );
		}
	};
	const isByKeys = state.status === 'lifted' && ! state.isHeld;
	const place = isByKeys ? state.over?.place : undefined;
	useEffect( () => {
		if ( place ) {
			show( place );
		}
	}, [ place, schedule, width, show ] );
	return { show, turn };
}
