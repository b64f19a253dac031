import type { Booking } from '../../domain/booking';
import { toTime } from '../../domain/time';
import { durationText, timeRange, type Texts } from './card-name';
import type { CardSize, CardWidth } from './card-size';

/** The start before the title, where a card is one line and wide enough for both, or too narrow for more than that. */
export function leadText(
	booking: Booking,
	size: CardSize,
	width: CardWidth
): string {
	if ( width.letters !== null ) {
		return toTime( booking.from );
	}
	return width.isWide && ! size.hasTime ? `${ toTime( booking.from ) } ` : '';
}

/** As many whole words as fit a line, or the initials of as many (design, 12). */
export function shortTitle( title: string, letters: number ): string {
	const words = title.split( /\s+/ ).filter( Boolean );
	const fitting = words.filter(
		( _, at ) => words.slice( 0, at + 1 ).join( ' ' ).length <= letters
	);
	return fitting.length > 0
		? fitting.join( ' ' )
		: words
				.map( ( word ) => Array.from( word )[ 0 ] ?? '' )
				.slice( 0, letters )
				.join( '' )
				.toLocaleUpperCase();
}

/** "18:00", "18:00–19:30" or "18:00–19:30 · 1h 30m": a time is whole or not there. */
export function timeText(
	booking: Booking,
	size: CardSize,
	width: CardWidth,
	texts: Texts
): string {
	if ( ! size.hasTime ) {
		return '';
	}
	if ( ! width.hasEnd ) {
		return toTime( booking.from );
	}
	return width.isWide && size.isTall
		? `${ timeRange( booking ) } · ${ durationText( booking, texts ) }`
		: timeRange( booking );
}

/** A title in parts, every second of which ("10–13") is to stay in one piece. */
export const partsOf = ( title: string ): readonly string[] =>
	title.split( /(\d+(?:[–-]\d+)+)/ );
