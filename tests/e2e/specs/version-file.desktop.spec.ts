import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { createStudio } from '../support/own-studio';
import { newBrowser, togglePaid, type Session } from '../support/sessions';
import { expect, test } from '../support/test';
import { monday } from '../support/week';

const WEEK = monday( 4 );
const FILES = '**/uploads/studio-calendar/*.txt';
const NAME = /^Tango, Monday/;

/** Time that the second browser skips at once, in seconds: longer than the longest pause between two checks. */
const LONG_PAUSE = 70;
const TEN_MINUTES = 601;

/** Requests of a page since they were last counted. */
interface Asked {
	/** Of the week. */
	readonly php: number;
	readonly file: number;
}

interface Watched extends Session {
	/** Returns the requests since this was last called. */
	readonly asked: () => Asked;
}

async function openWeek(
	context: BrowserContext,
	url: string,
	isFast = false
) {
	const page = await context.newPage();
	if ( isFast ) {
		await page.clock.install();
	}
	const seen = { php: 0, file: 0 };
	page.on( 'request', ( request ) => {
		const address = request.url();
		if ( address.includes( 'getInRange_ready' ) ) {
			seen.php += address.includes( `date_from=${ WEEK }` ) ? 1 : 0;
		} else if ( /\/uploads\/studio-calendar\/\w+\.txt$/.test( address ) ) {
			seen.file++;
		}
	} );
	const calendar = new CalendarPage( page );
	await calendar.open( url, { week: WEEK } );
	await calendar.isReady();
	await expect( calendar.live ).toHaveText( /^Updating every \d+ s$/ );
	const asked = () => {
		const found = { ...seen };
		seen.php = 0;
		seen.file = 0;
		return found;
	};
	return { context, calendar, asked, reads: () => asked().php };
}

/** Opens a studio of the test's own in two browsers of its owner; the second one's time can be moved on. */
async function open(
	browser: Browser,
	name: string
): Promise< readonly [ Watched, Watched ] > {
	const [ first, second ] = [
		await newBrowser( browser, 'admin', null ),
		await newBrowser( browser, 'admin', null ),
	];
	const studio = await createStudio( first.request, name, WEEK );
	return [
		await openWeek( first, studio.page ),
		await openWeek( second, studio.page, true ),
	];
}

/** Moves a page's time on until a check is due, and waits until it is done. */
async function pass( page: Page, seconds = LONG_PAUSE ): Promise< void > {
	await page.clock.fastForward( seconds * 1000 );
	await page.waitForTimeout( 500 );
	await page.waitForLoadState( 'networkidle' );
}

async function passTimes( page: Page, times: number ): Promise< void > {
	for ( let done = 0; done < times; done++ ) {
		await pass( page );
	}
}

test( 'a calendar that stands open asks the web server for the file, and WordPress only once something has changed', async ( {
	browser,
} ) => {
	const [ a, b ] = await open( browser, 'Version file' );
	const { page } = b.calendar;
	await pass( page );
	b.asked();
	await passTimes( page, 4 );
	expect( b.asked() ).toEqual( { php: 0, file: 4 } );
	await expect( b.calendar.live ).toHaveText( /^Updating every \d+ s$/ );

	const says = await togglePaid( a, NAME );
	await pass( page );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( says );
	expect( b.asked() ).toEqual( { php: 1, file: 1 } );
	await passTimes( page, 3 );
	expect( b.asked() ).toEqual( { php: 0, file: 3 } );

	// A file that nobody has proved for ten minutes is proved.
	await pass( page, TEN_MINUTES );
	expect( b.asked() ).toEqual( { php: 1, file: 1 } );
	await Promise.all( [ a, b ].map( ( { context } ) => context.close() ) );
} );

test( 'without the file it asks WordPress, and stays in step', async ( {
	browser,
} ) => {
	const [ a, b ] = await open( browser, 'Version file, deleted' );
	const { page } = b.calendar;
	await b.context.route( FILES, ( route ) =>
		route.fulfill( { status: 404, body: 'Not found' } )
	);
	await pass( page );
	b.asked();
	await passTimes( page, 3 );
	expect( b.asked().php ).toBe( 3 );
	const says = await togglePaid( a, NAME );
	await pass( page );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( says );

	// The change has written the file anew.
	await b.context.unroute( FILES );
	await pass( page );
	b.asked();
	await passTimes( page, 3 );
	expect( b.asked() ).toEqual( { php: 0, file: 3 } );
	await Promise.all( [ a, b ].map( ( { context } ) => context.close() ) );
} );

test( 'a file that has stood still is found out within ten minutes, and is not read any more', async ( {
	browser,
} ) => {
	const [ a, b ] = await open( browser, 'Version file, stale' );
	const { page } = b.calendar;
	let kept: string | undefined;
	await b.context.route( FILES, async ( route ) => {
		kept ??= await ( await route.fetch() ).text();
		await route.fulfill( { body: kept } );
	} );
	await pass( page );
	expect( kept ).toMatch( /^[0-9a-f]{32}\n$/ );
	const says = await togglePaid( a, NAME );
	b.asked();
	await pass( page );
	expect( b.asked() ).toEqual( { php: 0, file: 1 } );
	await expect( b.calendar.card( NAME ) ).not.toHaveAccessibleName( says );

	await pass( page, TEN_MINUTES );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( says );
	await pass( page );
	expect( b.asked() ).toEqual( { php: 2, file: 2 } );
	const later = await togglePaid( a, NAME );
	await pass( page );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( later );
	await passTimes( page, 2 );
	expect( b.asked() ).toEqual( { php: 3, file: 0 } );
	await Promise.all( [ a, b ].map( ( { context } ) => context.close() ) );
} );
