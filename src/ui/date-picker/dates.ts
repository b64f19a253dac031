import type { DateRange, IsoDate } from '../../domain/time';

/**
 * react-day-picker thinks in Date objects; outside of this room a day is its text. All of them stand at noon in UTC, as
 * the picker is told to think, too: there every day exists and has 24 hours, whatever zone the device is in.
 */
export const PICKER_ZONE = 'UTC';

export const toDate = ( date: IsoDate ): Date =>
	new Date( `${ date }T12:00:00Z` );

export const toIsoDate = ( date: Date ): IsoDate =>
	new Date( date.getTime() ).toISOString().slice( 0, 10 );

/** A range as the picker takes it; an end that is not chosen yet is left open. */
export const toDates = ( { from, to }: Partial< DateRange > ) => ( {
	from: from === undefined ? undefined : toDate( from ),
	to: to === undefined ? undefined : toDate( to ),
} );
