import {
	useCallback,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { step } from '../../domain/moving/machine';
import {
	IDLE,
	type MoveEvent,
	type Moving,
	type Scene,
} from '../../domain/moving/states';
import { useStudio } from '../studio-context';
import { geometryOf } from './geometry-of';
import type { MovingProps } from './moving-props';

export interface Machine {
	/** What is shown: a press alone is as if there were none. */
	readonly state: Moving;
	/** Returns the state before the next render. */
	readonly now: () => Moving;
	/** Returns the state after an event. */
	readonly dispatch: ( event: MoveEvent ) => Moving;
}

/** Runs the state machine on the week as it is at the moment of each event. */
export function useMachine( {
	layer,
	schedule,
}: Pick< MovingProps, 'layer' | 'schedule' > ): Machine {
	const { client, now, rooms } = useStudio();
	const [ state, setState ] = useState( IDLE );
	const latest = useRef( IDLE );
	const sceneNow = (): Scene | null =>
		schedule &&
		layer.current && {
			...schedule,
			today: now.date,
			hasSeries: client.isOwn,
			// Few events need it, and measuring lays the page out.
			get geometry() {
				return layer.current && geometryOf( layer.current );
			},
			reach: {
				...schedule.studio,
				roomIds: rooms.map( ( { room } ) => room.id ),
			},
		};
	const scene = useRef( sceneNow );
	useLayoutEffect( () => {
		scene.current = sceneNow;
	} );
	const known = useRef< Scene | null >( null );
	const dispatch = useCallback( ( event: MoveEvent ) => {
		const fresh = scene.current();
		// While another week loads, a card stays lifted and nothing can be dropped.
		known.current =
			fresh ??
			( known.current && {
				...known.current,
				bookings: [],
				range: NO_DAYS,
			} );
		if ( known.current ) {
			latest.current = step( latest.current, event, known.current );
			// A press shows nothing before it lifts; most open the card.
			setState(
				latest.current.status === 'pressed' ? IDLE : latest.current
			);
		}
		return latest.current;
	}, [] );
	const current = useCallback( () => latest.current, [] );
	return useMemo(
		() => ( { state, now: current, dispatch } ),
		[ state, current, dispatch ]
	);
}

const NO_DAYS = { from: '', to: '' };
