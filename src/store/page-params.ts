import { isIsoDate, weekOf, type IsoDate } from '../domain/time';

/** View parameters in the page's URL (specification, 2; docs/behaviour.md, 1). */
export interface PageParams {
	readonly studioId: string | null;
	/** 'all' if the URL requests every room although an attribute names one. */
	readonly roomId: string | null;
	readonly locale: string | null;
	/** First day in view; a Monday unless `days` is set. */
	readonly week: IsoDate | null;
	/** Length of a custom range in days; null for the whole week. */
	readonly days: number | null;
}

export const ALL_ROOMS = 'all';

/** Earliest day; at the ends of the calendar some days have no valid date. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

const ID_PATTERN = /^[1-9]\d{0,17}$/;
const DAYS_PATTERN = /^[1-9]\d?$/;

/** Maximum range of guests (docs/behaviour.md, 7), so that a shared link shows the same to everyone. */
export const MAX_DAYS = 31;

export function readPageParams( address: string ): PageParams {
	const query = new URL( address ).searchParams;
	const room = query.get( 'room_id' ) ?? '';
	return {
		studioId: idOrNull( query.get( 'studio_id' ) ?? '' ),
		roomId: room === ALL_ROOMS ? room : idOrNull( room ),
		locale: query.get( 'locale' ),
		...daysInView( query.get( 'week' ), query.get( 'days' ) ?? '' ),
	};
}

function daysInView(
	week: string | null,
	days: string
): Pick< PageParams, 'week' | 'days' > {
	if ( ! isIsoDate( week ) || week <= FIRST_DAY || week >= LAST_DAY ) {
		return { week: null, days: null };
	}
	const isRange = DAYS_PATTERN.test( days ) && Number( days ) <= MAX_DAYS;
	return isRange
		? { week, days: Number( days ) }
		: { week: weekOf( week ).from, days: null };
}

const idOrNull = ( value: string ) =>
	ID_PATTERN.test( value ) ? value : null;

/**
 * Returns the URL's `nonce` and removes it before the first request, so that it reaches no log, Referer or other
 * script.
 */
export function takeNonce( page: Window ): string | null {
	const url = new URL( page.location.href );
	const nonce = url.searchParams.get( 'nonce' );
	if ( nonce !== null ) {
		url.searchParams.delete( 'nonce' );
		page.history.replaceState( page.history.state, '', url );
	}
	return nonce;
}
