import { useCallback, useId } from '@wordpress/element';
import type { FormEvent } from 'react';
import type { BookingFormValues } from '../../domain/booking-form';
import { useI18n } from '../../i18n/context';
import { useSlotPresence } from '../../store/use-slot-presence';
import { Dialog } from '../../ui/dialog';
import type { FormDialog as Opened } from '../actions/open-dialog';
import { useIsAsked } from './availability/use-verdict';
import { FailureNote } from './failure-note';
import { Fields, hasTrainerField } from './fields';
import { useBookingForm } from './form-context';
import { FormFoot } from './form-foot';
import { ApprovalNotice, DraftOffer, TrainersNotice } from './form-notices';
import { RepeatFields } from './repeat/repeat-fields';
import { draftValues } from './start-values';
import { useErrors } from './use-errors';
import type { FormValues } from './use-form-values';
import type { Saving } from './use-saving';

interface FormWindowProps {
	readonly dialog: Opened;
	readonly form: FormValues;
	readonly saving: Saving;
	readonly onClose: () => void;
}

/** Window of the form, with its fields and what is wrong with them. */
export function FormWindow( props: FormWindowProps ) {
	const { dialog, form, saving, onClose } = props;
	const { schedule } = useBookingForm();
	const { __ } = useI18n();
	const isAsked = useIsAsked();
	const problems = useErrors(
		form.values,
		{
			minMinutes: schedule.studio.minMinutes,
			hasTrainer: hasTrainerField( schedule ),
			isAsked,
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
	const handleSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		problems.touchAll();
		if ( problems.lacksReason ) {
			// On phones it is below what is in view, and came with the time alone.
			event.currentTarget.querySelector< HTMLElement >( REASON )?.focus();
		}
		if ( ! problems.hasErrors ) {
			void saving.save( isAsked );
		}
	};
	return (
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
							draftValues( form.offered, dialog, schedule )
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
					isAsked={ isAsked }
					onEventPreset={ presetEvent }
				/>
				{ dialog.kind === 'create' && (
					<RepeatFields error={ problems.textOf( 'until' ) } />
				) }
			</form>
		</Dialog>
	);
}

/** Selector of the one field that browsers know as required. */
const REASON = 'input[required]';

/** Selector of the first focus: the question about a draft comes before the fields. */
const FIRST = '.sc-draft button, .sc-form select';

/** Returns the slot shown to other members; null without a room or times. */
function slotIn( { roomId, date, from, to }: BookingFormValues ) {
	return roomId && date && from !== null && to !== null && from < to
		? { roomId, date, from, to }
		: null;
}
