import { toMinutes, toTime } from './time';
import { timeIn } from './time-words';

/**
 * Why a time field does not stand for a time: a "figure" was typed that makes none, a "paste" was not understood, or the
 * field was "left" with half a time in it.
 */
export type Refusal = 'figure' | 'paste' | 'left';

/**
 * What stands in a time field while it is being typed: HH:MM or the beginning of it. A first hour digit over 2 or a
 * first minute digit over 5 is not taken, nor an hour over 23 but for the end of a day, 24:00.
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
 * A figure that makes no time is not taken, and neither is what is typed right behind it: of "29:00" the rest would make
 * another time than was meant.
 *
 * @param before What stood there.
 * @param after  What the browser has made of it, whatever the way: keys, paste, autofill.
 * @param isEnd  24:00 is a time there, too.
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

/** The field when it is left: a full hour may be typed by its figures alone; half a minute is no time. */
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

/** Minutes from midnight; null for what is not a whole time. */
export function minutesOf( text: string, isEnd: boolean ): number | null {
	const minutes = text.length === WHOLE ? toMinutes( text ) : null;
	return minutes !== null && ( isEnd || minutes < 24 * 60 ) ? minutes : null;
}

export const timeText = ( minutes: number | null ) =>
	minutes === null ? '' : toTime( minutes );

/** "9", "12", "12:" and, where a figure was taken out, "1:30". */
function fullHour( text: string ): string {
	const [ , hours, minutes ] = /^(\d{1,2})(?::(\d\d)?)?$/.exec( text ) ?? [];
	return hours === undefined
		? text
		: `${ hours.padStart( 2, '0' ) }:${ minutes ?? '00' }`;
}

/** What was put in before the caret; nothing where a piece was only taken out. */
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

/** A time that is understood replaces what stood there; anything else leaves it alone. */
function pasted(
	before: Typed,
	after: Typed,
	put: string,
	isEnd: boolean
): Typed {
	// Of what replaces a time, a part may be as the old one: "29:00" over "21:15".
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

/** A figure or a separator that replaces nothing. */
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

/** "am" or "pm" behind what was typed. */
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
	const ahead = built( after.text.slice( 0, after.caret ), isEnd, true );
	return { text, caret: Math.min( text.length, ahead?.length ?? 0 ) };
}

/** A whole time is written over, a figure at a time, instead of being pushed along. */
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
	// "19:30" with a 2 in front is meant to become some hour after 20; 24 has no minutes.
	const repaired = [
		changed,
		place === 0 ? `${ figure }0${ changed.slice( COLON ) }` : '',
		isEnd && place === 1 ? `${ changed.slice( 0, COLON ) }:00` : '',
	].find( ( time ) => minutesOf( time, isEnd ) !== null );
	return repaired
		? { text: repaired, caret: place + ( place === 1 ? 2 : 1 ) }
		: { text, caret, refusal: 'figure' };
}

/** Figures and separators as a time or its beginning; null where they make none. */
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

/** An hour typed by its one figure gets its 0, unless more stands behind it already. */
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
	const colon = text.indexOf( ':' );
	if ( colon === -1 && text.length < COLON ) {
		return withHour( text, figure, isEnd );
	}
	const hours = colon === -1 ? text : text.slice( 0, colon );
	return withMinute( hours, text.slice( hours.length + 1 ), figure );
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
