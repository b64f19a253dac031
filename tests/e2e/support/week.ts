import { expect } from '@playwright/test';
import type { CalendarPage } from '../pages/calendar-page';
import { demo, type Locale } from './demo';

interface WeekBooking {
	readonly room_id: number;
	readonly date: string;
	readonly time_from: string;
	readonly time_to: string;
	readonly title: string;
	readonly status: string;
}

interface WeekAnswer {
	readonly permission: string;
	readonly bookings: readonly { readonly bookings: readonly WeekBooking[] }[];
	readonly rooms: readonly { readonly id: number; readonly name: string }[];
}

const ZONE = 'Europe/Tallinn';

/** Returns the current time in milliseconds, or the time at which the site's clock was fixed. */
const now = () => Number( process.env[ 'STUDIO_CALENDAR_NOW' ] ?? Date.now() );

/** Returns the date in the studio's time zone that is this number of days from now. */
export function dayFromToday( days: number ): string {
	const instant = new Date( now() + days * 86_400_000 );
	return new Intl.DateTimeFormat( 'sv', { timeZone: ZONE } ).format(
		instant
	);
}

/** Returns the Monday of the week that is this number of weeks from the current one. */
export function monday( weeks = 0 ): string {
	const today = new Date( `${ dayFromToday( 0 ) }T00:00:00Z` );
	const back = ( today.getUTCDay() + 6 ) % 7;
	return new Date( today.getTime() + ( weeks * 7 - back ) * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );
}

export const addDays = ( date: string, days: number ) =>
	new Date( Date.parse( `${ date }T00:00:00Z` ) + days * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );

/** Returns the server's response to the page's visitor, requested without the app. */
async function readWeek(
	{ page, locale }: CalendarPage,
	weeks: number
): Promise< WeekAnswer > {
	const from = monday( weeks );
	const url = new URL( `${ demo.rest }/booking/getInRange_ready` );
	url.searchParams.set( 'studio_id', String( demo.studio.id ) );
	url.searchParams.set( 'date_from', from );
	url.searchParams.set( 'date_to', addDays( from, 6 ) );
	url.searchParams.set( 'locale', locale );
	const nonce = await page.request.get(
		`${ demo.url }wp-admin/admin-ajax.php?action=rest-nonce`
	);
	if ( nonce.ok() ) {
		url.searchParams.set( '_wpnonce', await nonce.text() );
	}
	const answer = await page.request.get( url.href );
	expect( answer.status() ).toBe( 200 );
	return ( await answer.json() ) as WeekAnswer;
}

/** Fails unless the calendar shows exactly the bookings that the server has in that week for this visitor. */
export async function expectWeek(
	calendar: CalendarPage,
	weeks: number
): Promise< void > {
	const answer = await readWeek( calendar, weeks );
	const roomNames = new Map(
		answer.rooms.map( ( { id, name } ) => [ id, name ] )
	);
	const expected = answer.bookings
		.flatMap( ( { bookings } ) => bookings )
		.map( ( booking ) => {
			const day = dayLabel( booking.date, calendar.locale );
			const times = `${ booking.time_from }–${ booking.time_to }`;
			const room = roomNames.get( booking.room_id ) ?? '';
			return `${ booking.title }, ${ day } ${ times }, ${ room }`;
		} );
	expect( expected.length ).toBeGreaterThan( 0 );
	await calendar.isReady();
	await expect
		.poll( async () =>
			( await calendar.cardNames() ).map( placeOf ).sort()
		)
		.toEqual( expected.sort() );
}

/** Returns the start of a card's name, up to the room: "Salsa I, Friday 20 November 18:00–19:30, Big hall". */
const placeOf = ( name: string ) =>
	/^.*\d\d:\d\d–\d\d:\d\d, [^,]+/.exec( name )?.[ 0 ] ?? name;

/** Returns a date such as "Friday 20 November" in the given language. */
function dayLabel( date: string, locale: Locale ): string {
	const tag = locale === 'en' ? 'en-GB' : locale.replace( '_', '-' );
	const label = new Intl.DateTimeFormat( tag, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		timeZone: 'UTC',
	} ).format( new Date( `${ date }T00:00:00Z` ) );
	return label.charAt( 0 ).toUpperCase() + label.slice( 1 );
}
