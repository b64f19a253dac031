import type { Schedule } from '../../domain/booking';
import { shortDayLabel } from '../../domain/date-labels';
import { typedSpan, type PlanRow } from '../../domain/series/choices';
import type { Place } from '../../domain/moving/place';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import { Checkbox } from '../../ui/checkbox';
import { ChunkIcon, type ChunkIconName } from '../../ui/chunk-icon';
import { timeRange } from '../grid/card-name';
import { useNames } from './changed-place';
import { LineChoice } from './line-choice';
import { LineTimes } from './line-times';
import { whyText } from './series-texts';
import type { Plan } from './use-plan';

export interface PlanLineProps {
	readonly row: PlanRow;
	readonly plan: Plan;
	readonly schedule: Schedule;
	/** Whether it is the booking that the change began with. */
	readonly isNamed: boolean;
}

/** One booking of the series: with a checkbox if it goes along, with a choice if that is a question. */
export function PlanLine( props: PlanLineProps ) {
	const { base, clash } = props.row;
	return clash || base.isApart ? (
		<AskedLine { ...props } />
	) : (
		<PlainLine { ...props } />
	);
}

const lookOf = ( look: string, isNamed: boolean ) =>
	`sc-plan__line ${ look } ${ isNamed ? 'is-named' : '' }`;

function PlainLine( props: PlanLineProps ) {
	const { row, plan, isNamed } = props;
	const { base, willChange, choice } = row;
	const { locale } = useI18n();
	const name = <b>{ shortDayLabel( base.date, locale ) }</b>;
	const isLeft = choice.kind === 'keep';
	if ( ! base.isChanged ) {
		return (
			<li className={ lookOf( 'is-still', isNamed ) }>
				<span />
				{ name }
				<State { ...props } />
				<Pills { ...props } />
			</li>
		);
	}
	return (
		<li className={ lookOf( '', isNamed ) }>
			<Checkbox
				isChecked={ willChange }
				onChange={ () =>
					plan.choose( base.date, {
						kind: isLeft ? 'along' : 'keep',
					} )
				}
			>
				{ name }
				<State { ...props } />
			</Checkbox>
			<Pills { ...props } />
		</li>
	);
}

function AskedLine( props: PlanLineProps ) {
	const { row, plan, schedule, isNamed } = props;
	const { base, choice, clash } = row;
	const { locale } = useI18n();
	const name = shortDayLabel( base.date, locale );
	const isRefused =
		refusedOf( row ) !== null || ( clash !== null && ! row.willChange );
	return (
		<li className={ lookOf( isRefused ? 'is-off' : '', isNamed ) }>
			<LineIcon row={ row } isRefused={ isRefused } />
			<b>{ name }</b>
			<State { ...props } />
			<Pills { ...props } />
			<LineChoice
				row={ row }
				plan={ plan }
				name={ name }
				rooms={ schedule.rooms }
			/>
			{ choice.kind === 'typed' && (
				<LineTimes
					choice={ choice }
					name={ name }
					hours={ schedule.studio }
					onChange={ ( next ) => plan.choose( base.date, next ) }
				/>
			) }
		</li>
	);
}

function LineIcon( {
	row,
	isRefused,
}: Pick< PlanLineProps, 'row' > & { readonly isRefused: boolean } ) {
	const icon: ChunkIconName | null = row.willChange ? 'check' : null;
	const shown = isRefused ? 'ban' : icon;
	return shown ? <ChunkIcon name={ shown } /> : <span />;
}

/** Where the booking will be, and why not as the others. */
function State( { row, plan, schedule }: PlanLineProps ) {
	const i18n = useI18n();
	const where = useWhere( row, schedule );
	const { base, clash } = row;
	const refused = refusedOf( row );
	const problem = refused ?? clash;
	const by = plan.lookedUp[ base.date ]?.by ?? '';
	const why = problem && whyText( problem, by, i18n );
	const goal = where( plan.deed === 'cancel' ? base.from : goalOf( row ) );
	if ( refused ) {
		return <Words text={ why } more={ goal } isBad />;
	}
	if ( isMoving( row ) ) {
		return <Words text={ goal } more={ why } />;
	}
	return (
		<Words
			text={ why ?? stayingText( row, i18n ) }
			more={ where( base.from ) }
			isBad={ why !== null }
		/>
	);
}

/** Returns the problem of what was chosen; null if it can be. */
const refusedOf = ( { result }: PlanRow ) =>
	result?.isFree === false ? result : null;

/** Returns whether it goes along; one that keeps its own place may still change otherwise. */
const isMoving = ( { base, choice, willChange }: PlanRow ) =>
	willChange && ! ( base.isApart && choice.kind === 'keep' );

const stayingText = ( { base }: PlanRow, { __ }: Texts ) =>
	base.isApart
		? __( 'Keeps its own time', 'studio-calendar' )
		: __( 'Stays as it is', 'studio-calendar' );

/** Returns words for a place, with the day if it is another one. */
function useWhere( { base }: PlanRow, { rooms }: Schedule ) {
	const { locale } = useI18n();
	const nameOf = useNames( rooms );
	return ( place: Place ) =>
		[
			place.date === base.date ? '' : shortDayLabel( place.date, locale ),
			nameOf( place.roomId ),
			timeRange( place ),
		]
			.filter( Boolean )
			.join( ', ' );
}

/** Returns where a booking that goes along will be. */
function goalOf( { base, clash, result, choice }: PlanRow ): Place {
	const goal = result?.to ?? clash?.to ?? base.to ?? base.from;
	return choice.kind === 'other'
		? { ...goal, ...choice.override }
		: { ...goal, ...typedSpan( choice ) };
}

interface WordsProps {
	readonly text: string | null;
	readonly more: string | null;
	readonly isBad?: boolean;
}

const Words = ( { text, more, isBad = false }: WordsProps ) => (
	<span className="sc-plan__state">
		<span className={ isBad ? 'is-bad' : undefined }>{ text }</span>
		{ more && <small>{ more }</small> }
	</span>
);

function Pills( { row, isNamed }: PlanLineProps ) {
	const { __ } = useI18n();
	const { base, result, willChange } = row;
	const isPending = willChange && ( result ?? base ).becomesPending;
	return (
		<span className="sc-plan__pills">
			{ isNamed && (
				<span className="sc-plan__pill is-line">
					{ __( 'This one', 'studio-calendar' ) }
				</span>
			) }
			{ base.isPaid === true && (
				<span className="sc-plan__pill">
					<ChunkIcon name="paid" />
					{ __( 'Paid', 'studio-calendar' ) }
				</span>
			) }
			{ isPending && (
				<span className="sc-plan__pill">
					<ChunkIcon name="pending" />
					{ __( 'Becomes pending', 'studio-calendar' ) }
				</span>
			) }
		</span>
	);
}
