import type { Page } from '@playwright/test';

declare global {
	interface Window {
		readonly layoutShifts?: readonly string[];
	}
}

interface ShiftEntry extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources?: readonly { readonly node?: Node | null }[];
}

/**
 * Switch of Chromium for tests of layout shifts: a theme's web font that loads, or fails to load, after the first paint
 * moves the theme's own texts, which these tests ignore.
 */
export const WITHOUT_WEB_FONTS = '--disable-remote-fonts';

/** Records, from the next page on, every layout shift that does not follow an input. */
export async function watchShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const shifts: string[] = [];
		Object.assign( window, { layoutShifts: shifts } );
		const elementOf = ( node: Node | null | undefined ) =>
			node instanceof Element ? node : ( node?.parentElement ?? null );
		const nameOf = ( element: Element | null ) =>
			`${ element?.localName }.${ element?.getAttribute( 'class' ) ?? '' }`;
		// The admin bar shifts by itself, and the links of a theme's header as they come; the calendar is in neither.
		const isElsewhere = ( element: Element | null ) =>
			element?.closest( '#wpadminbar, header.wp-block-template-part' ) !==
			null;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as ShiftEntry[] ) {
				const parts = ( entry.sources ?? [] ).map( ( { node } ) =>
					elementOf( node )
				);
				const isWordPress =
					parts.length > 0 && parts.every( isElsewhere );
				if ( ! entry.hadRecentInput && ! isWordPress ) {
					shifts.push(
						`${ entry.value.toFixed( 4 ) } at ${ Math.round( entry.startTime ) } ms: ${ parts.map( nameOf ).join( ', ' ) }`
					);
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

/** Returns all layout shifts so far, including those of the last frame. */
export function shiftsOn( page: Page ): Promise< readonly string[] > {
	return page.evaluate(
		() =>
			new Promise( ( resolve ) => {
				requestAnimationFrame( () =>
					setTimeout(
						() =>
							resolve( window.layoutShifts ?? [ 'not watched' ] ),
						100
					)
				);
			} )
	);
}
