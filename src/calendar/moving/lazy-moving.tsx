import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { ABILITIES } from '../../domain/permissions';
import { isPlainKey } from '../../ui/plain-key';
import { NoChunk } from '../actions/no-chunk';
import { useChunk, usePrefetch } from '../actions/use-chunk';
import { cardOf } from '../members/pressed-card';
import { isFreeSpot } from './free-spot';
import type { FirstPress, MovingProps } from './moving-props';

/** Milliseconds that a finger stays on a free hour before what draws times is loaded. */
const PATIENCE = 120;

const load = async () =>
	( await import( /* webpackChunkName: "moving" */ './moving' ) ).Moving;

/**
 * Loads what moves bookings when somebody points at a card that can be moved. A press that is faster is kept until the
 * chunk takes it up, as are keys after a card was chosen, and the browser is kept asking before it scrolls, because a
 * finger that holds a card must be able to move it.
 */
export function LazyMoving( props: MovingProps ) {
	const { layer, schedule, toMove, onMove, isLikely } = props;
	const [ tries, setTries ] = useState( 0 );
	const first = useRef< FirstPress | null >( null );
	const early = useRef< KeyboardEvent[] >( [] );
	const { part: Moving, hasFailed } = useChunk(
		'moving',
		// Another function, which is loaded anew where the one before has failed.
		useCallback( () => load(), [ toMove, tries ] ), // eslint-disable-line react-hooks/exhaustive-deps
		tries > 0 || toMove !== null
	);
	usePrefetch( load, isLikely );
	const mayEdit =
		schedule !== null && ABILITIES[ schedule.role ].edit !== 'none';
	useEffect( () => {
		const root = mayEdit ? layer.current : null;
		return root
			? listen( root, first, () =>
					setTries( ( count ) =>
						count && ! hasFailed ? count : count + 1
					)
				)
			: undefined;
	}, [ layer, mayEdit, hasFailed ] );
	const isWaiting = toMove !== null && ! Moving && ! hasFailed;
	useLayoutEffect( () => {
		early.current = [];
		return isWaiting && layer.current
			? keepKeys( layer.current, early.current, () => onMove( null ) )
			: undefined;
	}, [ isWaiting, layer, onMove ] );
	if ( Moving ) {
		return <Moving { ...props } first={ first } early={ early } />;
	}
	return hasFailed && toMove ? (
		<NoChunk onClose={ () => onMove( null ) } />
	) : null;
}

/** Keys that mean something for a lifted card, and letters, which would open something. */
const MEANT = /^(.|Enter|Escape|Arrow.+|Page.+)$/;

/** Keeps the keys pressed on the calendar's days from when a card is chosen; Escape gives up. Returns a function that stops it. */
function keepKeys(
	root: HTMLElement,
	keys: KeyboardEvent[],
	onLeave: () => void
): () => void {
	const keep = ( event: KeyboardEvent ) => {
		if ( MEANT.test( event.key ) && isPlainKey( event ) ) {
			event.preventDefault();
			event.stopPropagation();
			keys.push( event );
			if ( event.key === 'Escape' ) {
				onLeave();
			}
		}
	};
	root.addEventListener( 'keydown', keep, true );
	return () => root.removeEventListener( 'keydown', keep, true );
}

function listen(
	root: HTMLElement,
	first: { current: FirstPress | null },
	onPress: () => void
): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	const forget = () => {
		first.current = null;
	};
	root.addEventListener(
		'pointerdown',
		( press ) => {
			const { target, pointerType } = press;
			const isFree = isFreeSpot( target );
			if ( ! isFree && ! cardOf( target ) ) {
				return;
			}
			first.current = { press, last: press, isFree };
			// Most fingers on free hours scroll or tap.
			setTimeout(
				() => first.current?.press === press && onPress(),
				isFree && pointerType === 'touch' ? PATIENCE : 0
			);
		},
		{ signal }
	);
	root.addEventListener(
		'touchmove',
		( event ) =>
			root.dataset[ 'held' ] !== undefined && event.preventDefault(),
		{ signal, passive: false }
	);
	window.addEventListener(
		'pointermove',
		( last ) => {
			if ( first.current?.press.pointerId === last.pointerId ) {
				first.current.last = last;
			}
		},
		{ signal }
	);
	window.addEventListener( 'pointerup', forget, { signal } );
	window.addEventListener( 'pointercancel', forget, { signal } );
	return () => listening.abort();
}
