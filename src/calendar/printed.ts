import type { Schedule } from '../domain/booking';
import type { Position } from './grid/use-first-view';

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
 * Returns a function that gives the focus to the same control of the app, or to its week; call it before the first commit. It
 * does nothing unless the printed week has the focus.
 */
export function printedFocus( mount: HTMLElement ): () => void {
	const { activeElement } = mount.ownerDocument;
	if ( ! activeElement?.closest( PRINTED ) ) {
		return () => undefined;
	}
	const links = Array.from(
		mount.querySelectorAll( `${ PRINTED } .sc-head a` )
	);
	const index = links.indexOf( activeElement );
	return () => {
		const controls = mount.querySelectorAll< HTMLElement >(
			'.sc-head button, .sc-grid [tabindex="0"]'
		);
		const control =
			index < 0 ? Array.from( controls ).at( -1 ) : controls[ index ];
		control?.focus( { preventScroll: true } );
	};
}
