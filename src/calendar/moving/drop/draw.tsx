import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { Schedule } from '../../../domain/booking';
import { anchorAt, drawnTo, overDrawn } from '../../../domain/moving/draw';
import type { Point } from '../../../domain/moving/geometry';
import { placeOf, type Over } from '../../../domain/moving/place';
import { HOLD, SLOP } from '../../../domain/moving/states';
import { useI18n } from '../../../i18n/context';
import { useStudio } from '../../studio-context';
import { geometryOf } from '../geometry-of';
import { Ghost } from '../ghost';
import type { FirstPress, MovingProps } from '../moving-props';
import { swallowClick } from '../quiet-events';
import type { Words } from './words';
import { Edges, type Watch } from './edges';
import { GhostText } from './ghost-text';

interface DrawProps extends Pick< MovingProps, 'layer' > {
	readonly schedule: Schedule;
	readonly words: Words;
	/** Press on a free hour. */
	readonly first: FirstPress;
	readonly onEnd: () => void;
}

/**
 * Draws a time over free hours and opens the form with it. A press that does not move stays a click, and a finger that
 * moves before it has held scrolls.
 */
export function Draw( props: DrawProps ) {
	const { layer, words } = props;
	const { __ } = useI18n();
	const { over, point, edges } = useDrawing( props );
	if ( ! over ) {
		return null;
	}
	return (
		<>
			<Ghost
				layer={ layer }
				parts={ { GhostText, words } }
				title={ __( 'New booking', 'studio-calendar' ) }
				over={ over }
				before={ null }
				isAlone={ false }
				finger={
					props.first.press.pointerType === 'touch' ? point.y : null
				}
			/>
			<Edges layer={ layer } isWhole={ false } { ...edges } />
		</>
	);
}

/** Follows the pointer that was pressed. */
function useDrawing( { layer, schedule, first, onEnd }: DrawProps ) {
	const watch = useRef< Watch | null >( null );
	const last = useRef< Point | null >( null );
	const { onBook, now } = useStudio();
	const start = pointOf( first.press );
	const [ point, setPoint ] = useState< Point >( start );
	const [ isDrawing, setDrawing ] = useState( false );
	const [ anchor ] = useState( () => {
		const geometry = layer.current && geometryOf( layer.current );
		return geometry && anchorAt( start, geometry );
	} );
	const overAt = ( to: Point ): Over | null => {
		const geometry = layer.current && geometryOf( layer.current );
		if ( ! anchor || ! geometry ) {
			return null;
		}
		const { minMinutes } = schedule.studio;
		const place = drawnTo( anchor, to, geometry, minMinutes );
		return overDrawn( place, { ...schedule, today: now.date } );
	};
	const release = ( to: Point ) => {
		const over = overAt( to );
		if ( over && ( over.stance === 'fits' || over.stance === 'asks' ) ) {
			onBook?.( placeOf( over.place ) );
		}
	};
	const latest = useRef( { release, onEnd } );
	useLayoutEffect( () => {
		latest.current = { release, onEnd };
	} );
	useEffect( () => {
		const root = layer.current;
		return root
			? listen( first, root, {
					onStart: () => setDrawing( true ),
					onPoint: ( to ) => {
						last.current = to;
						setPoint( to );
						watch.current?.( to );
					},
					onRelease: ( to ) => latest.current.release( to ),
					onEnd: () => latest.current.onEnd(),
				} )
			: undefined;
	}, [ first, layer ] );
	return {
		over: isDrawing ? overAt( point ) : null,
		point,
		edges: { watch, start, last, onScroll: setPoint },
	};
}

interface Handlers {
	/** The press has become a drawing. */
	readonly onStart: () => void;
	readonly onPoint: Watch;
	readonly onRelease: Watch;
	readonly onEnd: () => void;
}

const pointOf = ( { clientX, clientY }: PointerEvent ): Point => ( {
	x: clientX,
	y: clientY,
} );

function listen(
	{ press, last }: FirstPress,
	root: HTMLElement,
	{ onStart, onPoint, onRelease, onEnd }: Handlers
): () => void {
	const isTouch = press.pointerType === 'touch';
	const listening = new AbortController();
	const { signal } = listening;
	const options = { signal, capture: true };
	let isDrawing = false;
	const start = () => {
		isDrawing = true;
		// A finger must not scroll from now on, and nothing is selected.
		root.dataset[ 'held' ] = 'draw';
		root.setPointerCapture( press.pointerId );
		root.ownerDocument.defaultView?.getSelection()?.removeAllRanges();
		onStart();
	};
	const timer = isTouch
		? setTimeout( start, HOLD - ( performance.now() - press.timeStamp ) )
		: undefined;
	const isOwn = ( { pointerId }: PointerEvent ) =>
		pointerId === press.pointerId;
	const move = ( event: PointerEvent ) => {
		if ( ! isOwn( event ) ) {
			return;
		}
		const { x, y } = pointOf( event );
		const by = Math.hypot( x - press.clientX, y - press.clientY );
		if ( ! isDrawing && by >= SLOP ) {
			( isTouch ? onEnd : start )();
		}
		if ( isDrawing ) {
			onPoint( { x, y } );
		}
	};
	const up = ( event: PointerEvent ) => {
		if ( isOwn( event ) && isDrawing ) {
			swallowClick();
			onRelease( pointOf( event ) );
		}
		onEnd();
	};
	const escape = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && isDrawing ) {
			event.stopPropagation();
			onEnd();
		}
	};
	const still = ( event: Event ) => {
		if ( isDrawing || ! isTouch ) {
			event.preventDefault();
		}
	};
	window.addEventListener( 'pointermove', move, options );
	window.addEventListener( 'pointerup', up, options );
	window.addEventListener( 'pointerdown', onEnd, options );
	window.addEventListener( 'pointercancel', onEnd, options );
	// Not the blur of a marker, which goes with the pointer.
	window.addEventListener( 'blur', onEnd, { signal } );
	window.addEventListener( 'keydown', escape, options );
	window.addEventListener( 'selectstart', still, options );
	window.addEventListener( 'contextmenu', still, options );
	move( last );
	return () => {
		clearTimeout( timer );
		delete root.dataset[ 'held' ];
		listening.abort();
	};
}
