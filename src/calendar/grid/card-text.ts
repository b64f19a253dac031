import type { Booking } from '../../domain/booking';
import { toTime } from '../../domain/time';
import type { Texts } from '../../i18n/texts';
import { durationText, timeRange } from './card-name';
import type { CardSize, CardWidth } from './card-size';

/** The start before the title, where a card is one line and wide enough for both. */
export function leadText(
	booking: Booking,
	size: CardSize,
	width: CardWidth
): string {
	return width.isWide && ! size.hasTime ? `${ toTime( booking.from ) } ` : '';
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
