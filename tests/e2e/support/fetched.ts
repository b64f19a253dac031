import type { Page } from '@playwright/test';

/** Returns the files that a page has fetched from matching URLs, each with its initiator: `link` for a preload. */
export const fetchedFrom = ( page: Page, address: RegExp ) =>
	page.evaluate(
		( pattern ) =>
			performance
				.getEntriesByType( 'resource' )
				.filter(
					( entry ) => entry instanceof PerformanceResourceTiming
				)
				.filter( ( { name } ) => pattern.test( name ) )
				.map( ( { name, initiatorType } ) => ( {
					file: new URL( name ).pathname.replace( /.*\//, '' ),
					initiatorType,
				} ) ),
		address
	);
