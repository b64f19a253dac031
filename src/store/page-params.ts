import { isIsoDate, weekOf, type IsoDate } from '../domain/time';

/** What the page's address says (specification, 2; product.md, 1). */
export interface PageParams {
	readonly studioId: string | null;
	/** 'all' where the address asks for every room although an attribute names one. */
	readonly roomId: string | null;
	readonly locale: string | null;
	/** A Monday. */
	readonly week: IsoDate | null;
}

export const ALL_ROOMS = 'all';

/** Nobody books rooms beyond; at the ends of the calendar there are days that no date can be made of. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2199-12-31';

const ID_PATTERN = /^[1-9]\d{0,17}$/;

export function readPageParams( address: string ): PageParams {
	const query = new URL( address ).searchParams;
	const week = query.get( 'week' ) ?? '';
	const room = query.get( 'room_id' ) ?? '';
	return {
		studioId: idOrNull( query.get( 'studio_id' ) ?? '' ),
		roomId: room === ALL_ROOMS ? room : idOrNull( room ),
		locale: query.get( 'locale' ),
		week:
			isIsoDate( week ) && week > FIRST_DAY && week < LAST_DAY
				? weekOf( week ).from
				: null,
	};
}

const idOrNull = ( value: string ) =>
	ID_PATTERN.test( value ) ? value : null;

/**
 * The `nonce` of the address, taken out of it: before the first request, so that it reaches no log, no Referer and no
 * other script's address.
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
