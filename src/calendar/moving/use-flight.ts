import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { Booking } from '../../domain/booking';
import type { Point } from '../../domain/moving/geometry';
import type { MoveEvent, Moving } from '../../domain/moving/states';
import { CARD_BUTTON, cardWith, gridIn } from '../page-parts';
import type { MovingProps } from './lazy-moving';
import { liftCopy, type Lift } from './lift';

/** Milliseconds of a card's way into its new place, and back to its old one. */
export const SETTLE = 120;
export const RETURN = 150;
/** Milliseconds to wait for the card of a week that is being shown. */
const PATIENCE = 2000;

type Layer = MovingProps[ 'layer' ];

export const cardIn = ( layer: Layer, id: string ) =>
	gridIn( layer.current )?.querySelector< HTMLElement >( cardWith( id ) ) ??
	null;

/** Shows the lifted card under the pointer, lets it land, and says when it has. */
export function useFlight(
	layer: Layer,
	state: Moving,
	dispatch: ( event: MoveEvent ) => void
) {
	const lift = useRef< Lift | null >( null );
	const base = useRef< Point >( { x: 0, y: 0 } );
	const { status } = state;
	const held =
		state.status === 'lifted' && state.isHeld && state.grip === 'whole'
			? state.booking
			: null;
	useLayoutEffect( () => {
		const card = held && cardIn( layer, held.id );
		const ghost = ghostIn( layer );
		if ( card && ! lift.current ) {
			const from = card.getBoundingClientRect();
			const at = ( ghost ?? card ).getBoundingClientRect();
			base.current = { x: at.left - from.left, y: at.top - from.top };
			lift.current = liftCopy( card );
			lift.current.moveBy( base.current );
		}
	}, [ held, layer ] );
	useEffect( () => {
		if ( status !== 'dropped' && status !== 'returning' ) {
			return undefined;
		}
		const time = status === 'dropped' ? SETTLE : RETURN;
		const copy = lift.current;
		lift.current = null;
		// A dropped card is in its new place after the next render.
		requestAnimationFrame( () => {
			const spot = cardIn( layer, state.booking.id );
			copy?.land( spot?.getBoundingClientRect() ?? null, time );
		} );
		const timer = setTimeout( () => dispatch( { type: 'settled' } ), time );
		return () => clearTimeout( timer );
		// The card lands once per status.
	}, [ status ] ); // eslint-disable-line react-hooks/exhaustive-deps
	return useCallback( ( { x, y }: Point, start: Point ) => {
		lift.current?.moveBy( {
			x: x - start.x + base.current.x,
			y: y - start.y + base.current.y,
		} );
	}, [] );
}

export const ghostIn = ( layer: Layer ) =>
	layer.current?.querySelector< HTMLElement >( '.sc-drop' ) ?? null;

/** Returns a function that lets a refused card fly from where it is shown back to where it was. */
export function useFlyBack( layer: Layer ) {
	return useCallback(
		( { id }: Booking ) => {
			const card = cardIn( layer, id );
			const copy = card && liftCopy( card );
			requestAnimationFrame( () => {
				const spot = cardIn( layer, id )?.getBoundingClientRect();
				copy?.land( spot ?? null, RETURN );
			} );
			focusCard( layer, id );
		},
		[ layer ]
	);
}

/** Moves the focus to a booking's card as soon as its week shows it. */
export function focusCard( layer: Layer, id: string ): void {
	const until = performance.now() + PATIENCE;
	const focus = () => {
		const card = cardIn( layer, id );
		if ( card ) {
			( card.querySelector< HTMLElement >( CARD_BUTTON ) ?? card ).focus(
				{
					preventScroll: true,
				}
			);
		} else if ( performance.now() < until ) {
			requestAnimationFrame( focus );
		}
	};
	requestAnimationFrame( focus );
}
