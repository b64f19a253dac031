import type { Grip } from '../../domain/moving/geometry';

/** Returns the element around an event that a selector names; null without one. */
export const closest = ( { target }: Event, selector: string ) =>
	target instanceof Element
		? target.closest< HTMLElement >( selector )
		: null;

/** Returns the part of a card that an event is at (grips.tsx, handles.tsx). */
export function gripOf( event: Event ): Grip {
	const grip = closest( event, '[data-grip]' )?.dataset[ 'grip' ];
	return grip === 'start' || grip === 'end' ? grip : 'whole';
}
