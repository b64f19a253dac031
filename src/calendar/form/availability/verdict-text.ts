import type { DateOverride } from '../../../domain/booking-form';
import type { Texts } from '../../../i18n/texts';
import type { DayState } from '../../../store/use-day';
import type { SeriesDate } from '../repeat/use-series';
import { whyNot } from '../repeat/why-not';
import { sentenceOf, type Sentence } from './sentence-of';
import type { DayVerdict } from './use-verdict';

/** Returns the strip's sentence, for a date of a series the one of its line; null while unknown. */
export function shownSentence(
	{ day, verdict, stance, chosen, line }: DayVerdict,
	gapMinutes: number,
	texts: Texts
): Sentence | null {
	if ( ! verdict || ! chosen ) {
		return null;
	}
	const own = sentenceOf( verdict, { chosen, gapMinutes, stance }, texts );
	return line ? lineSentence( line, own, day, texts ) : own;
}

/** Returns the server's result for a date of a series, which takes precedence over the loaded week. */
function lineSentence(
	{ check, override, isSkipped }: SeriesDate,
	own: Sentence,
	day: DayState,
	texts: Texts
): Sentence {
	const isFree = check?.isFree === true;
	if ( override ) {
		return mendedSentence( override, isFree, texts );
	}
	if ( isSkipped ) {
		const skipped = texts.__( 'This date is skipped', 'studio-calendar' );
		const why =
			check && ! isFree ? `${ whyNot( check, day, texts ) }. ` : '';
		return { text: `${ why }${ skipped }`, tone: 'warn', icon: 'ban' };
	}
	return isFree && own.tone === 'bad'
		? {
				text: texts.__( 'Free', 'studio-calendar' ),
				tone: 'ok',
				icon: 'check',
			}
		: own;
}

function mendedSentence(
	{ roomId }: DateOverride,
	isFree: boolean,
	{ __ }: Texts
): Sentence {
	return {
		text: roomId
			? __( 'Another room on this date', 'studio-calendar' )
			: __( 'Another time on this date', 'studio-calendar' ),
		tone: isFree ? 'ok' : 'warn',
		icon: isFree ? 'check' : 'warning',
	};
}
