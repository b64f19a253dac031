import type { BookingFormValues, DateOverride } from '../domain/booking-form';
import { isIsoDate } from '../domain/time';
import { attempt, tabStorage } from './safe-storage';

/** Key of a draft: user, studio and booking. */
export interface DraftPlace {
	readonly userId: string | null;
	readonly studioId: string;
	/** Null for a new booking. */
	readonly bookingId: string | null;
}

/** Values of a draft; the hidden text is null if the page has been reloaded since it was typed, '' if it was cleared. */
export type DraftValues = Omit< BookingFormValues, 'hiddenDescription' > & {
	readonly hiddenDescription: string | null;
};

export interface Draft {
	/** Returns the draft; null without one, or if it is older than a day. */
	readonly read: () => DraftValues | null;
	readonly keep: ( values: BookingFormValues ) => void;
	/** Returns whether the draft is what these values, the same object, were kept as: another form may have kept its own. */
	readonly isKept: ( values: BookingFormValues ) => boolean;
	readonly drop: () => void;
}

const DAY = 86_400_000;

/** Values by the draft's key, with the hidden text, in memory only, while the page is open. */
const keptValues = new Map< string, BookingFormValues >();

/**
 * Returns the draft of a form: unsaved input, which survives a reload in the same tab for a day. The hidden text is
 * never stored and survives only closing the form (docs/decisions/0031). Without browser storage there is no draft.
 */
export function draftAt( page: Window, place: DraftPlace ): Draft {
	const { userId, studioId, bookingId } = place;
	const key = `studio-calendar-draft:${ userId }:${ studioId }:${
		bookingId ?? 'new'
	}`;
	const storage = tabStorage( page );
	return {
		read: () => {
			const text = storage?.get( key );
			const values = text ? valuesIn( text ) : null;
			return (
				values && {
					...values,
					hiddenDescription:
						keptValues.get( key )?.hiddenDescription ?? null,
				}
			);
		},
		keep: ( values ) => {
			keptValues.set( key, values );
			storage?.set(
				key,
				JSON.stringify( {
					savedAt: Date.now(),
					values: { ...values, hiddenDescription: '' },
				} )
			);
		},
		isKept: ( values ) =>
			keptValues.get( key ) === values && Boolean( storage?.get( key ) ),
		drop: () => {
			keptValues.delete( key );
			storage?.remove( key );
		},
	};
}

function valuesIn( text: string ): DraftValues | null {
	const kept = attempt( () => JSON.parse( text ) as unknown );
	if ( ! isRecord( kept ) || ! isRecord( kept[ 'values' ] ) ) {
		return null;
	}
	const age = Date.now() - Number( kept[ 'savedAt' ] );
	return age >= 0 && age < DAY ? readValues( kept[ 'values' ] ) : null;
}

type Kept = Readonly< Record< string, unknown > >;

/** Reads the values one by one, because an older version of the plugin may have stored them. */
function readValues( kept: Kept ): DraftValues {
	return {
		trainerId: textOrNull( kept[ 'trainerId' ] ),
		roomId: textOrNull( kept[ 'roomId' ] ),
		date: dateOrNull( kept[ 'date' ] ),
		eventId: textOrNull( kept[ 'eventId' ] ),
		hiddenDescription: null,
		reason: textOrNull( kept[ 'reason' ] ) ?? '',
		from: numberOrNull( kept[ 'from' ] ),
		to: numberOrNull( kept[ 'to' ] ),
		isRepeat: kept[ 'isRepeat' ] === true,
		dateUntil: dateOrNull( kept[ 'dateUntil' ] ),
		skipDates: Array.isArray( kept[ 'skipDates' ] )
			? kept[ 'skipDates' ].filter( isIsoDate )
			: [],
		overrides: overridesIn( kept[ 'overrides' ] ),
	};
}

const isRecord = ( value: unknown ): value is Kept =>
	typeof value === 'object' && value !== null;

const textOrNull = ( value: unknown ) =>
	typeof value === 'string' ? value : null;

const numberOrNull = ( value: unknown ) =>
	typeof value === 'number' ? value : null;

const dateOrNull = ( value: unknown ) => ( isIsoDate( value ) ? value : null );

function overridesIn( value: unknown ): BookingFormValues[ 'overrides' ] {
	return Object.fromEntries(
		Object.entries( isRecord( value ) ? value : {} ).flatMap(
			( [ date, own ] ) =>
				isIsoDate( date ) && isRecord( own )
					? [ [ date, overrideIn( own ) ] ]
					: []
		)
	);
}

function overrideIn( own: Kept ): DateOverride {
	const roomId = textOrNull( own[ 'roomId' ] );
	const from = numberOrNull( own[ 'from' ] );
	const to = numberOrNull( own[ 'to' ] );
	return {
		...( roomId === null ? {} : { roomId } ),
		...( from === null ? {} : { from } ),
		...( to === null ? {} : { to } ),
	};
}
