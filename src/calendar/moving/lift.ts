import type { Point } from '../../domain/moving/geometry';
import { showPopover } from '../../ui/popover';
import { CALENDAR, COLUMN } from '../page-parts';

type Spot = Pick< DOMRect, 'left' | 'top' >;

/** Copy of a card that follows the pointer above everything else. */
export interface Lift {
	readonly moveBy: ( by: Point ) => void;
	/** Flies to a spot, or fades without one, and is removed. */
	readonly land: ( spot: Spot | null, milliseconds: number ) => void;
}

/** Lifts a copy, because the card itself may go with its week. It is in the top layer, where no scrolling box clips it. */
export function liftCopy( card: HTMLElement ): Lift {
	const { left, top, width, height } = card.getBoundingClientRect();
	const copy = card.cloneNode( true ) as HTMLElement;
	copy.removeAttribute( 'data-booking-id' );
	copy.removeAttribute( 'data-moving' );
	// Instead of its place in the column, and in a lane of it.
	copy.style.cssText = 'inset:0;width:100%;height:100%';
	const holder = document.createElement( 'div' );
	holder.className = `${ card.closest( COLUMN )?.className ?? '' } sc-lift`;
	holder.setAttribute( 'aria-hidden', 'true' );
	holder.setAttribute( 'popover', 'manual' );
	holder.style.cssText = `left:${ left }px;top:${ top }px;width:${ width }px;height:${ height }px`;
	holder.append( copy );
	card.closest( CALENDAR )?.append( holder );
	showPopover( holder );
	const moveBy = ( { x, y }: Point ) => {
		holder.style.transform = `translate(${ x }px, ${ y }px)`;
	};
	return {
		moveBy,
		land: ( spot, milliseconds ) => {
			const isStill = matchMedia( '(prefers-reduced-motion: reduce)' );
			const time = isStill.matches ? 0 : milliseconds;
			holder.style.transition = `transform ${ time }ms, opacity ${ time }ms`;
			if ( spot ) {
				moveBy( { x: spot.left - left, y: spot.top - top } );
			} else {
				holder.style.opacity = '0';
			}
			setTimeout( () => holder.remove(), time );
		},
	};
}
