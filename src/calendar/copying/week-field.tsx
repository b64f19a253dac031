import { rangeLabel } from '../../domain/labels';
import {
	addDays,
	weekOf,
	type DateRange,
	type IsoDate,
} from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { PickerButton } from '../../ui/date-picker/picker-button';
import { Field } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { useStudio } from '../studio-context';

interface WeekFieldProps {
	/** The week that is copied, which cannot be selected. */
	readonly source: DateRange;
	/** Monday of the selected week. */
	readonly value: IsoDate;
	readonly onChange: ( monday: IsoDate ) => void;
}

const WEEK = 7;

/** Field for the week that the copies go into, by steps or by a date of it. */
export function WeekField( { source, value, onChange }: WeekFieldProps ) {
	const { now } = useStudio();
	const { locale, __ } = useI18n();
	const label = __( 'To the week', 'studio-calendar' );
	const step = ( days: number ) => {
		const next = addDays( value, days );
		onChange( next === source.from ? addDays( next, days ) : next );
	};
	const arrow = ( name: string, icon: 'previous' | 'next', days: number ) => (
		<button
			type="button"
			className="sc-btn sc-btn--line sc-btn--icon"
			aria-label={ name }
			onClick={ () => step( days ) }
		>
			<Icon name={ icon } />
		</button>
	);
	return (
		<Field
			label={ label }
			error={
				value === source.from
					? __( 'Select another week', 'studio-calendar' )
					: undefined
			}
		>
			{ ( control ) => (
				<div className="sc-copy__week">
					{ arrow(
						__( 'Previous week', 'studio-calendar' ),
						'previous',
						-WEEK
					) }
					<PickerButton
						control={ control }
						label={ label }
						text={ rangeLabel( weekOf( value ), locale ) }
						className="sc-in"
						picker={ {
							kinds: [ 'date' ],
							draft: { kind: 'date', date: value, range: null },
							today: now.date,
							isAutoSave: true,
							onPick: ( picked ) => {
								if ( picked.kind === 'date' ) {
									onChange( weekOf( picked.date ).from );
								}
							},
						} }
					/>
					{ arrow(
						__( 'Next week', 'studio-calendar' ),
						'next',
						WEEK
					) }
				</div>
			) }
		</Field>
	);
}
