import { sprintf } from '@wordpress/i18n';
import type { PropsWithChildren } from 'react';
import { bookingCount } from '../../domain/booking-form';
import { useI18n } from '../../i18n/context';
import type { Submitting } from '../../store/use-submit';
import { CancelAndMain } from '../../ui/cancel-and-main';
import { useVerdict } from './availability/use-verdict';
import { useBookingForm } from './form-context';

interface FormFootProps extends Pick< Submitting, 'status' > {
	/** ID of the form that the button submits. */
	readonly formId: string;
	readonly isReady: boolean;
	readonly onCancel: () => void;
}

/** Buttons to cancel and save, below the server's message. */
export function FormFoot( props: PropsWithChildren< FormFootProps > ) {
	const { formId, isReady, status, onCancel, children } = props;
	const { __ } = useI18n();
	const label = useLabel();
	const isBusy = status !== 'idle';
	return (
		<>
			{ children }
			<CancelAndMain
				cancel={ __( 'Cancel', 'studio-calendar' ) }
				onCancel={ onCancel }
				main={
					<button
						type="submit"
						form={ formId }
						className="sc-btn sc-btn--main"
						aria-disabled={ ! isReady || isBusy }
					>
						{ isBusy ? __( 'Saving…', 'studio-calendar' ) : label }
					</button>
				}
			/>
		</>
	);
}

/** Returns the button's label, which is a question to people who may break the gap. */
function useLabel(): string {
	const { __, _n } = useI18n();
	const { booking, values } = useBookingForm();
	const isAsked = useVerdict().stance === 'asks';
	const count = bookingCount( values );
	if ( values.isRepeat ) {
		return sprintf(
			/* translators: %d: number of bookings */
			_n(
				'Create %d booking',
				'Create %d bookings',
				count,
				'studio-calendar'
			),
			count
		);
	}
	if ( isAsked ) {
		return booking
			? __( 'Save anyway', 'studio-calendar' )
			: __( 'Create anyway', 'studio-calendar' );
	}
	return booking
		? __( 'Save', 'studio-calendar' )
		: __( 'Create', 'studio-calendar' );
}
