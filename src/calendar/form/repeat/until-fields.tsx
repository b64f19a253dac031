import { useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import { MAX_WEEKS, repeatWeeks } from '../../../domain/booking-form';
import { untilAfter, untilBounds } from '../../../domain/repeat';
import { useI18n } from '../../../i18n/context';
import type { Texts } from '../../../i18n/texts';
import { DateField } from '../../../ui/date-picker/date-field';
import { Field } from '../../../ui/field';
import { useStudio } from '../../studio-context';
import { useBookingForm } from '../form-context';

/** Fields for the end of the repeat as date or number of weeks; each sets the other. */
export function UntilFields( {
	error,
}: {
	readonly error: string | undefined;
} ) {
	const { now } = useStudio();
	const { values, change } = useBookingForm();
	const { __ } = useI18n();
	const { date } = values;
	return (
		<>
			<DateField
				label={ __( 'Until', 'studio-calendar' ) }
				value={ values.dateUntil }
				today={ now.date }
				error={ error }
				{ ...( date && untilBounds( date ) ) }
				onChange={ ( dateUntil ) => change( { dateUntil } ) }
			/>
			<WeeksField />
		</>
	);
}

/** Returns the number of dates, which includes the first one. */
const datesText = ( count: number, { _n }: Texts ) =>
	sprintf(
		/* translators: %d: how many dates a repeated booking has, the first one included */
		_n( '%d date', '%d dates', count, 'studio-calendar' ),
		count
	);

function WeeksField() {
	const { values, change } = useBookingForm();
	const i18n = useI18n();
	const { __, _n } = i18n;
	const weeks = repeatWeeks( values );
	const [ typed, setTyped ] = useState( { text: '', weeks: -1 } );
	const { date } = values;
	/** Keeps the typed text until the number changes. */
	const text = typed.weeks === weeks ? typed.text : String( weeks );
	const handleChange = ( value: string ) => {
		const wanted = Number.parseInt( value, 10 );
		const isWeeks = wanted >= 1 && wanted <= MAX_WEEKS;
		setTyped( { text: value, weeks: isWeeks ? wanted : weeks } );
		if ( date && isWeeks ) {
			change( { dateUntil: untilAfter( date, wanted ) } );
		}
	};
	return (
		<Field
			label={ __( 'Number of weeks', 'studio-calendar' ) }
			className="sc-rep__weeks"
		>
			{ ( control ) => (
				<>
					<span>
						<input
							{ ...control }
							type="number"
							className="sc-in"
							inputMode="numeric"
							min={ 1 }
							max={ MAX_WEEKS }
							value={ text }
							disabled={ ! date }
							onChange={ ( { target } ) =>
								handleChange( target.value )
							}
							onBlur={ () => setTyped( { text: '', weeks: -1 } ) }
						/>
						{ _n( 'week', 'weeks', weeks, 'studio-calendar' ) }
					</span>
					<output className="sc-rep__count">
						{ weeks > 0 && datesText( weeks + 1, i18n ) }
					</output>
				</>
			) }
		</Field>
	);
}
