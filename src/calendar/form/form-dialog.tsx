import { useCallback, useId, useMemo, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import type { Booking, Schedule } from '../../domain/booking';
import type { BookingFormValues } from '../../domain/booking-form';
import type { OwnWrite } from '../../domain/own-writes';
import { useI18n } from '../../i18n/context';
import type { ActionStore } from '../../store/action-store';
import { draftAt } from '../../store/draft';
import { useSlotPresence } from '../../store/use-slot-presence';
import { Dialog } from '../../ui/dialog';
import type {
	FormDialog as Opened,
	SeriesChange,
} from '../actions/open-dialog';
import type { Note } from '../actions/note';
import { LazySeries } from '../series/lazy-series';
import { useStudio } from '../studio-context';
import { FailureNote } from './failure-note';
import { Fields, hasTrainerField } from './fields';
import { FormFoot } from './form-foot';
import { FormProvider, type BookingForm } from './form-context';
import { ApprovalNotice, DraftOffer, TrainersNotice } from './form-notices';
import './form-parts.css';
import { RepeatFields } from './repeat/repeat-fields';
import { Series } from './repeat/series';
import { draftValues, startValues } from './start-values';
import { useErrors } from './use-errors';
import { useFormValues } from './use-form-values';
import { useSaving } from './use-saving';

/** Returns the slot shown to other members; null without a room or times. */
function slotIn( { roomId, date, from, to }: BookingFormValues ) {
	return roomId && date && from !== null && to !== null && from < to
		? { roomId, date, from, to }
		: null;
}

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
	const { __ } = useI18n();
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
		// An undecided draft belongs to another booking.
		if ( ! form.offered ) {
			draft.drop();
		}
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
	const problems = useErrors(
		form.values,
		{
			minMinutes: schedule.studio.minMinutes,
			hasTrainer: hasTrainerField( schedule ),
		},
		saving.refusal
	);
	useSlotPresence( slotIn( form.values ) );
	const { preset } = form;
	const presetEvent = useCallback(
		( eventId: string ) => preset( { eventId } ),
		[ preset ]
	);
	const formId = useId();
	const context: BookingForm = {
		booking: saving.booking,
		values: form.values,
		change: form.change,
		type: form.type,
		settle: form.settle,
		schedule,
	};
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		problems.touchAll();
		if ( ! problems.hasErrors ) {
			void saving.save();
		}
	};
	return (
		<FormProvider value={ context }>
			<Series>
				<Dialog
					className="sc-dialog--form"
					title={
						dialog.kind === 'edit'
							? __( 'Edit booking', 'studio-calendar' )
							: __( 'New booking', 'studio-calendar' )
					}
					closeLabel={ __( 'Close', 'studio-calendar' ) }
					initialFocus={ FIRST }
					onClose={ onClose }
					foot={
						<FormFoot
							formId={ formId }
							isReady={ ! problems.hasErrors }
							status={ saving.status }
							onCancel={ onClose }
						>
							{ saving.refusal.failure && (
								<FailureNote
									failure={ saving.refusal.failure }
									loginUrl={ schedule.loginUrl }
									onBack={ saving.logInAgain }
									onTakeOver={ saving.takeOver }
								/>
							) }
							<ApprovalNotice />
							{ saving.isBack && (
								<p className="sc-again" role="status">
									{ __(
										'You are logged in again. Nothing was lost.',
										'studio-calendar'
									) }
								</p>
							) }
						</FormFoot>
					}
				>
					<TrainersNotice text={ schedule.studio.trainersNotice } />
					{ form.offered && (
						<DraftOffer
							onContinue={ () =>
								form.offered &&
								form.takeOffer(
									draftValues(
										form.offered,
										dialog,
										schedule
									)
								)
							}
							onDrop={ form.dropOffer }
						/>
					) }
					<form
						key={ form.generation }
						id={ formId }
						className="sc-form"
						noValidate
						aria-busy={ saving.status === 'submitting' }
						onSubmit={ handleSubmit }
					>
						<Fields
							problems={ problems }
							onEventPreset={ presetEvent }
						/>
						{ dialog.kind === 'create' && (
							<RepeatFields
								error={ problems.textOf( 'until' ) }
							/>
						) }
					</form>
				</Dialog>
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

/** Selector of the first focus: the question about a draft comes before the fields. */
const FIRST = '.sc-draft button, .sc-form select';

function useDraft( { userId }: Schedule, studioId: string, dialog: Opened ) {
	const bookingId = dialog.kind === 'edit' ? dialog.booking.id : null;
	return useMemo(
		() => draftAt( window, { userId, studioId, bookingId } ),
		[ userId, studioId, bookingId ]
	);
}
