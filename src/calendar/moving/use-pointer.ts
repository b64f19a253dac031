import { useEffect, useRef } from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import type { Grip, Point } from '../../domain/moving/geometry';
import { HOLD } from '../../domain/moving/machine';
import { CALENDAR } from '../page-parts';
import type { MovingProps } from './lazy-moving';
import type { Machine } from './use-machine';

const pointOf = ( { clientX, clientY }: MouseEvent ): Point => ( {
	x: clientX,
	y: clientY,
} );

const closest = ( { target }: Event, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLElement >( selector )
		: null;

function gripOf( event: Event ): Grip {
	const grip = closest( event, '[data-grip]' )?.dataset[ 'grip' ];
	return grip === 'start' || grip === 'end' ? grip : 'whole';
}

interface Pointing extends Pick< MovingProps, 'layer' > {
	readonly machine: Machine;
	/** Press before the chunk was loaded; null without one. */
	readonly press: PointerEvent | null;
	readonly bookingAt: ( target: EventTarget | null ) => Booking | null;
	/** Called with each position of a lifted card's pointer. */
	readonly onPoint: ( point: Point ) => void;
}

/** Passes pointers to the state machine, and keeps clicks, scrolling and menus for what is no drag. */
export function usePointer( props: Pointing ): void {
	const { layer, machine, press } = props;
	const latest = useRef( props );
	const first = useRef( press );
	useEffect( () => {
		latest.current = props;
	} );
	useEffect( () => {
		const root = layer.current;
		return root
			? listen( root, machine.dispatch, machine.now, latest, first )
			: undefined;
	}, [ layer, machine.dispatch, machine.now ] );
}

function listen(
	root: HTMLElement,
	dispatch: Machine[ 'dispatch' ],
	now: Machine[ 'now' ],
	latest: { readonly current: Pointing },
	first: { current: PointerEvent | null }
): () => void {
	let pointer: number | null = null;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const capture = root.closest( CALENDAR ) ?? root;

	const end = () => {
		pointer = null;
		clearTimeout( timer );
		delete root.dataset[ 'held' ];
	};
	const leave = () => {
		clearTimeout( timer );
		dispatch( { type: 'leave' } );
	};
	const follow = ( point: Point ) => {
		const state = dispatch( { type: 'point', point } );
		if ( state.status === 'lifted' && state.isHeld ) {
			root.dataset[ 'held' ] = '';
			latest.current.onPoint( point );
		}
	};
	const down = ( event: PointerEvent ) => {
		const state = now();
		if ( pointer !== null ) {
			leave();
			return;
		}
		const isGhost = closest( event, '.sc-drop' ) !== null;
		const booking =
			isGhost && state.status === 'lifted'
				? state.booking
				: latest.current.bookingAt( event.target );
		if ( closest( event, '.sc-ask, .sc-hint' ) ) {
			return;
		}
		if ( state.status !== 'idle' && ! isGhost ) {
			const isStaying =
				state.status === 'lifted' && state.hand === 'touch';
			dispatch( { type: isStaying ? 'drop' : 'leave' } );
			return;
		}
		if ( ! booking || event.button !== 0 || event.ctrlKey ) {
			return;
		}
		start( event, booking );
	};
	const start = ( event: PointerEvent, booking: Booking ) => {
		pointer = event.pointerId;
		const isTouch = event.pointerType === 'touch';
		const point = pointOf( event );
		const state = dispatch( {
			type: 'press',
			hand: isTouch ? 'touch' : 'mouse',
			grip: gripOf( event ),
			booking,
			point,
		} );
		if ( state.status === 'lifted' ) {
			root.dataset[ 'held' ] = '';
		} else if ( isTouch ) {
			const since = performance.now() - event.timeStamp;
			timer = setTimeout( () => {
				if ( dispatch( { type: 'hold' } ).status === 'lifted' ) {
					root.dataset[ 'held' ] = '';
					latest.current.onPoint( point );
				}
			}, HOLD - since );
		}
		event.target?.addEventListener( 'touchmove', keep, { passive: false } );
	};
	/** Of the pressed element, which gets its touches even after another week has replaced it. */
	const keep = ( event: Event ) => {
		if ( root.dataset[ 'held' ] !== undefined ) {
			event.preventDefault();
		}
	};
	const move = ( event: PointerEvent ) => {
		if ( event.pointerId !== pointer ) {
			return;
		}
		const before = now().status;
		follow( pointOf( event ) );
		if ( before === 'pressed' && now().status === 'lifted' ) {
			capture.setPointerCapture( event.pointerId );
			window.getSelection()?.removeAllRanges();
		}
	};
	const up = ( event: PointerEvent ) => {
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
		if ( event.pointerId === pointer ) {
			end();
			leave();
		}
	};
	const menu = ( event: Event ) => {
		const state = now();
		if ( state.status === 'lifted' && state.hand === 'touch' ) {
			event.preventDefault();
		} else if ( state.status !== 'idle' ) {
			leave();
		}
	};
	const noSelection = ( event: Event ) => {
		if ( now().status === 'lifted' || now().status === 'pressed' ) {
			event.preventDefault();
		}
	};
	const stop = new AbortController();
	const { signal } = stop;
	window.addEventListener( 'pointerdown', down, { signal, capture: true } );
	window.addEventListener( 'pointermove', move, { signal } );
	window.addEventListener( 'pointerup', up, { signal } );
	window.addEventListener( 'pointercancel', cancel, { signal } );
	window.addEventListener( 'blur', leave, { signal } );
	window.addEventListener( 'contextmenu', menu, { signal } );
	window.addEventListener( 'selectstart', noSelection, { signal } );
	window.addEventListener( 'dragstart', noSelection, { signal } );
	if ( first.current ) {
		const booking = latest.current.bookingAt( first.current.target );
		if ( booking ) {
			start( first.current, booking );
		}
		first.current = null;
	}
	return () => {
		end();
		stop.abort();
	};
}

/** Drops the click that follows a drag, which would open a booking. */
function swallowClick(): void {
	const swallow = ( event: Event ) => {
		event.stopPropagation();
		event.preventDefault();
	};
	window.addEventListener( 'click', swallow, { capture: true } );
	setTimeout( () =>
		window.removeEventListener( 'click', swallow, { capture: true } )
	);
}
