import { sprintf } from '@wordpress/i18n';
import type { Span } from '../../../domain/free-time';
import type { Stance, Verdict } from '../../../domain/slot-verdict';
import { toTime } from '../../../domain/time';
import type { Texts } from '../../../i18n/texts';
import type { ChunkIconName } from '../../../ui/chunk-icon';
import { timeRange } from '../../grid/card-name';

export interface Sentence {
	readonly text: string;
	readonly tone: 'ok' | 'warn' | 'bad';
	readonly icon: ChunkIconName;
}

interface Situation {
	readonly chosen: Span;
	readonly gapMinutes: number;
	/** Consequence; only a rejected time is worded as an error. */
	readonly stance: Stance | null;
}

/** Returns the sentence of the selected time: "Free 20:15–24:00", "Taken by Zumba until 20:15". */
export function sentenceOf(
	verdict: Verdict,
	{ chosen, gapMinutes, stance }: Situation,
	texts: Texts
): Sentence {
	const { __ } = texts;
	const against = ( text: string ): Sentence =>
		stance === 'refused'
			? { text, tone: 'bad', icon: 'ban' }
			: { text, tone: 'warn', icon: 'warning' };
	switch ( verdict.kind ) {
		case 'closed':
			return against(
				__( 'The studio is closed at this time', 'studio-calendar' )
			);
		case 'taken':
			return against( takenText( verdict.by, chosen, texts ) );
		case 'close':
			return against( closeText( verdict, gapMinutes, texts ) );
		case 'free':
			return {
				text: sprintf(
					/* translators: %s: times, as in "Free 20:15–24:00" */
					__( 'Free %s', 'studio-calendar' ),
					timeRange( verdict.free )
				),
				tone: 'ok',
				icon: 'check',
			};
	}
}

export function takenText(
	{ title, from, to }: Span & { readonly title: string },
	chosen: Span,
	{ __ }: Texts
): string {
	const isFromStart = from <= chosen.from;
	const time = toTime( isFromStart ? to : from );
	if ( title === '' ) {
		return isFromStart
			? /* translators: %s: the time when a private booking ends */
				sprintf( __( 'Taken until %s', 'studio-calendar' ), time )
			: /* translators: %s: the time when a private booking begins */
				sprintf( __( 'Taken from %s', 'studio-calendar' ), time );
	}
	return isFromStart
		? sprintf(
				/* translators: 1: what a room is booked for, 2: the time when that ends */
				__( 'Taken by %1$s until %2$s', 'studio-calendar' ),
				title,
				time
			)
		: sprintf(
				/* translators: 1: what a room is booked for, 2: the time when that begins */
				__( 'Taken by %1$s from %2$s', 'studio-calendar' ),
				title,
				time
			);
}

function closeText(
	{ to, side }: Extract< Verdict, { kind: 'close' } >,
	minutes: number,
	{ _n }: Texts
): string {
	const name = to.title;
	if ( name === '' ) {
		return sprintf(
			/* translators: %d: minutes that have to stay free next to a private booking */
			_n(
				'Leave %d min free next to another booking',
				'Leave %d min free next to another booking',
				minutes,
				'studio-calendar'
			),
			minutes
		);
	}
	return side === 'after'
		? sprintf(
				/* translators: 1: minutes that have to stay free, 2: the booking before */
				_n(
					'Leave %1$d min free after %2$s',
					'Leave %1$d min free after %2$s',
					minutes,
					'studio-calendar'
				),
				minutes,
				name
			)
		: sprintf(
				/* translators: 1: minutes that have to stay free, 2: the booking after */
				_n(
					'Leave %1$d min free before %2$s',
					'Leave %1$d min free before %2$s',
					minutes,
					'studio-calendar'
				),
				minutes,
				name
			);
}
