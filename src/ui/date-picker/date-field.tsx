import { dateLabel } from '../../domain/date-labels';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Field } from '../field';
import type { Direction } from '../place';
import type { DayRules } from './day-rules';
import { PickerButton } from './picker-button';

interface DateFieldProps extends DayRules {
	readonly label: string;
	/** Null without a date. */
	readonly value: IsoDate | null;
	/** The studio's current date. */
	readonly today: IsoDate;
	/** Direction in which the picker opens. */
	readonly direction?: Direction;
	/** Whether a selected day applies at once; otherwise the picker has a Save button. */
	readonly isAutoSave?: boolean;
	readonly error?: string | undefined;
	readonly onChange: ( date: IsoDate ) => void;
}

/** Date field of a form. */
export function DateField( props: DateFieldProps ) {
	const { label, value, today, direction, error } = props;
	const { isAutoSave = true, onChange } = props;
	const { locale, __ } = useI18n();
	return (
		<Field label={ label } error={ error }>
			{ ( control ) => (
				<PickerButton
					control={ control }
					label={ label }
					text={
						value === null
							? __( 'Select date...', 'studio-calendar' )
							: dateLabel( value, locale )
					}
					isEmpty={ value === null }
					className="sc-in"
					picker={ {
						kinds: [ 'date' ],
						draft: { kind: 'date', date: value, range: null },
						today,
						rules: rulesOf( props ),
						isAutoSave,
						...( direction && { direction } ),
						onPick: ( picked ) => {
							if ( picked.kind === 'date' ) {
								onChange( picked.date );
							}
						},
					} }
				/>
			) }
		</Field>
	);
}

const rulesOf = ( {
	min,
	max,
	hasNoWeekends,
	availableDates,
}: DayRules ): DayRules => ( { min, max, hasNoWeekends, availableDates } );
