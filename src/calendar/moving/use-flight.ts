import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import type { Point } from '../../domain/moving/geometry';
import type { MoveEvent, Moving } from '../../domain/moving/states';
import { CARD_BUTTON, cardWith, gridIn } from '../page-parts';
import type { MovingProps } from './moving-props';
import { liftCopy, type Lift } from './lift';

/** Milliseconds of a card's way into its new place, and back to its old one. */
const SETTLE = 120;
export const RETURN = 150;
/** Milliseconds to wait for the card of a week that is being shown. */
const PATIENCE = 2000;

export type Layer = MovingProps[ 'layer' ];

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
	/** Pixels from the card to where it was taken, and from there to the pointer. */
	const way = useRef( { base: HERE, by: HERE } );
	const { status } = state;
	const isLifted = status === 'lifted';
	const held =
		isLifted && state.isHeld && state.grip === 'whole'
			? state.booking
			: null;
	const isMoved = isLifted && state.hasMoved;
	const move = useCallback( () => {
		const { base, by } = way.current;
		lift.current?.moveBy( { x: base.x + by.x, y: base.y + by.y } );
	}, [] );
	useLayoutEffect( () => {
		const card = held && cardIn( layer, held.id );
		if ( card && ! lift.current ) {
			const taken = isMoved ? null : ghostIn( layer );
			way.current.base = wayTo( card, taken ?? card );
			lift.current = liftCopy( card );
			move();
		}
	}, [ held, isMoved, layer, move ] );
	const isPutOff = status === 'asking' || ( isLifted && ! state.isHeld );
	useLayoutEffect( () => {
		if ( isPutOff ) {
			// The ghost shows it instead.
			lift.current?.land( null, 0 );
			lift.current = null;
		}
	}, [ isPutOff ] );
	useEffect( () => {
		if ( status !== 'dropped' && status !== 'returning' ) {
			return undefined;
		}
		const time = status === 'dropped' ? SETTLE : RETURN;
		const copy = lift.current;
		lift.current = null;
		requestAnimationFrame( () => {
			// A dropped card comes to where its ghost is after this frame.
			const spot = ghostIn( layer ) ?? cardIn( layer, state.booking.id );
			copy?.land( spot?.getBoundingClientRect() ?? null, time );
		} );
		const timer = setTimeout( () => dispatch( { type: 'settled' } ), time );
		return () => clearTimeout( timer );
		// The card lands once per status.
	}, [ status ] ); // eslint-disable-line react-hooks/exhaustive-deps
	return useCallback(
		( { x, y }: Point, start: Point ) => {
			way.current.by = { x: x - start.x, y: y - start.y };
			move();
		},
		[ move ]
	);
}

const HERE: Point = { x: 0, y: 0 };

function wayTo( card: Element, place: Element ): Point {
	const from = card.getBoundingClientRect();
	const to = place.getBoundingClientRect();
	return { x: to.left - from.left, y: to.top - from.top };
}

export const ghostIn = ( layer: Layer ) =>
	layer.current?.querySelector< HTMLElement >( '.sc-drop' ) ?? null;

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
