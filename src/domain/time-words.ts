import { toMinutes } from './time';

/** Patterns of a date before a time: 2026-11-12, 12.11.2026, 11/12, "Thu, Nov 12, 2026", "12 ноября". */
const DATE = [
	String.raw`\d{4}-\d{1,2}-\d{1,2}`,
	String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})`,
	String.raw`\d{1,2}\.(?:0?[1-9]|1[0-2])\.?|\d{1,2}/\d{1,2}`,
	String.raw`(?:\p{L}{2,}[.,]*\s+)?(?:\d{1,2}[.,]?\s+\p{L}{3,}|\p{L}{3,}[.,]*\s+\d{1,2})[.,]*(?:[,\s]+\d{4}(?:\s+г\.)?)?(?:,?\s+(?:at|в|kell))?`,
].join( '|' );

const SECONDS = String.raw`(?::\d{2}(?:[.,]\d+)?)?`;
const IN_HALVES = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})${ SECONDS })?\s*(?<half>[ap])\.?\s?m\.?`;
const IN_24 = String.raw`(?<hour>\d{1,2})[:.h](?<minute>\d{2})${ SECONDS }`;
/** Digits without a separator; after a date they would be read as a year. */
const FIGURES = String.raw`(?<hour>\d{1,2})(?<minute>\d{2})|(?<hours>\d{1,2})`;

const NO_HOUR = 99;
/** Maximum length of a text in characters. */
const MAX_LENGTH = 60;

const WAYS = [
	`^(?:(?:${ DATE })(?:T|[,\\s]+))?${ IN_HALVES }$`,
	`^(?:(?:${ DATE })(?:T|[,\\s]+))?${ IN_24 }$`,
	`^(?:${ FIGURES })$`,
].map( ( way ) => new RegExp( way, 'iu' ) );

/**
 * Parses a time in a text as HH:MM: in 24 or 12 hours, after a date, with a colon, a full stop or nothing between the
 * digits. Null for any other text, and for two times.
 *
 * @param text
 * @param isEnd Whether it is a booking's end, where midnight is 24:00.
 */
export function timeIn( text: string, isEnd: boolean ): string | null {
	const trimmed = text.trim().slice( 0, MAX_LENGTH );
	for ( const way of WAYS ) {
		const found = way.exec( trimmed )?.groups;
		if ( found ) {
			const time = timeOf( found, isEnd );
			const minutes = toMinutes( time );
			const isTime = minutes !== null && ( isEnd || minutes < 24 * 60 );
			return isTime ? time : null;
		}
	}
	return null;
}

function timeOf(
	found: Readonly< Record< string, string | undefined > >,
	isEnd: boolean
): string {
	const minute = found[ 'minute' ] ?? '00';
	const hour = inDay(
		Number( found[ 'hour' ] ?? found[ 'hours' ] ),
		found[ 'half' ],
		isEnd && minute === '00' ? 24 : 0
	);
	return `${ String( hour ).padStart( 2, '0' ) }:${ minute }`;
}

/** Converts a 12-hour time; an hour outside of its half of the day becomes an invalid one. */
function inDay(
	hour: number,
	half: string | undefined,
	midnight: number
): number {
	if ( half === undefined ) {
		return hour;
	}
	if ( half.toLowerCase() === 'p' ) {
		return hour < 12 && hour > 0 ? hour + 12 : hour || NO_HOUR;
	}
	if ( hour === 12 ) {
		return midnight;
	}
	return hour > 0 && hour < 12 ? hour : NO_HOUR;
}
