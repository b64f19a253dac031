import { CARD, COLUMN } from '../page-parts';

/** Returns whether a press is on a free hour, where a time can be drawn; not one that other buttons or keys change. */
export function isOnFreeHour( event: PointerEvent ): boolean {
	const { target, button, ctrlKey } = event;
	return (
		target instanceof Element &&
		target.closest( COLUMN ) !== null &&
		target.closest( CARD ) === null &&
		button === 0 &&
		! ctrlKey
	);
}
