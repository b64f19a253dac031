import type { Page } from '@playwright/test';

/** The week that the server prints into the page for the app. */
const FIRST_WEEK =
	/<div hidden data-studio-calendar-week>.*?<\/script><\/div>/gs;

/**
 * Takes the first week out of the pages that follow, so that the calendar has to wait for its first read, as on a page that a
 * cache keeps from another week.
 */
export async function withoutFirstWeek( page: Page ): Promise< void > {
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		const html = await response.text();
		return route.fulfill( {
			response,
			body: html.replace( FIRST_WEEK, '' ),
		} );
	} );
}
