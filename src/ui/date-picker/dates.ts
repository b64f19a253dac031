import type { DateRange, IsoDate } from '../../domain/time';

/**
 * react-day-picker thinks in Date objects of the device's zone; outside of this room a day is its text. All of them
 * stand at noon, which every day has, whatever the clocks do at midnight.
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

/** A range as the picker takes it; an end that is not chosen yet is left open. */
export const toDates = ( { from, to }: Partial< DateRange > ) => ( {
	from: from === undefined ? undefined : toDate( from ),
	to: to === undefined ? undefined : toDate( to ),
} );

const digits = ( value: number, length: number ) =>
	String( value ).padStart( length, '0' );
