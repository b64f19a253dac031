import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { Place } from '../../domain/moving/place';
import { useStudio } from '../studio-context';
import { columnOf } from './geometry-of';
import type { MovingProps } from './moving-props';
import type { Machine } from './use-machine';

type Spot = Pick< Place, 'roomId' | 'date' >;

/** Shows the day that keys have moved a card to. Returns a function that shows any place. */
export function useTurning(
	{ state }: Machine,
	{ layer, schedule }: Pick< MovingProps, 'layer' | 'schedule' >
) {
	const { day, width } = useStudio();
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
	const isByKeys = state.status === 'lifted' && ! state.isHeld;
	const place = isByKeys ? state.over?.place : undefined;
	useEffect( () => {
		if ( place ) {
			show( place );
		}
	}, [ place, schedule, width, show ] );
	return show;
}
