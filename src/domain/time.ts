import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend( utc );

/**
 * Dates are wall-clock days of the studio's zone, 'YYYY-MM-DD'; times are minutes from midnight, 1440 being 24:00,
 * which exists only as an end. No instant is ever stored, so a weekly 18:00 stays 18:00 across daylight saving. The
 * arithmetic runs in UTC, where every day has 24 hours, and so gives the same answers on every device.
 */
export type IsoDate = string;

export interface DateRange {
	readonly from: IsoDate;
	readonly to: IsoDate;
}

/** A point on the studio's wall clock. */
export interface WallTime {
	readonly date: IsoDate;
	readonly minutes: number;
}

export const DAY_MINUTES = 1440;
/** Step in minutes for dragging and keys (docs/design.md). */
export const STEP = 15;

const DAY_MILLISECONDS = DAY_MINUTES * 60_000;

/** Characters of the time in an instant's text: 'T00:00:00.000Z'. */
const TIME_LENGTH = 14;

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const TIME_PATTERN = /^(\d{2}):(\d{2})(?::\d{2})?$/;

const day = ( date: IsoDate ) => dayjs.utc( date );

/**
 * Returns whether a text is a day that exists; browsers may roll 30 February over to March. A week has thousands of
 * dates, and the browser's own parser takes a fraction of dayjs's time for each.
 */
export function isIsoDate( value: unknown ): value is IsoDate {
	if ( typeof value !== 'string' || ! DATE_PATTERN.test( value ) ) {
		return false;
	}
	const midnight = Date.parse( value );
	return (
		! Number.isNaN( midnight ) &&
		new Date( midnight ).toISOString().startsWith( value )
	);
}

export function addDays( date: IsoDate, days: number ): IsoDate {
	const instant = day( date ).add( days, 'day' ).toISOString();
	return instant.slice( 0, -TIME_LENGTH );
}

/** Returns the days from `start` to `end`, negative when `end` is earlier. Both are read as UTC, where every day has 24 hours. */
export function daysBetween( start: IsoDate, end: IsoDate ): number {
	return ( Date.parse( end ) - Date.parse( start ) ) / DAY_MILLISECONDS;
}

/** 0 is Monday, 6 is Sunday: the week starts on Monday in every language. */
export function weekdayIndex( date: IsoDate ): number {
	return ( day( date ).day() + 6 ) % 7;
}

export function isWeekend( date: IsoDate ): boolean {
	return weekdayIndex( date ) > 4;
}

/** Monday to Sunday around a day. */
export function weekOf( date: IsoDate ): DateRange {
	const from = addDays( date, -weekdayIndex( date ) );
	return { from, to: addDays( from, 6 ) };
}

export function shiftRange( range: DateRange, days: number ): DateRange {
	return { from: addDays( range.from, days ), to: addDays( range.to, days ) };
}

export function isInRange( date: IsoDate, range: DateRange ): boolean {
	return date >= range.from && date <= range.to;
}

export function datesOf( range: DateRange ): readonly IsoDate[] {
	const count = Math.max( 0, daysBetween( range.from, range.to ) + 1 );
	return Array.from( { length: count }, ( _, index ) =>
		addDays( range.from, index )
	);
}

/** Minutes of 'HH:MM' (seconds, as some databases send them, are dropped); null when it is no time of a day. */
export function toMinutes( time: string ): number | null {
	const match = TIME_PATTERN.exec( time );
	if ( ! match ) {
		return null;
	}
	const minutes = Number( match[ 1 ] ) * 60 + Number( match[ 2 ] );
	return Number( match[ 2 ] ) < 60 && minutes <= DAY_MINUTES ? minutes : null;
}

export function toTime( minutes: number ): string {
	const two = ( value: number ) => String( value ).padStart( 2, '0' );
	return `${ two( Math.floor( minutes / 60 ) ) }:${ two( minutes % 60 ) }`;
}

/** Minutes from midnight within which another day means a clock that is minutes off, and not one that is a day off. */
const NEAR_MIDNIGHT = 120;

/**
 * Minutes by which a clock is behind that shows `shown` while it is `today`: no more than the day needs near midnight,
 * else whole days.
 */
export function clockSkew( shown: WallTime, today: IsoDate ): number {
	const days = daysBetween( shown.date, today );
	const left = DAY_MINUTES - shown.minutes;
	if ( days === 1 && left <= NEAR_MIDNIGHT ) {
		return left;
	}
	return days === -1 && shown.minutes < NEAR_MIDNIGHT
		? -shown.minutes - 1
		: days * DAY_MINUTES;
}

const clocks = new Map< string, Intl.DateTimeFormat >();

function clockOf( timeZone: string ): Intl.DateTimeFormat {
	const known = clocks.get( timeZone );
	if ( known ) {
		return known;
	}
	const clock = new Intl.DateTimeFormat( 'en-GB', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	} );
	clocks.set( timeZone, clock );
	return clock;
}

/**
 * What the studio's wall clock shows at an instant. A zone this browser does not know (an external host may send
 * anything) is read as the device's own.
 */
export function wallTimeIn( timeZone: string, instant: Date ): WallTime {
	let parts: Intl.DateTimeFormatPart[];
	try {
		parts = clockOf( timeZone ).formatToParts( instant );
	} catch {
		parts = clockOf( deviceZone() ).formatToParts( instant );
	}
	const part = ( type: Intl.DateTimeFormatPartTypes ) =>
		parts.find( ( one ) => one.type === type )?.value ?? '';
	return {
		date: `${ part( 'year' ) }-${ part( 'month' ) }-${ part( 'day' ) }`,
		minutes: Number( part( 'hour' ) ) * 60 + Number( part( 'minute' ) ),
	};
}

export function deviceZone(): string {
	return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
