import { useId } from '@wordpress/element';
import {
	weeksUntil,
	type BookingFormValues,
} from '../../../domain/booking-form';
import { untilAfter } from '../../../domain/repeat';
import { useI18n } from '../../../i18n/context';
import { Checkbox } from '../../../ui/checkbox';
import { SelectField } from '../../../ui/select-field';
import { useBookingForm } from '../form-context';
import { DateList } from './date-list';
import './repeat.css';
import { UntilFields } from './until-fields';
import { isSeries } from './use-series';

/** Returns the earlier until date if it is still after the date. */
function untilOf( values: BookingFormValues ) {
	const { date, dateUntil } = values;
	const weeks = weeksUntil( values ) ?? 0;
	return ( weeks > 0 && dateUntil ) || ( date && untilAfter( date ) );
}

interface RepeatFieldsProps {
	/** Error of the until date. */
	readonly error?: string | undefined;
}

/** Fields to repeat a new booking weekly. */
export function RepeatFields( { error }: RepeatFieldsProps ) {
	const { values, change } = useBookingForm();
	const { __ } = useI18n();
	const titleId = useId();
	const toggle = ( isRepeat: boolean ) =>
		change( {
			isRepeat,
			dateUntil: untilOf( values ),
			skipDates: [],
		} );
	return (
		<div className="sc-rep" role="group" aria-labelledby={ titleId }>
			<Checkbox isChecked={ values.isRepeat } onChange={ toggle }>
				<span id={ titleId }>
					{ __( 'Repeat event / booking', 'studio-calendar' ) }
				</span>
			</Checkbox>
			{ values.isRepeat && (
				<>
					<div className="sc-rep__row">
						<SelectField
							label={ __( 'Type', 'studio-calendar' ) }
							icon="repeat"
							value="weekly"
							placeholder={ __( 'Select...', 'studio-calendar' ) }
							options={ [
								{
									value: 'weekly',
									label: __( 'Weekly', 'studio-calendar' ),
								},
							] }
							// Weekly is the only type (specification, 9).
							onChange={ () => undefined }
						/>
						<UntilFields error={ error } />
					</div>
					{ isSeries( values ) && <DateList /> }
				</>
			) }
		</div>
	);
}
