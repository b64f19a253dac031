import { useEffect, useMemo, useState } from '@wordpress/element';
import type { DateCheck } from '../../../api/book';
import {
	MAX_WEEKS,
	repeatWeeks,
	seriesDates,
	toRequest,
	type BookingFormValues,
	type BookingRequest,
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

/** Date of a series with its resolution and the server's result. */
export interface SeriesDate {
	readonly date: IsoDate;
	/** Null before the server's response. */
	readonly check: DateCheck | null;
	readonly override: DateOverride | null;
	readonly isSkipped: boolean;
}

/** Returns the dates of the form's series with the server's results; conflicting dates are skipped automatically. */
export function useSeries() {
	const { client } = useStudio();
	const { schedule, values } = useBookingForm();
	const request = useCheckedRequest();
	const { answer, ...state } = useDateChecks(
		client,
		request,
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
	return { ...state, dates, isComplete: request !== null };
}

export type Series = ReturnType< typeof useSeries >;

/** The form's series, shared by the list of dates and the strip. */
export const [ SeriesProvider, useSharedSeries ] = requiredContext< Series >(
	'A part of the booking form stands outside of it'
);

/** Returns the result for a date only if its resolution has not changed since. */
function checkOf(
	date: IsoDate,
	answer: CheckedSeries | null,
	override: DateOverride | undefined
): DateCheck | null {
	const asked = answer?.request.overrides[ date ];
	const isSame = JSON.stringify( asked ) === JSON.stringify( override );
	const check = answer?.checks.find( ( one ) => one.date === date );
	return isSame && check ? check : null;
}

/**
 * Returns the request to check: every date with its resolution, including skipped ones, so that each line shows its
 * state, and without the hidden text. Null for hosts that do not support dry runs, which would book.
 */
function useCheckedRequest(): BookingRequest | null {
	const { studioId } = useStudio();
	const { schedule, values } = useBookingForm();
	const isChecked = schedule.revision !== null && isSeries( values );
	return useMemo( () => {
		const { from, to } = values;
		const isTime = from !== null && to !== null && from < to;
		return isChecked && isTime
			? toRequest( { ...values, skipDates: [] }, studioId, false )
			: null;
	}, [ isChecked, values, studioId ] );
}

/** Returns whether the form is a series with at least two dates and not more than one request may create. */
export function isSeries( values: BookingFormValues ): boolean {
	const weeks = repeatWeeks( values );
	return weeks > 0 && weeks <= MAX_WEEKS;
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
