import { useMemo, useState } from '@wordpress/element';
import type { Booking, Schedule } from '../../domain/booking';
import type { OwnWrite } from '../../domain/own-writes';
import type { ActionStore } from '../../store/action-store';
import { draftAt } from '../../store/draft';
import type {
	FormDialog as Opened,
	SeriesChange,
} from '../actions/open-dialog';
import type { Note } from '../actions/note';
import { LazySeries } from '../series/lazy-series';
import { useStudio } from '../studio-context';
import { FormProvider, type BookingForm } from './form-context';
import './form-parts.css';
import { FormWindow } from './form-window';
import { Series } from './repeat/series';
import { startValues } from './start-values';
import { useFormValues } from './use-form-values';
import { useSaving } from './use-saving';

export interface FormDialogProps {
	readonly schedule: Schedule;
	readonly dialog: Opened;
	readonly store: ActionStore;
	readonly onClose: () => void;
	/** Called with a message to show after the dialog closes. */
	readonly onNote: ( note: Note ) => void;
}

/** Dialog with the form for a new or an edited booking. */
export function FormDialog( props: FormDialogProps ) {
	const { dialog, store, onClose, onNote } = props;
	const { studioId, now } = useStudio();
	const [ opened ] = useState( props.schedule );
	const schedule = useMemo(
		() => asOpened( props.schedule, opened ),
		[ props.schedule, opened ]
	);
	const draft = useDraft( opened, studioId, dialog );
	const form = useFormValues(
		() => startValues( dialog, schedule, now ),
		draft
	);
	const [ change, setChange ] = useState< SeriesChange | null >( null );
	const handleSaved = ( write: OwnWrite ) => {
		form.dropKept();
		store.wrote( write );
		onClose();
	};
	const saving = useSaving( {
		schedule,
		dialog,
		form,
		onSaved: ( { bookings, requestId } ) =>
			handleSaved( { ...told( dialog, bookings ), requestId } ),
		onSeries: setChange,
		onLost: ( text ) => onNote( { text } ),
	} );
	const context: BookingForm = {
		booking: saving.booking,
		values: form.values,
		change: form.change,
		type: form.type,
		settle: form.settle,
		schedule,
	};
	return (
		<FormProvider value={ context }>
			<Series>
				<FormWindow
					dialog={ dialog }
					form={ form }
					saving={ saving }
					onClose={ onClose }
				/>
				{ change && (
					<LazySeries
						change={ change }
						schedule={ schedule }
						onClose={ () => setChange( null ) }
						onDone={ handleSaved }
						onLost={ onNote }
						onRefused={ ( failure ) => {
							setChange( null );
							saving.fail( failure );
						} }
					/>
				) }
			</Series>
		</FormProvider>
	);
}

/** Returns the schedule with the role from when the form was opened, although the login may expire. */
const asOpened = ( now: Schedule, opened: Schedule ): Schedule => ( {
	...now,
	role: opened.role,
	userId: opened.userId,
	allTrainers: opened.allTrainers,
} );

/** Returns what the person is told of a saved form. */
const told = ( dialog: Opened, bookings: readonly Booking[] ) => ( {
	kind: dialog.kind === 'edit' ? ( 'edit' as const ) : ( 'add' as const ),
	bookings,
	isPendingAgain:
		dialog.kind === 'edit' &&
		! dialog.booking.isPending &&
		bookings.some( ( { isPending } ) => isPending ),
} );

function useDraft( { userId }: Schedule, studioId: string, dialog: Opened ) {
	const bookingId = dialog.kind === 'edit' ? dialog.booking.id : null;
	return useMemo(
		() => draftAt( window, { userId, studioId, bookingId } ),
		[ userId, studioId, bookingId ]
	);
}
