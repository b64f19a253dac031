import {
	expect,
	type Browser,
	type BrowserContext,
	type Locator,
} from '@playwright/test';
import { CalendarPage } from '../pages/calendar-page';
import { demo, type DemoRole } from './demo';
import { loginOf } from './logins';
import { monday } from './week';

/** Browser with its own login, and one calendar in it. */
export interface Session {
	readonly context: BrowserContext;
	readonly calendar: CalendarPage;
	/** Returns how often the page has requested its first week since this was last called. */
	readonly reads: () => number;
}

/** @param ablyPort Port of the fake Ably server; null for a site without a key (tests/fixtures/mu-plugins/ably.php). */
export async function newBrowser(
	browser: Browser,
	role: DemoRole | 'guest',
	ablyPort: number | null
): Promise< BrowserContext > {
	const context = await browser.newContext( {
		...( role === 'guest' ? {} : { storageState: loginOf( role ) } ),
		// Every project uses a mouse here: these tests are about the connection, not about the input device.
		viewport: { width: 1280, height: 900 },
		isMobile: false,
		hasTouch: false,
		locale: 'en-US',
		timezoneId: 'Europe/Tallinn',
	} );
	if ( ablyPort !== null ) {
		await context.addCookies( [
			{
				name: 'studio_calendar_ably',
				value: String( ablyPort ),
				url: demo.url,
			},
		] );
	}
	return context;
}

/** Opens a week of the demo studio in one more tab of a browser. */
export async function openTab(
	context: BrowserContext,
	weeks: number
): Promise< Session > {
	const page = await context.newPage();
	const week = monday( weeks );
	let count = 0;
	page.on( 'request', ( request ) => {
		const url = new URL( request.url() );
		const isRead = url.href.includes( 'getInRange_ready' );
		if ( isRead && url.searchParams.get( 'date_from' ) === week ) {
			count++;
		}
	} );
	const calendar = new CalendarPage( page );
	await calendar.open( demo.pages.page, { week } );
	await calendar.isReady();
	return {
		context,
		calendar,
		reads: () => {
			const asked = count;
			count = 0;
			return asked;
		},
	};
}

/** Returns a pattern for the first card's name that also matches after the booking's payment has changed. */
export async function firstCard( { calendar }: Session ): Promise< RegExp > {
	const name = await calendar
		.card( /(Paid|Unpaid)/ )
		.first()
		.getAttribute( 'aria-label' );
	const place = /^.*?\d\d:\d\d–\d\d:\d\d, [^,]+/.exec( name ?? '' )?.[ 0 ];
	return new RegExp(
		`^${ ( place ?? '' ).replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) }`
	);
}

export const isPaid = async ( card: Locator ) =>
	/, Paid/.test( ( await card.getAttribute( 'aria-label' ) ) ?? '' );

/** Toggles a booking's payment in one session by its menu; returns a pattern for the card's new name. */
export async function togglePaid(
	{ calendar }: Session,
	name: RegExp
): Promise< RegExp > {
	const card = calendar.card( name );
	const wasPaid = await isPaid( card );
	await calendar.act(
		card,
		wasPaid ? 'Mark as unpaid' : 'Mark as paid',
		false
	);
	const says = wasPaid ? /, Unpaid/ : /, Paid/;
	await expect( card ).toHaveAccessibleName( says );
	await calendar.page.keyboard.press( 'Escape' );
	return says;
}

/** Longest pause in milliseconds between two polls of a calendar, with time for the response. */
const LONGEST_PAUSE = 90_000;

/** Expects a change in one session to appear in the other, by a message or by polling (src/realtime/polling.ts). */
export async function expectInStep(
	from: Session,
	to: Session,
	name: RegExp
): Promise< void > {
	const says = await togglePaid( from, name );
	await expect( to.calendar.card( name ) ).toHaveAccessibleName( says, {
		timeout: LONGEST_PAUSE,
	} );
}

/** Opens two browsers of one owner and waits until both show their live state. */
export async function twoBrowsers(
	browser: Browser,
	weeks: number,
	ablyPort: number | null
): Promise< readonly [ Session, Session ] > {
	const open = async () => {
		const session = await openTab(
			await newBrowser( browser, 'owner', ablyPort ),
			weeks
		);
		await expect( session.calendar.live ).toHaveText(
			ablyPort === null ? /^Updating every \d+ s$/ : 'Live'
		);
		return session;
	};
	return [ await open(), await open() ];
}

export const close = ( ...sessions: readonly Session[] ) =>
	Promise.all( sessions.map( ( { context } ) => context.close() ) );
