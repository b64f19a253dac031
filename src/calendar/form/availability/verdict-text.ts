import { sprintf } from '@wordpress/i18n';
import { toTime } from '../../../domain/time';
import type { Span } from '../../../domain/free-time';
import type { Verdict } from '../../../domain/slot-verdict';
import type { useI18n } from '../../../i18n/context';
import type { IconName } from '../../../ui/icon';
import { timeRange } from '../../grid/card-name';

type Texts = Pick< ReturnType< typeof useI18n >, '__' | '_n' >;

interface Sentence {
	readonly text: string;
	readonly tone: 'ok' | 'warn' | 'bad';
	readonly icon: IconName;
}

interface Situation {
	readonly chosen: Span;
	readonly gapMinutes: number;
	/** Owners may break the gap, so that is a hint to them and no refusal. */
	readonly isOwner: boolean;
}

/** What the strip says of the chosen time: "Free 20:15–24:00", "Taken by Zumba until 20:15". */
export function sentenceOf(
	verdict: Verdict,
	{ chosen, gapMinutes, isOwner }: Situation,
	texts: Texts
): Sentence {
	const { __ } = texts;
	const bad = ( text: string ) =>
		( { text, tone: 'bad', icon: 'ban' } ) as const;
	switch ( verdict.kind ) {
		case 'closed':
			return bad(
				__( 'The studio is closed at this time', 'studio-calendar' )
			);
		case 'taken':
			return bad( takenText( verdict.by, chosen, texts ) );
		case 'close': {
			const text = closeText( verdict, gapMinutes, texts );
			return isOwner
				? { text, tone: 'warn', icon: 'warning' }
				: bad( text );
		}
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

function takenText(
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
				'Needs %d min beside another booking',
				'Needs %d min beside another booking',
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
					'Needs %1$d min after %2$s',
					'Needs %1$d min after %2$s',
					minutes,
					'studio-calendar'
				),
				minutes,
				name
			)
		: sprintf(
				/* translators: 1: minutes that have to stay free, 2: the booking after */
				_n(
					'Needs %1$d min before %2$s',
					'Needs %1$d min before %2$s',
					minutes,
					'studio-calendar'
				),
				minutes,
				name
			);
}
