import type { DateRange, IsoDate } from '../../domain/time';

/**
 * Converts a date for react-day-picker, which uses Date objects in the device's time zone; other code uses texts. The
 * time is noon, which exists on every day despite daylight saving time.
 */
export function toDate( date: IsoDate ): Date {
	const [ year = 0, month = 1, day = 1 ] = date.split( '-' ).map( Number );
	const noon = new Date( 0 );
	noon.setFullYear( year, month - 1, day );
	noon.setHours( 12, 0, 0, 0 );
	return noon;
}

export const toIsoDate = ( date: Date ): IsoDate =>
	[
		digits( date.getFullYear(), 4 ),
		digits( date.getMonth() + 1, 2 ),
		digits( date.getDate(), 2 ),
	].join( '-' );

/** Converts a range; a missing end stays open. */
export const toDates = ( { from, to }: Partial< DateRange > ) => ( {
	from: from === undefined ? undefined : toDate( from ),
	to: to === undefined ? undefined : toDate( to ),
} );

const digits = ( value: number, length: number ) =>
	String( value ).padStart( length, '0' );
