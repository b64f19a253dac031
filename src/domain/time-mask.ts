import { toMinutes, toTime } from './time';
import { timeIn } from './time-words';

/**
 * Reason why a time field holds no time: "figure" for an invalid digit, "paste" for unreadable text, "left" for an
 * incomplete time on leaving the field.
 */
export type Refusal = 'figure' | 'paste' | 'left';

/**
 * State of a time field during typing: HH:MM or its beginning. A first hour digit over 2, a first minute digit over 5
 * and an hour over 23 are rejected, except 24:00 as the end of a day.
 */
export interface Typed {
	readonly text: string;
	/** Characters before the caret. */
	readonly caret: number;
	readonly refusal?: Refusal;
}

const WHOLE = 5;
const COLON = 2;
const FIGURE = /^\d$/;
const MERIDIEM = /^[ap]$/i;
const SEPARATOR = /^[:.,h\s-]$/i;

/**
 * Applies the time format to an edit. After an invalid digit the characters right behind it are rejected too: the rest
 * of "29:00" would be a different time.
 *
 * @param before State before the edit.
 * @param after  State after the edit by keys, paste or autofill.
 * @param isEnd  Whether 24:00 is allowed.
 */
export function maskTime( before: Typed, after: Typed, isEnd: boolean ): Typed {
	const put = putIn( before.text, after );
	if ( put === '' ) {
		return { text: after.text, caret: after.caret };
	}
	return put.length > 1
		? pasted( before, after, put, isEnd )
		: keyed( before, after, put, isEnd );
}

/** Completes the field on leaving it: digits of an hour alone become a full hour; incomplete minutes are an error. */
export function leftTime( field: Typed, isEnd: boolean ): Typed {
	if ( field.refusal === 'figure' || field.refusal === 'left' ) {
		return { ...field, refusal: 'left' };
	}
	const text = fullHour( field.text );
	const isTime = text === '' || minutesOf( text, isEnd ) !== null;
	return {
		text: isTime ? text : field.text,
		caret: field.caret,
		...( isTime ? {} : { refusal: 'left' } ),
	};
}

/** Returns the minutes from midnight; null for an incomplete time. */
export function minutesOf( text: string, isEnd: boolean ): number | null {
	const minutes = text.length === WHOLE ? toMinutes( text ) : null;
	return minutes !== null && ( isEnd || minutes < 24 * 60 ) ? minutes : null;
}

export const timeText = ( minutes: number | null ) =>
	minutes === null ? '' : toTime( minutes );

/** Completes an hour: "9", "12", "12:" or, after a deleted digit, "1:30". */
function fullHour( text: string ): string {
	const [ , hours, minutes ] = /^(\d{1,2})(?::(\d\d)?)?$/.exec( text ) ?? [];
	return hours === undefined
		? text
		: `${ hours.padStart( 2, '0' ) }:${ minutes ?? '00' }`;
}

/** Returns the text inserted before the caret; empty for a deletion. */
function putIn( before: string, { text, caret }: Typed ): string {
	const tail = text.slice( caret );
	const head = text.slice( 0, caret );
	const old = before.endsWith( tail )
		? before.slice( 0, before.length - tail.length )
		: '';
	let same = 0;
	while ( same < head.length && head[ same ] === old[ same ] ) {
		same++;
	}
	return head.slice( same );
}

/** Replaces the field with a pasted time; unreadable text changes nothing. */
function pasted(
	before: Typed,
	after: Typed,
	put: string,
	isEnd: boolean
): Typed {
	// The replacement may share characters with the old time: "29:00" over "21:15".
	const isAdded = after.text.length === before.text.length + put.length;
	const time =
		timeIn( after.text, isEnd ) ??
		( isAdded ? timeIn( put, isEnd ) : null );
	return time === null
		? { text: before.text, caret: before.text.length, refusal: 'paste' }
		: { text: time, caret: WHOLE };
}

function keyed(
	before: Typed,
	after: Typed,
	sign: string,
	isEnd: boolean
): Typed {
	const isInsertion = after.text.length === before.text.length + 1;
	const kept = { text: before.text, caret: after.caret - 1 };
	if ( MERIDIEM.test( sign ) && isInsertion && kept.text !== '' ) {
		return inHalfOfDay( before, sign, isEnd );
	}
	if ( ! FIGURE.test( sign ) && ! SEPARATOR.test( sign ) ) {
		return isInsertion ? { ...before, caret: kept.caret } : before;
	}
	return isInsertion
		? added( before, after, sign, isEnd )
		: inserted( before, after, isEnd );
}

/** Inserts a digit or a separator. */
function added(
	before: Typed,
	after: Typed,
	sign: string,
	isEnd: boolean
): Typed {
	const kept = { text: before.text, caret: after.caret - 1 };
	if ( isBehindRefused( before, kept.caret ) ) {
		return before;
	}
	return before.text.length === WHOLE
		? overwritten( kept, sign, isEnd )
		: inserted( before, after, isEnd );
}

const isBehindRefused = ( { refusal, caret }: Typed, at: number ) =>
	refusal === 'figure' && caret === at;

/** Converts a time with "am" or "pm" typed behind it. */
function inHalfOfDay( before: Typed, letter: string, isEnd: boolean ): Typed {
	const hours = before.text.replace( /:$/, '' );
	const time = timeIn( `${ hours }${ letter }m`, isEnd );
	return time === null
		? { ...before, refusal: 'figure' }
		: { text: time, caret: WHOLE };
}

function inserted( before: Typed, after: Typed, isEnd: boolean ): Typed {
	if ( ! /\d/.test( after.text ) ) {
		return before;
	}
	const isAtEnd = after.caret === after.text.length;
	const text = built( after.text, isEnd, isAtEnd );
	if ( text === null ) {
		const caret = Math.min( after.caret - 1, before.text.length );
		return { text: before.text, caret, refusal: 'figure' };
	}
	const ahead = built( after.text.slice( 0, after.caret ), isEnd, isAtEnd );
	return { text, caret: Math.min( text.length, ahead?.length ?? 0 ) };
}

/** Overwrites a complete time digit by digit instead of shifting it. */
function overwritten(
	{ text, caret }: Typed,
	figure: string,
	isEnd: boolean
): Typed {
	const place = caret === COLON ? COLON + 1 : caret;
	if ( ! FIGURE.test( figure ) || place >= WHOLE ) {
		return { text, caret: Math.min( place, WHOLE ) };
	}
	const changed = text.slice( 0, place ) + figure + text.slice( place + 1 );
	// A 2 typed before "19:30" starts an hour from 20 on; 24 has no minutes.
	const repaired = [
		changed,
		place === 0 ? `${ figure }0${ changed.slice( COLON ) }` : '',
		isEnd && place === 1 ? `${ changed.slice( 0, COLON ) }:00` : '',
	].find( ( time ) => minutesOf( time, isEnd ) !== null );
	return repaired
		? { text: repaired, caret: place + ( place === 1 ? 2 : 1 ) }
		: { text, caret, refusal: 'figure' };
}

/** Formats digits and separators as a time or its beginning; null if they are invalid. */
function built( raw: string, isEnd: boolean, mayPad: boolean ): string | null {
	let text: string | null = '';
	for ( const sign of raw ) {
		text = FIGURE.test( sign )
			? withFigure( text, sign, isEnd )
			: withSeparator( text, mayPad );
		if ( text === null ) {
			return null;
		}
	}
	return text;
}

/** Pads a one-digit hour with 0, unless more digits follow. */
function withSeparator( text: string, mayPad: boolean ): string | null {
	if ( text.endsWith( ':' ) ) {
		return text;
	}
	if ( text.includes( ':' ) ) {
		return null;
	}
	return text.length === 1 && mayPad ? `0${ text }:` : `${ text }:`;
}

function withFigure(
	text: string,
	figure: string,
	isEnd: boolean
): string | null {
	const [ hours = '', minutes ] = text.split( ':' );
	return minutes === undefined
		? withHour( hours, figure, isEnd )
		: withMinute( hours, minutes, figure );
}

function withHour( text: string, figure: string, isEnd: boolean ) {
	if ( text === '' ) {
		return Number( figure ) > 2 ? `0${ figure }:` : figure;
	}
	const hours = Number( text + figure );
	return hours < 24 || ( isEnd && hours === 24 )
		? `${ text }${ figure }:`
		: null;
}

function withMinute( hours: string, minutes: string, figure: string ) {
	const isPastEnd = hours === '24' && figure !== '0';
	const isTooMany = minutes === '' && Number( figure ) > 5;
	return minutes.length > 1 || isPastEnd || isTooMany
		? null
		: `${ hours }:${ minutes }${ figure }`;
}
