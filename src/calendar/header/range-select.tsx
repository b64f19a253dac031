import { rangeLabel } from '../../domain/labels';
import {
	isInRange,
	weekOf,
	type DateRange,
	type IsoDate,
} from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { MAX_DAYS } from '../../store/page-params';
import { viewOf } from '../../store/view-store';
import type { Draft, Picked } from '../../ui/date-picker/pick';
import { PickerButton } from '../../ui/date-picker/picker-button';

interface RangeSelectProps {
	readonly range: DateRange;
	/** The studio's current date. */
	readonly today: IsoDate;
	readonly onChange: ( range: DateRange ) => void;
}

/** Selects the days in view: the week of a date, or a custom range. */
export function RangeSelect( { range, today, onChange }: RangeSelectProps ) {
	const { locale, __ } = useI18n();
	return (
		<PickerButton
			className="sc-pick sc-head__range"
			label={ __( 'Dates', 'studio-calendar' ) }
			text={ rangeLabel( range, locale ) }
			picker={ {
				kinds: [ 'date', 'range' ],
				draft: draftOf( range, today ),
				today,
				maxDays: MAX_DAYS,
				isAutoSave: false,
				onPick: ( picked ) => onChange( rangeOf( picked ) ),
			} }
		/>
	);
}

/** Returns the initial selection: the days in view; a plain week is not a custom range. */
function draftOf( range: DateRange, today: IsoDate ): Draft {
	const isWeek = viewOf( range ).days === null;
	return {
		kind: isWeek ? 'date' : 'range',
		date: isInRange( today, range ) ? today : range.from,
		range: isWeek ? null : range,
	};
}

const rangeOf = ( picked: Picked ): DateRange =>
	picked.kind === 'date' ? weekOf( picked.date ) : picked.range;
