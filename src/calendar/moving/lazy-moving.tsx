import { useEffect, useRef, useState } from '@wordpress/element';
import { ABILITIES } from '../../domain/permissions';
import { NoChunk } from '../actions/no-chunk';
import { useChunk, usePrefetch } from '../actions/use-chunk';
import { isFreeSpot } from './free-spot';
import type { FirstPress, MovingProps } from './moving-props';

/** Milliseconds that a finger stays on a free hour before what draws times is loaded. */
const PATIENCE = 120;

const load = async () =>
	( await import( /* webpackChunkName: "moving" */ './moving' ) ).Moving;

/**
 * Loads what moves bookings when somebody points at a card that can be moved. A press that is faster is kept until the
 * chunk takes it up, and the browser is kept asking before it scrolls, because a finger that holds a card must be able
 * to move it.
 */
export function LazyMoving( props: MovingProps ) {
	const { layer, schedule, toMove, isLikely } = props;
	const [ isPressed, setPressed ] = useState( false );
	const first = useRef< FirstPress | null >( null );
	const { part: Moving, hasFailed } = useChunk(
		'moving',
		load,
		isPressed || toMove !== null
	);
	usePrefetch( load, isLikely );
	const mayEdit =
		schedule !== null && ABILITIES[ schedule.role ].edit !== 'none';
	useEffect( () => {
		const root = mayEdit ? layer.current : null;
		return root
			? listen( root, first, () => setPressed( true ) )
			: undefined;
	}, [ layer, mayEdit ] );
	if ( Moving ) {
		return <Moving { ...props } first={ first } />;
	}
	return hasFailed && toMove ? (
		<NoChunk onClose={ () => props.onMove( null ) } />
	) : null;
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
