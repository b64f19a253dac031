/** React 18 does not know the attribute; popovers are in the browser's top layer, where no scrolling grid clips them. */
export const POPOVER = { popover: 'manual' };

const arePopoversKnown = () => 'showPopover' in HTMLElement.prototype;

/** Shows a popover. Browsers from before 2024 that have none show it in its place, a dialog once it is open. */
export function showPopover( element: HTMLElement | null ): void {
	if ( arePopoversKnown() ) {
		element?.showPopover();
	} else {
		element?.setAttribute( 'open', '' );
	}
}
