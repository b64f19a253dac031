import { daysBetween, toMinutes, type IsoDate } from './time';

/**
 * The generic validators of the specification's section 5: each says whether a value will do. Those with a measure take
 * it first, so that `hasLength( 8 )` is a validator like the others.
 */
export type Validator = ( value: string ) => boolean;

/** Two times of a day, HH:MM. */
export interface TimeRange {
	readonly from: string;
	readonly to: string;
}

const HOUR = 60;

/** A name, one @, and a domain of at least two parts; whether anyone reads it, only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isPresent = ( value: string | null | undefined ): boolean =>
	( value ?? '' ).trim() !== '';

export const isEmail: Validator = ( value ) => EMAIL.test( value );

/** @param length In characters as people count them, not in UTF-16 units. */
export const hasLength =
	( length: number ): Validator =>
	( value ) =>
		Array.from( value ).length >= length;

export const hasUpperCase: Validator = ( value ) => /\p{Lu}/u.test( value );

export const hasLowerCase: Validator = ( value ) => /\p{Ll}/u.test( value );

/** Punctuation or a sign: anything but letters, figures, marks and space. */
export const hasSymbol: Validator = ( value ) => /[\p{P}\p{S}]/u.test( value );

/** False for what is no time, and for an end that is not after its start, whatever the measure. */
export const lastsMinutes =
	( minutes: number ) =>
	( { from, to }: TimeRange ): boolean => {
		const start = toMinutes( from );
		const end = toMinutes( to );
		return (
			start !== null &&
			end !== null &&
			end > start &&
			end - start >= minutes
		);
	};

export const lastsHours = ( hours: number ) => lastsMinutes( hours * HOUR );

/** The specification's date helper: `start` is the same day as `other`, or later. */
export const isSameOrLater = ( start: IsoDate, other: IsoDate ): boolean =>
	daysBetween( other, start ) >= 0;
