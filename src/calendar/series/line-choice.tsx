import { sprintf } from '@wordpress/i18n';
import type { Room } from '../../domain/booking';
import type { DateOverride } from '../../domain/booking-form';
import type { Choice, PlanRow } from '../../domain/series/choices';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { isSame } from '../../store/use-date-checks';
import { LineSelect } from '../form/repeat/clash-choice';
import { useNames } from './changed-place';
import type { Plan } from './use-plan';

interface LineChoiceProps {
	readonly row: PlanRow;
	readonly plan: Plan;
	/** Name of the date in its line. */
	readonly name: string;
	readonly rooms: readonly Room[];
}

/** What to do with a booking that cannot go along, or has a place of its own: to keep it comes first. */
export function LineChoice( { row, plan, name, rooms }: LineChoiceProps ) {
	const { __ } = useI18n();
	const choices = useChoices( row, plan, rooms );
	const at = choices.findIndex( ( { choice } ) =>
		isSameChoice( choice, row.choice )
	);
	return (
		<LineSelect
			label={ sprintf(
				/* translators: %s: a date that cannot be booked as it is */
				__( 'What to do on %s', 'studio-calendar' ),
				name
			) }
			value={ String( Math.max( 0, at ) ) }
			options={ choices.map( ( { label }, index ) => ( {
				value: String( index ),
				label,
			} ) ) }
			onChange={ ( value ) => {
				const next = choices[ Number( value ) ];
				if ( next ) {
					plan.choose( row.base.date, next.choice );
				}
			} }
		/>
	);
}

/** A time that is being typed is one choice, whatever it is. */
const isSameChoice = ( a: Choice, b: Choice ) =>
	a.kind === b.kind && ( a.kind === 'typed' || isSame( a, b ) );

interface NamedChoice {
	readonly choice: Choice;
	readonly label: string;
}

function useChoices(
	{ base, clash, choice }: PlanRow,
	{ deed, lookedUp }: Plan,
	rooms: readonly Room[]
): readonly NamedChoice[] {
	const { __ } = useI18n();
	const nameOf = useNames( rooms );
	const otherName = ( { roomId, from }: DateOverride ) =>
		roomId === undefined
			? sprintf(
					/* translators: %s: time when a booking starts instead */
					__( 'Change time: %s', 'studio-calendar' ),
					toTime( from ?? base.from.from )
				)
			: sprintf(
					/* translators: %s: room of a booking instead */
					__( 'Change room: %s', 'studio-calendar' ),
					nameOf( roomId )
				);
	const keep: NamedChoice = {
		choice: { kind: 'keep' },
		label: sprintf(
			/* translators: %s: time when a booking starts and stays */
			__( 'Keep at %s', 'studio-calendar' ),
			toTime( base.from.from )
		),
	};
	if ( ! clash ) {
		const along =
			deed === 'cancel'
				? __( 'Cancel too', 'studio-calendar' )
				: __( 'Move too', 'studio-calendar' );
		return [ keep, { choice: { kind: 'along' }, label: along } ];
	}
	const free = lookedUp[ base.date ]?.options ?? [];
	const chosen = choice.kind === 'other' ? choice.override : null;
	// What has been taken since stays selected until another choice is made.
	const isGone = chosen && ! free.some( ( one ) => isSame( one, chosen ) );
	const others = isGone ? [ ...free, chosen ] : free;
	const { from, to } = clash.to ?? base.from;
	return [
		keep,
		...others.map( ( override ) => ( {
			choice: { kind: 'other', override } as const,
			label: otherName( override ),
		} ) ),
		{
			choice: { kind: 'typed', from, to },
			label: __( 'Select a time…', 'studio-calendar' ),
		},
	];
}
