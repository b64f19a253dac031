import type { DateRange } from '../../domain/time';

/** Host and login that stored weeks belong to; they are never shown for another. */
export interface Place {
	/** The base host's REST root. */
	readonly host: string;
	readonly studioId: string;
	readonly locale: string;
	/** Null for a guest; undefined before the first response. */
	readonly userId: string | null | undefined;
}

const PREFIX = 'studio-calendar:week';

/** Returns the name under which the device stores a week. */
export const keyOf = (
	{ host, studioId, locale, userId }: Place,
	{ from, to }: DateRange
) =>
	[ PREFIX, host, studioId, userId ?? '', locale, from, to ]
		.map( encodeURIComponent )
		.join( '|' );

/** Returns whether the device stores a week under this name, and not another script's data. */
export const isWeekKey = ( key: string ) =>
	key.startsWith( `${ encodeURIComponent( PREFIX ) }|` );

/** Returns the time at the beginning of a stored text; zero without one. */
export const asOfText = ( text: string ) => Number.parseInt( text, 10 ) || 0;
