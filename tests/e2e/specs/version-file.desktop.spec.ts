import type { BrowserContext, Page, Request } from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo } from '../support/demo';
import { createStudio } from '../support/own-studio';
import { newBrowser, togglePaid, type Session } from '../support/sessions';
import { expect, test as base } from '../support/test';
import { answerChanged } from '../support/themes';
import { monday } from '../support/week';

const WEEK = monday( -4 );
const FILES = '**/uploads/studio-calendar/*.txt';
const NAME = /^Tango, Monday/;

/** Time that the second browser skips at once, in seconds: longer than the longest pause between two checks. */
const LONG_PAUSE = 70;
const TEN_MINUTES = 601;

/** The studio's time zone in what the server sends. */
const ZONE = /("timezone":")[^"]+/g;

/** Returns a time zone without a midnight in the next hours: a week of yesterday is asked for whatever its file says. */
const zoneByDay = () =>
	new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/New_York';

/** Requests of a page since they were last counted. */
interface Asked {
	/** Of the week. */
	readonly php: number;
	readonly file: number;
}

interface Watched extends Session {
	/** Returns the requests since this was last called. */
	readonly asked: () => Asked;
	/** Returns the number of requests so far, and of those without an answer. */
	readonly progress: () => { readonly begun: number; readonly open: number };
}

const isRead = ( url: string ) => url.includes( 'getInRange_ready' );
const isFile = ( url: string ) =>
	/\/uploads\/studio-calendar\/\w+\.txt$/.test( url );

/** Counts a page's requests from now on. */
function watch( page: Page ): Pick< Watched, 'asked' | 'progress' > {
	const seen = { php: 0, file: 0 };
	let begun = 0;
	let ended = 0;
	page.on( 'request', ( request ) => {
		const url = request.url();
		if ( isRead( url ) || isFile( url ) ) {
			begun++;
			seen.php += url.includes( `date_from=${ WEEK }` ) ? 1 : 0;
			seen.file += isFile( url ) ? 1 : 0;
		}
	} );
	const onEnd = ( request: Request ) => {
		ended += isRead( request.url() ) || isFile( request.url() ) ? 1 : 0;
	};
	page.on( 'requestfinished', onEnd );
	page.on( 'requestfailed', onEnd );
	return {
		asked: () => {
			const found = { ...seen };
			seen.php = 0;
			seen.file = 0;
			return found;
		},
		progress: () => ( { begun, open: begun - ended } ),
	};
}

async function openWeek(
	context: BrowserContext,
	url: string,
	isFast = false
): Promise< Watched > {
	const page = await context.newPage();
	if ( isFast ) {
		await page.clock.install();
		await page.route(
			( { href } ) => href.startsWith( url ) || isRead( href ),
			( route ) =>
				answerChanged( route, ( body ) =>
					body.replaceAll( ZONE, `$1${ zoneByDay() }` )
				)
		);
	}
	const watched = watch( page );
	const calendar = new CalendarPage( page );
	await calendar.open( url, { week: WEEK } );
	await calendar.isReady();
	await expect( calendar.live ).toHaveText( /^Updating every \d+ s$/ );
	const reads = () => watched.asked().php;
	return { context, calendar, reads, ...watched };
}

/** Two browsers of the owner of a studio that is the test's own; the second one's time can be moved on. */
const test = base.extend< { readonly pair: readonly [ Watched, Watched ] } >( {
	pair: async ( { browser }, use, { title } ) => {
		const contexts = [
			await newBrowser( browser, 'admin', null ),
			await newBrowser( browser, 'admin', null ),
		] as const;
		const studio = await createStudio( contexts[ 0 ].request, title, WEEK );
		await use( [
			await openWeek( contexts[ 0 ], studio.page ),
			await openWeek( contexts[ 1 ], studio.page, true ),
		] );
		await studio.remove();
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
} );

/** Moves a page's time on until a check is due, and waits until it is done. */
async function pass(
	{ calendar: { page }, progress }: Watched,
	seconds = LONG_PAUSE
): Promise< void > {
	const { begun } = progress();
	await page.clock.fastForward( seconds * 1000 );
	await expect.poll( () => progress().begun ).toBeGreaterThan( begun );
	await expect.poll( () => progress().open ).toBe( 0 );
	// What the file says may lead to a question to PHP, which begins before this request ends.
	await page.evaluate( ( url ) => fetch( url ), demo.url );
	await expect.poll( () => progress().open ).toBe( 0 );
}

async function passTimes( session: Watched, times: number ): Promise< void > {
	for ( let done = 0; done < times; done++ ) {
		await pass( session );
	}
}

/**
 * Waits for so many checks in a row without a question to PHP. Other specs have the same administrator, and what they change of
 * him changes each of his studios.
 */
const passByFile = ( session: Watched, times: number ) =>
	expect( async () => {
		session.asked();
		await passTimes( session, times );
		expect( session.asked() ).toEqual( { php: 0, file: times } );
	} ).toPass();

test( 'a calendar that stands open asks the web server for the file, and WordPress only once something has changed', async ( {
	pair: [ a, b ],
} ) => {
	await pass( b );
	await passByFile( b, 4 );
	await expect( b.calendar.live ).toHaveText( /^Updating every \d+ s$/ );

	const says = await togglePaid( a, NAME );
	await pass( b );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( says );
	expect( b.asked() ).toEqual( { php: 1, file: 1 } );
	await passByFile( b, 3 );

	// A file that nobody has proved for ten minutes is proved.
	await pass( b, TEN_MINUTES );
	expect( b.asked() ).toEqual( { php: 1, file: 1 } );
} );

test( 'without the file it asks WordPress, and stays in step', async ( {
	pair: [ a, b ],
} ) => {
	await b.context.route( FILES, ( route ) =>
		route.fulfill( { status: 404, body: 'Not found' } )
	);
	await pass( b );
	b.asked();
	await passTimes( b, 3 );
	expect( b.asked().php ).toBe( 3 );
	const says = await togglePaid( a, NAME );
	await pass( b );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( says );

	// The change has written the file anew.
	await b.context.unroute( FILES );
	await pass( b );
	await passByFile( b, 3 );
} );

test( 'a file that has stood still is found out within ten minutes, and is not read any more', async ( {
	pair: [ a, b ],
} ) => {
	let kept: string | undefined;
	await b.context.route( FILES, async ( route ) => {
		kept ??= await ( await route.fetch() ).text();
		await route.fulfill( { body: kept } );
	} );
	await pass( b );
	expect( kept ).toMatch( /^[0-9a-f]{32}\n$/ );
	const says = await togglePaid( a, NAME );
	b.asked();
	await pass( b );
	expect( b.asked() ).toEqual( { php: 0, file: 1 } );
	await expect( b.calendar.card( NAME ) ).not.toHaveAccessibleName( says );

	await pass( b, TEN_MINUTES );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( says );
	await pass( b );
	expect( b.asked() ).toEqual( { php: 2, file: 2 } );
	const later = await togglePaid( a, NAME );
	await pass( b );
	await expect( b.calendar.card( NAME ) ).toHaveAccessibleName( later );
	await passTimes( b, 2 );
	expect( b.asked() ).toEqual( { php: 3, file: 0 } );
} );
