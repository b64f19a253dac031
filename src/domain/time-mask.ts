import { toMinutes, toTime } from './time';

/**
 * What stands in a time field while it is being typed: HH:MM or the beginning of it. An hour over 23, a minute over 59
 * and, but for the end of a day, 24:00 cannot be typed at all (specification, 5; product.md, 4).
 */
export interface Typed {
	readonly text: string;
	/** Characters before the caret. */
	readonly caret: number;
}

const WHOLE = 5;
const COLON = 2;

/**
 * @param before What stood there.
 * @param after  What the browser has made of it, whatever the way: keys, paste, autofill.
 * @param isEnd  24:00 is a time there, too.
 */
export function maskTime(
	before: string,
	after: Typed,
	isEnd: boolean
): Typed {
	if ( isRemoval( before, after ) ) {
		return after;
	}
	if ( before.length === WHOLE && after.text.length === WHOLE + 1 ) {
		return overwritten( before, after, isEnd );
	}
	const isAtMinutes = after.caret === after.text.length;
	const text = typed( after.text, isEnd, isAtMinutes );
	const ahead = typed( after.text.slice( 0, after.caret ), isEnd, true );
	return { text, caret: Math.min( text.length, ahead.length ) };
}

/** A time typed by halves ("9", "9:3") as it is meant when the field is left; what is no time at all stays. */
export function completedTime( text: string, isEnd: boolean ): string {
	if ( ! /^\d/.test( text ) ) {
		return text;
	}
	const [ hours = '', minutes = '' ] = typed( text, isEnd, true ).split(
		':'
	);
	return `${ hours.padStart( 2, '0' ) }:${ minutes.padEnd( 2, '0' ) }`;
}

/** Minutes from midnight; null for what is not a whole time. */
export function minutesOf( text: string, isEnd: boolean ): number | null {
	const minutes = text.length === WHOLE ? toMinutes( text ) : null;
	return minutes !== null && ( isEnd || minutes < 24 * 60 ) ? minutes : null;
}

export const timeText = ( minutes: number | null ) =>
	minutes === null ? '' : toTime( minutes );

/** True where a piece was taken out and nothing put in: what is left stays as it is, to be typed on from there. */
function isRemoval( before: string, { text, caret }: Typed ): boolean {
	return (
		text.length < before.length &&
		before.startsWith( text.slice( 0, caret ) ) &&
		before.endsWith( text.slice( caret ) )
	);
}

/** A whole time is written over, a figure at a time, instead of being pushed along. */
function overwritten(
	before: string,
	{ text, caret }: Typed,
	isEnd: boolean
): Typed {
	const figure = text.charAt( caret - 1 );
	const place = caret - 1 === COLON ? COLON + 1 : caret - 1;
	if ( ! /\d/.test( figure ) || place >= WHOLE ) {
		return { text: before, caret: Math.min( place, WHOLE ) };
	}
	const changed =
		before.slice( 0, place ) + figure + before.slice( place + 1 );
	// "19:30" with a 2 in front is meant to become some hour after 20; 24 has no minutes.
	const repaired = [
		changed,
		place === 0 ? `${ figure }0${ changed.slice( COLON ) }` : '',
		isEnd && place === 1 ? `${ changed.slice( 0, COLON ) }:00` : '',
	].find( ( time ) => minutesOf( time, isEnd ) !== null );
	return repaired
		? { text: repaired, caret: place + ( place === 1 ? 2 : 1 ) }
		: { text: before, caret: place };
}

/** Takes figures as long as they make a time; a figure that can only be the second of its pair gets its 0. */
function typed( raw: string, isEnd: boolean, mayPad: boolean ): string {
	let text = '';
	for ( const sign of raw ) {
		if ( /\d/.test( sign ) ) {
			const next = withFigure( text, sign, isEnd );
			if ( next === null ) {
				return text;
			}
			text = next;
		} else if ( text.length === 1 && mayPad ) {
			text = `0${ text }:`;
		} else if ( text.length === 1 ) {
			text += ':';
		}
	}
	return text;
}

/** Null where the figure makes no time. */
function withFigure(
	text: string,
	figure: string,
	isEnd: boolean
): string | null {
	const colon = text.indexOf( ':' );
	return colon === -1
		? withHour( text, figure, isEnd )
		: withMinute( text, text.slice( colon + 1 ), figure );
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

function withMinute( text: string, minutes: string, figure: string ) {
	const isPastEnd = text.startsWith( '24' ) && figure !== '0';
	if ( minutes.length > 1 || isPastEnd ) {
		return null;
	}
	return minutes === '' && Number( figure ) > 5
		? `${ text }0${ figure }`
		: text + figure;
}
