import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { ApiError, isTimeout } from '../../api/api-error';
import type { EditRequest } from '../../api/edit';
import type { Booking, Schedule } from '../../domain/booking';
import {
	hasOtherFields,
	rebased,
	toRequest,
	type BookingFormValues,
	type BookingRequest,
} from '../../domain/booking-form';
import { isSamePlace } from '../../domain/moving/place';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import { useSubmit, type Saved, type Submitting } from '../../store/use-submit';
import type { FormDialog, SeriesChange } from '../actions/open-dialog';
import { failureText } from '../failure-text';
import { useStudio } from '../studio-context';
import { useIsClosed } from '../use-is-closed';
import type { FormValues } from './use-form-values';

interface SavingProps {
	readonly schedule: Schedule;
	readonly dialog: FormDialog;
	readonly form: FormValues;
	readonly onSaved: ( saved: Saved ) => void;
	/** Called instead of saving if the change may be for more bookings of the series. */
	readonly onSeries: ( change: SeriesChange ) => void;
	/** Called if saving fails after the form was closed. */
	readonly onLost: ( text: string ) => void;
}

export interface Saving extends Pick< Submitting, 'status' | 'fail' > {
	/** Edited booking as last loaded; null for a new one. */
	readonly booking: Booking | null;
	readonly refusal: {
		readonly failure: ApiError | null;
		readonly values: BookingFormValues | null;
	};
	/** Whether the person has logged in again and not retried since. */
	readonly isBack: boolean;
	readonly logInAgain: () => void;
	/** @param isAsked Whether a rule is broken, for which the values have a reason. */
	readonly save: ( isAsked: boolean ) => Promise< void >;
	/** Loads another person's changes of the booking; null without any. */
	readonly takeOver: ( () => void ) | null;
}

/** Submits the form and reports the result. */
export function useSaving( props: SavingProps ): Saving {
	const { schedule, dialog, form } = props;
	const { client, studioId } = useStudio();
	const i18n = useI18n();
	const { status, failure, submit, fail, dismiss, reread } = useSubmit(
		client,
		studioId,
		client.locale
	);
	const [ booking, setBooking ] = useState(
		dialog.kind === 'edit' ? dialog.booking : null
	);
	const [ sent, setSent ] = useState< BookingFormValues | null >( null );
	const isClosed = useIsClosed();
	// Two presses may happen before the next render.
	const isUnderWay = useRef( false );
	const isOwner = ABILITIES[ schedule.role ].manage;
	const save = async ( isAsked: boolean ) => {
		const values = form.settle();
		const request = toRequest( values, studioId, isOwner, isAsked );
		if ( ! request || isUnderWay.current ) {
			return;
		}
		if ( booking && client.isOwn && isForSeries( request, booking ) ) {
			const edit = editOf( request, booking );
			props.onSeries( { booking, edit, scope: 'one' } );
			return;
		}
		isUnderWay.current = true;
		setSent( values );
		const result = await submit(
			booking ? editOf( request, booking ) : request
		);
		isUnderWay.current = ! ( result instanceof ApiError );
		if ( ! ( result instanceof ApiError ) ) {
			props.onSaved( result );
		} else if ( isClosed.current ) {
			props.onLost( lostText( result, form, i18n ) );
		}
	};
	const fresh = useFresh( schedule, booking, failure );
	const takeOver = () => {
		if ( fresh && booking ) {
			form.replace( rebased( form.settle(), booking, fresh ) );
			setBooking( fresh );
			dismiss();
		}
	};
	const [ isBack, setBack ] = useState( false );
	const logInAgain = useCallback( () => {
		dismiss();
		reread();
		setBack( true );
	}, [ dismiss, reread ] );
	return {
		status,
		fail,
		isBack: isBack && failure === null && status === 'idle',
		logInAgain,
		booking,
		refusal: { failure, values: sent },
		save,
		takeOver: fresh && takeOver,
	};
}

/** Returns whether a booking of a series is changed, so that others may change with it. */
const isForSeries = ( request: BookingRequest, booking: Booking ) =>
	booking.seriesId !== null &&
	( ! isSamePlace( request, booking ) || hasOtherFields( request, booking ) );

const editOf = ( request: BookingRequest, booking: Booking ): EditRequest => ( {
	...request,
	bookingId: booking.id,
	isPrivate: booking.isPrivate,
	revision: booking.revision,
} );

/** Returns why a closed form was not saved, or that its entries are still there. */
const lostText = ( failure: ApiError, form: FormValues, i18n: Texts ) =>
	isTimeout( failure ) || ! form.isKept()
		? failureText( failure, i18n )
		: i18n.__(
				'Not saved. Your entries are kept as a draft.',
				'studio-calendar'
			);

/** Returns the booking with another person's changes. */
function useFresh(
	{ bookings }: Schedule,
	booking: Booking | null,
	failure: ApiError | null
): Booking | null {
	return useMemo( () => {
		const known = bookings.find( ( { id } ) => id === booking?.id );
		const isNewer = known && known.revision !== booking?.revision;
		return failure?.code === 'changed_meanwhile' && isNewer ? known : null;
	}, [ bookings, booking, failure ] );
}
