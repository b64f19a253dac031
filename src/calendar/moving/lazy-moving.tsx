import { useEffect, useRef, useState } from '@wordpress/element';
import { ABILITIES } from '../../domain/permissions';
import { NoChunk } from '../actions/no-chunk';
import { useChunk, usePrefetch } from '../actions/use-chunk';
import { useStudio } from '../studio-context';
import { isOnFreeHour } from './free-hour';
import { movableAt } from './movable';
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
		const scroll = ( event: Event ) => {
			if ( root?.dataset[ 'held' ] !== undefined ) {
				event.preventDefault();
			}
		};
		root?.addEventListener( 'touchmove', scroll, { passive: false } );
		return () => root?.removeEventListener( 'touchmove', scroll );
	}, [ layer, mayEdit ] );
	const first = useFirstPress(
		props,
		mayEdit && Moving === null,
		setPressed
	);
	if ( Moving ) {
		return <Moving { ...props } first={ first } />;
	}
	return hasFailed && toMove ? (
		<NoChunk onClose={ () => props.onMove( null ) } />
	) : null;
}

function useFirstPress(
	{ layer, schedule }: MovingProps,
	isWanted: boolean,
	onPress: ( isPressed: boolean ) => void
) {
	const today = useStudio().now.date;
	const first = useRef< FirstPress | null >( null );
	useEffect( () => {
		const root = isWanted ? layer.current : null;
		if ( ! root ) {
			return undefined;
		}
		const listening = new AbortController();
		const { signal } = listening;
		const down = ( press: PointerEvent ) => {
			const isCard = movableAt( press.target, schedule, today );
			const isFree = isOnFreeHour( press );
			if ( ! isCard && ! isFree ) {
				return;
			}
			first.current = { press, last: press, isFree };
			// Most fingers on free hours scroll or tap.
			const isLikely = isCard || press.pointerType !== 'touch';
			setTimeout(
				() => onPress( first.current?.press === press ),
				isLikely ? 0 : PATIENCE
			);
		};
		const move = ( last: PointerEvent ) => {
			if ( first.current?.press.pointerId === last.pointerId ) {
				first.current.last = last;
			}
		};
		const forget = () => {
			first.current = null;
		};
		root.addEventListener( 'pointerdown', down, { signal } );
		window.addEventListener( 'pointermove', move, { signal } );
		window.addEventListener( 'pointerup', forget, { signal } );
		window.addEventListener( 'pointercancel', forget, { signal } );
		return () => listening.abort();
	}, [ isWanted, layer, schedule, today, onPress ] );
	return first;
}
