import type { Page } from '@playwright/test';

/** What a page has fetched from the addresses that fit, each with what asked for it: `link` for a preload. */
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
