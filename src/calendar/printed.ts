import type { Schedule } from '../domain/booking';
import type { Position } from './grid/use-first-view';
import { cardWith } from './page-parts';

/** The week that the server printed (Static_Week.php), until the app takes its place. */
const PRINTED = '.sc-static';

/** Where a visitor has scrolled it; null where no wide week is printed. */
export interface PrintedPlace extends Position {
	/** Its range, 'from/to'. */
	readonly days: string;
}

/** Returns the place of the printed week; call it before the first commit, which removes that week. */
export function printedPlace(
	mount: HTMLElement,
	preload: Schedule | null
): PrintedPlace | null {
	const box = mount.querySelector( `${ PRINTED } .sc-scroll` );
	return box && preload && box.clientWidth > 0
		? {
				days: `${ preload.range.from }/${ preload.range.to }`,
				left: box.scrollLeft,
				top: box.scrollTop,
			}
		: null;
}

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
