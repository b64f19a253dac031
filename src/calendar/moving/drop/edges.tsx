import { useEffect, useRef, useState } from '@wordpress/element';
import {
	noPull,
	pullAt,
	speedAt,
	TURN,
	type Pull,
	type Way,
} from '../../../domain/moving/edge';
import type { Area, Point } from '../../../domain/moving/geometry';
import { besides } from '../../../domain/moving/steps';
import { geometryOf, scrollerOf } from '../geometry-of';
import { useStudio } from '../../studio-context';
import { isNarrow } from '../../use-width';
import type { MovingProps } from '../moving-props';
import { EdgeStrip, type Spot } from './edge-strip';
import { useHolding } from './use-holding';

/** Longest step of scrolling in milliseconds, so that a busy page does not jump. */
const LONGEST_FRAME = 50;

/** Takes each position of the pointer that holds a card. */
export type Watch = ( point: Point ) => void;

interface EdgesProps extends Pick< MovingProps, 'layer' > {
	/** Whether it can go to another day; an end stays in its column. */
	readonly isWhole: boolean;
	/** Gets the function for the positions of the pointer. */
	readonly watch: { current: Watch | null };
	/** Where the pointer was pressed. */
	readonly start: Point;
	/** Where the pointer is; null before its first position. It may stand still there since before this was loaded. */
	readonly last: { readonly current: Point | null };
	/** Called after scrolling, because another place is under the pointer. */
	readonly onScroll: Watch;
}

/**
 * While a pointer holds a card: scrolls at the edges, turns to another week at a side that does not scroll further, and
 * shows a day that it stays over.
 */
export function Edges( props: EdgesProps ) {
	const { layer, watch, last } = props;
	const { width } = useStudio();
	const beside = useBeside( layer );
	const turnTo = useTurnTo();
	const next = ( way: Way ) => turnTo( beside( way ) );
	const turn = useRef( next );
	const pull = useRef< Pull | null >( null );
	const [ turning, setTurning ] = useState< Way >( 0 );
	const [ count, setCount ] = useState( 0 );
	const holdOver = useHolding();
	const latest = useRef( props );
	useEffect( () => {
		latest.current = props;
		turn.current = next;
	} );
	useEffect( () => {
		const look = ( to: Point ) => {
			const view = layer.current && geometryOf( layer.current )?.view;
			holdOver( to );
			if ( view ) {
				pull.current = pullAt(
					pull.current ?? noPull( to, view ),
					to,
					view
				);
			}
		};
		watch.current = look;
		if ( last.current ) {
			look( latest.current.start );
			look( last.current );
		}
		return () => {
			watch.current = null;
		};
	}, [ layer, watch, last, holdOver ] );
	useEffect( () => {
		const clock: Clock = { last: performance.now(), x: 0, y: 0 };
		let frame = 0;
		const tick = ( time: number ) => {
			frame = requestAnimationFrame( tick );
			if ( ! pull.current ) {
				return;
			}
			const way = waysOf( pull.current, latest.current );
			if ( way.x === 0 && way.y === 0 ) {
				// Nothing is measured in most frames.
				ticked( clock, way, time );
				setTurning( 0 );
				return;
			}
			const root = layer.current;
			const view = root && geometryOf( root )?.view;
			const at = last.current;
			if ( ! view || ! at ) {
				return;
			}
			const scroller = scrollerOf( root );
			setTurning( canScroll( scroller, way.x ) ? 0 : way.x );
			const by = scrollAt( way, at, view, ticked( clock, way, time ) );
			if ( scrollBy( scroller, by ) ) {
				latest.current.onScroll( at );
			}
		};
		frame = requestAnimationFrame( tick );
		return () => cancelAnimationFrame( frame );
	}, [ layer, last ] );
	useEffect( () => {
		if ( turning === 0 ) {
			return undefined;
		}
		const timer = setInterval( () => {
			setCount( ( before ) => before + 1 );
			turn.current( turning );
		}, TURN );
		return () => clearInterval( timer );
	}, [ turning ] );
	return turning === 0 ? null : (
		<EdgeStrip
			key={ count }
			layer={ layer }
			way={ turning }
			spot={ beside( turning ) }
			hasDays={ isNarrow( width ) }
		/>
	);
}

/** Returns a function for the room's day beside the view; it returns null while a week is loading. */
function useBeside( layer: EdgesProps[ 'layer' ] ) {
	const { rooms } = useStudio();
	return ( way: Way ): Spot | null => {
		const tracks = layer.current && geometryOf( layer.current )?.tracks;
		const last = tracks?.at( way === 1 ? -1 : 0 );
		const roomIds = rooms.map( ( { room } ) => room.id );
		return last && way !== 0 ? besides( last, way, roomIds ) : null;
	};
}

/** Returns a function that shows a room's day, with its week. */
function useTurnTo() {
	const { day } = useStudio();
	return ( spot: Spot | null ) => {
		if ( spot ) {
			day.leadTo( spot );
			day.goTo( spot.date );
		}
	};
}

type Ways = Pick< Pull, 'x' | 'y' >;

const waysOf = ( { x, y }: Ways, { isWhole }: EdgesProps ): Ways => ( {
	x: isWhole ? x : 0,
	y,
} );

/** When the last frame was, and since when each edge pulls, in milliseconds; 0 for not at all. */
interface Clock {
	last: number;
	x: number;
	y: number;
}

/** Returns the seconds since the last frame and the milliseconds that the edges have pulled. */
function ticked( clock: Clock, { x, y }: Ways, time: number ) {
	const passed = Math.min( LONGEST_FRAME, time - clock.last ) / 1000;
	clock.last = time;
	clock.x = x ? clock.x || time : 0;
	clock.y = y ? clock.y || time : 0;
	return { passed, x: time - clock.x, y: time - clock.y };
}

/** Returns the pixels to scroll in a frame. */
function scrollAt(
	{ x, y }: Ways,
	at: Point,
	view: Area,
	since: ReturnType< typeof ticked >
) {
	const toSide = x === 1 ? view.right - at.x : at.x - view.left;
	const toEnd = y === 1 ? view.bottom - at.y : at.y - view.top;
	return {
		left: x * speedAt( toSide, since.x ) * since.passed,
		top: y * speedAt( toEnd, since.y ) * since.passed,
	};
}

function canScroll( scroller: HTMLElement | null, way: Way ): boolean {
	if ( ! scroller || way === 0 ) {
		return false;
	}
	const { scrollLeft, scrollWidth, clientWidth } = scroller;
	return way === 1
		? scrollLeft + clientWidth < scrollWidth - 1
		: scrollLeft > 0;
}

/** Scrolls the week, or the page where the week does not scroll further. Returns whether anything has moved. */
function scrollBy(
	scroller: HTMLElement | null,
	{ left, top }: { readonly left: number; readonly top: number }
): boolean {
	if ( left === 0 && top === 0 ) {
		return false;
	}
	const before = scroller && [ scroller.scrollLeft, scroller.scrollTop ];
	scroller?.scrollBy( { left, top, behavior: 'instant' } );
	if (
		before &&
		( before[ 0 ] !== scroller.scrollLeft ||
			before[ 1 ] !== scroller.scrollTop )
	) {
		return true;
	}
	const pageTop = window.scrollY;
	window.scrollBy( { top, behavior: 'instant' } );
	return window.scrollY !== pageTop;
}
