import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import type { Point } from '../../domain/moving/geometry';
import { HOLD, isFree } from '../../domain/moving/states';
import { isFreeSpot } from './free-spot';
import { closest, gripOf } from './grip-of';
import type { FirstPress, MovingProps } from './moving-props';
import { keepTouches, swallowClick } from './quiet-events';
import type { Machine } from './use-machine';

interface Pointing extends Pick< MovingProps, 'layer' > {
	readonly machine: Machine;
	/** Press before the chunk was loaded. */
	readonly first: { current: FirstPress | null };
	readonly bookingAt: ( target: EventTarget | null ) => Booking | null;
	/** Called with a press on a free hour, and with null when a pointer is released. */
	readonly onFree: ( press: FirstPress | null ) => void;
	/** Called with each position of a lifted card's pointer. */
	readonly onPoint: ( point: Point ) => void;
}

/** Passes pointers to the state machine, and keeps clicks, scrolling and menus for what is no drag. */
export function usePointer( props: Pointing ): void {
	const { layer, first } = props;
	const latest = useRef( props );
	useLayoutEffect( () => {
		latest.current = props;
	} );
	useEffect( () => {
		const root = layer.current;
		return root ? listen( root, latest, first ) : undefined;
	}, [ layer, first ] );
}

const pointOf = ( { clientX, clientY }: MouseEvent ): Point => ( {
	x: clientX,
	y: clientY,
} );

/** Returns the booking that a press takes: that of a card, or the one that a finger has lifted and left. */
function takenBy(
	event: PointerEvent,
	{ machine, bookingAt }: Pointing
): Booking | null {
	const state = machine.now();
	if ( isFree( state ) ) {
		return bookingAt( event.target );
	}
	return state.status === 'lifted' && closest( event, '.sc-drop' )
		? state.booking
		: null;
}

function listen(
	root: HTMLElement,
	latest: { readonly current: Pointing },
	first: { current: FirstPress | null }
): () => void {
	const { dispatch, now } = latest.current.machine;
	const listening = new AbortController();
	const { signal } = listening;
	let pointer: number | null = null;
	let free: FirstPress | null = null;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let letTouchesGo = () => {};

	const end = () => {
		pointer = null;
		clearTimeout( timer );
		delete root.dataset[ 'held' ];
	};
	const leave = () => {
		clearTimeout( timer );
		dispatch( { type: 'leave' } );
	};
	const hold = ( point: Point ) => {
		const state = now();
		if ( state.status === 'lifted' && state.isHeld ) {
			// The same value again would make the browser look at each element's style.
			root.dataset[ 'held' ] ??= '';
			latest.current.onPoint( point );
		}
	};
	const start = ( event: PointerEvent, booking: Booking ) => {
		const isTouch = event.pointerType === 'touch';
		const point = pointOf( event );
		pointer = event.pointerId;
		letTouchesGo();
		letTouchesGo = keepTouches(
			event.target,
			() => now().status === 'lifted'
		);
		dispatch( {
			type: 'press',
			hand: isTouch ? 'touch' : 'mouse',
			grip: gripOf( event ),
			booking,
			point,
		} );
		hold( point );
		if ( isTouch ) {
			const since = performance.now() - event.timeStamp;
			timer = setTimeout( () => {
				dispatch( { type: 'hold' } );
				hold( point );
			}, HOLD - since );
		}
	};
	const isByTouch = () => {
		const state = now();
		return state.status === 'lifted' && state.hand === 'touch';
	};
	/** Ends it, and no more: what is pressed there stays as it is. */
	const elsewhere = ( { target }: PointerEvent ) => {
		dispatch( { type: isByTouch() ? 'drop' : 'leave' } );
		letTouchesGo();
		letTouchesGo = keepTouches( target, () => true );
		window.addEventListener( 'pointerup', swallowClick, {
			signal,
			once: true,
		} );
	};
	const down = (
		event: PointerEvent,
		isOnFree = isFreeSpot( event.target )
	) => {
		const isMain = event.button === 0 && ! event.ctrlKey;
		const booking = isMain ? takenBy( event, latest.current ) : null;
		if ( pointer !== null ) {
			// A second finger.
			leave();
		} else if ( booking ) {
			start( event, booking );
		} else if ( isFree( now() ) ) {
			free =
				isMain && isOnFree
					? { press: event, last: event, isFree: true }
					: null;
			latest.current.onFree( free );
		} else if ( ! closest( event, '.sc-ask, .sc-moving' ) ) {
			elsewhere( event );
		}
	};
	const move = ( event: PointerEvent ) => {
		if ( free ) {
			free.last = event;
		}
		if ( event.pointerId !== pointer ) {
			return;
		}
		const wasPressed = now().status === 'pressed';
		dispatch( { type: 'point', point: pointOf( event ) } );
		hold( pointOf( event ) );
		if ( wasPressed && now().status === 'lifted' ) {
			root.setPointerCapture( event.pointerId );
			document.getSelection()?.removeAllRanges();
		}
	};
	const up = ( event: PointerEvent ) => {
		latest.current.onFree( null );
		if ( event.pointerId !== pointer ) {
			return;
		}
		const wasPressed = now().status === 'pressed';
		end();
		dispatch( { type: 'release' } );
		if ( ! wasPressed ) {
			swallowClick();
		}
	};
	const cancel = ( event: PointerEvent ) => {
		latest.current.onFree( null );
		if ( event.pointerId === pointer ) {
			end();
			leave();
		}
	};
	const menu = ( event: Event ) => {
		if ( isByTouch() ) {
			event.preventDefault();
		} else {
			leave();
		}
	};
	const noSelection = ( event: Event ) => {
		if ( ! isFree( now() ) ) {
			event.preventDefault();
		}
	};
	window.addEventListener( 'pointerdown', ( event ) => down( event ), {
		signal,
		capture: true,
	} );
	window.addEventListener( 'pointermove', move, { signal } );
	window.addEventListener( 'pointerup', up, { signal } );
	window.addEventListener( 'pointercancel', cancel, { signal } );
	window.addEventListener( 'blur', leave, { signal } );
	window.addEventListener( 'contextmenu', menu, { signal } );
	window.addEventListener( 'selectstart', noSelection, { signal } );
	window.addEventListener( 'dragstart', noSelection, { signal } );
	if ( first.current ) {
		const { press, last, isFree: isOnFree } = first.current;
		down( press, isOnFree );
		move( last );
		first.current = null;
	}
	return () => {
		end();
		letTouchesGo();
		listening.abort();
	};
}
