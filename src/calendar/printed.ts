import type { Schedule } from '../domain/booking';
import type { PrintedPlace } from './grid/use-first-view';
import { cardWith } from './page-parts';

/** The week that the server printed (Static_Week.php), until the app takes its place. */
const PRINTED = '.sc-static';

/** Mark at its first position, and the padding in pixels of what is scrolled to (static.css). */
const START = '.sc-static__start';
const PADDING = { left: 48, top: 76 };

/**
 * Returns the place to which a visitor has scrolled the printed week; null for the one at which it began, because a page cache
 * may have kept it for hours. Call it before the first commit, which removes that week.
 */
export function printedPlace(
	mount: HTMLElement,
	preload: Schedule | null
): PrintedPlace | null {
	const box = mount.querySelector( `${ PRINTED } .sc-scroll` );
	const start = box?.querySelector< HTMLElement >( START );
	if ( ! preload || ! box || ! start || box.clientWidth === 0 ) {
		return null;
	}
	const { scrollLeft: left, scrollTop: top } = box;
	const wide = box.scrollWidth - box.clientWidth;
	const high = box.scrollHeight - box.clientHeight;
	const isMoved =
		isApart( left, start.offsetLeft - PADDING.left, wide ) ||
		isApart( top, start.offsetTop - PADDING.top, high );
	const { from, to } = preload.range;
	return isMoved ? { days: `${ from }/${ to }`, left, top } : null;
}

/** @param most The position at the end of the box. */
const isApart = ( position: number, start: number, most: number ) =>
	Math.abs( position - Math.min( start, most ) ) > 1;

/**
 * Returns a function that gives the focus to the same control of the app, or to its week, and opens the card that was pressed;
 * call it before the first commit. It does nothing to what was not touched.
 */
export function resumePrinted( mount: HTMLElement ): () => void {
	const printed = mount.querySelector< HTMLElement >( PRINTED );
	const pressed = printed?.dataset[ 'pressed' ];
	const { activeElement } = mount.ownerDocument;
	const links = Array.from( printed?.querySelectorAll( '.sc-head a' ) ?? [] );
	const hasFocus = printed?.contains( activeElement ) === true;
	return () => {
		if ( hasFocus ) {
			focusControl( mount, links.indexOf( activeElement as Element ) );
		}
		if ( pressed !== undefined ) {
			// The calendar listens once its effects have run.
			setTimeout( () =>
				mount
					.querySelector< HTMLElement >( cardWith( pressed ) )
					?.click()
			);
		}
	};
}

/** @param index Place in the header; -1 for the week. */
function focusControl( mount: HTMLElement, index: number ): void {
	const controls = Array.from(
		mount.querySelectorAll< HTMLElement >(
			'.sc-head button, .sc-grid[tabindex="0"]'
		)
	);
	controls.at( index )?.focus( { preventScroll: true } );
}
