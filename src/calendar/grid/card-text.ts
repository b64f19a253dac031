import type { Booking } from '../../domain/booking';
import { toTime } from '../../domain/time';
import type { Texts } from '../../i18n/texts';
import { durationText, timeRange } from './card-name';
import type { CardSize, CardWidth } from './card-size';

/** Returns "18:00", "18:00–19:30" or "18:00–19:30 · 1h 30m"; a time is complete or omitted. */
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

/** Splits a title into parts; every second one ("10–13") must not wrap. */
export const partsOf = ( title: string ): readonly string[] =>
	title.split( /(\d+(?:[–-]\d+)+)/ );
