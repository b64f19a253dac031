import type { Page } from '@playwright/test';

/**
 * Takes the first week out of the pages that follow before the app reads it, so that the calendar has to wait for its first
 * read, as on a page that a cache keeps from another week.
 */
export const withoutFirstWeek = ( page: Page ) =>
	page.addInitScript( () => {
		new MutationObserver( () =>
			document.querySelector( '[data-studio-calendar-week]' )?.remove()
		).observe( document, { childList: true, subtree: true } );
	} );
