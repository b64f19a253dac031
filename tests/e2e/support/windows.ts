import { expect, type Page } from '@playwright/test';

/**
 * Each open window has an entry in the history, a moment after it is there, and takes it along a moment after it is closed: a
 * reload at that very moment would be called off by the step back.
 */
export const expectEntries = ( page: Page, count: number ) =>
	expect
		.poll( () =>
			page.evaluate( () => {
				const state = JSON.stringify( history.state );
				return Number(
					/"studioCalendarWindows":(\d+)/.exec( state )?.[ 1 ] ?? 0
				);
			} )
		)
		.toBe( count );
