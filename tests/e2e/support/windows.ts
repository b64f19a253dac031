import { expect, type Page } from '@playwright/test';

/**
 * Waits until the history has this number of entries for open windows. The calendar adds an entry shortly after a
 * window opens, and steps back shortly after it closes; that step would cancel a reload at the same moment.
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
