import { useEffect, useMemo, useState } from '@wordpress/element';
import type { DateCheck } from '../../../api/book';
import {
	MOST_WEEKS,
	repeatWeeks,
	seriesDates,
	wishOf,
	type BookingFormValues,
	type BookingWish,
	type DateOverride,
} from '../../../domain/booking-form';
import { skipClashes } from '../../../domain/repeat';
import type { IsoDate } from '../../../domain/time';
import {
	useDateChecks,
	type CheckedSeries,
} from '../../../store/use-date-checks';
import { requiredContext } from '../../../ui/required-context';
import { useStudio } from '../../studio-context';
import { useBookingForm } from '../form-context';

/** One date of a series: what was chosen for it, and what the server says to it. */
export interface SeriesDate {
	readonly date: IsoDate;
	/** Null while the server has not said anything. */
	readonly check: DateCheck | null;
	readonly override: DateOverride | null;
	readonly isSkipped: boolean;
}

/** The dates of the form's series as the server would take them now; those that clash are left out by themselves. */
export function useSeries() {
	const { client } = useStudio();
	const { schedule, values } = useBookingForm();
	const wish = useCheckedWish();
	const { answer, ...state } = useDateChecks(
		client,
		wish,
		schedule.revision,
		client.locale
	);
	useSkippedClashes( answer?.checks ?? null );
	const dates = seriesDates( values ).map( ( date ): SeriesDate => ( {
		date,
		check: checkOf( date, answer, values.overrides[ date ] ),
		override: values.overrides[ date ] ?? null,
		isSkipped: values.skipDates.includes( date ),
	} ) );
	return { ...state, dates, isComplete: wish !== null };
}

export type Series = ReturnType< typeof useSeries >;

/** The one series of the form: its list of dates and its strip say the same. */
export const [ SeriesProvider, useSharedSeries ] = requiredContext< Series >(
	'A part of the booking form stands outside of it'
);

/** What was said of a date with another choice for it is not true of this one. */
function checkOf(
	date: IsoDate,
	answer: CheckedSeries | null,
	override: DateOverride | undefined
): DateCheck | null {
	const asked = answer?.wish.overrides[ date ];
	const isSame = JSON.stringify( asked ) === JSON.stringify( override );
	const check = answer?.checks.find( ( one ) => one.date === date );
	return isSame && check ? check : null;
}

/**
 * What the server is asked: every date with the choices for it, those that are left out, too, so that each line shows
 * its own state. The hidden text has no part in it. Nothing is asked of hosts that know no dry run: they would book what
 * they are asked about.
 */
function useCheckedWish(): BookingWish | null {
	const { studioId } = useStudio();
	const { schedule, values } = useBookingForm();
	const isChecked = schedule.revision !== null && isSeries( values );
	return useMemo( () => {
		const { from, to } = values;
		const isTime = from !== null && to !== null && from < to;
		return isChecked && isTime
			? wishOf( { ...values, skipDates: [] }, studioId, false )
			: null;
	}, [ isChecked, values, studioId ] );
}

/** Two dates at least, and no more than one call may create. */
export function isSeries( values: BookingFormValues ): boolean {
	const weeks = repeatWeeks( values );
	return weeks > 0 && weeks <= MOST_WEEKS;
}

function useSkippedClashes( checks: readonly DateCheck[] | null ) {
	const { values, change } = useBookingForm();
	const { skipDates } = values;
	const [ clashing, setClashing ] = useState< readonly IsoDate[] >( [] );
	useEffect( () => {
		if ( ! checks ) {
			return;
		}
		const before = { skipDates, clashing };
		const clashes = checks
			.filter( ( { isFree } ) => ! isFree )
			.map( ( { date } ) => date );
		const after = skipClashes( before, clashes );
		if ( after !== before ) {
			setClashing( after.clashing );
			change( { skipDates: after.skipDates } );
		}
	}, [ checks, skipDates, clashing, change ] );
}
