import { useState } from '@wordpress/element';
import { trainerName, type Schedule } from '../../domain/booking';
import { isReason, MAX_HIDDEN_LENGTH } from '../../domain/booking-form';
import { ABILITIES } from '../../domain/permissions';
import { useI18n } from '../../i18n/context';
import { DateField } from '../../ui/date-picker/date-field';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { ReasonField } from '../reason-field';
import { useRoomNames } from '../room-name';
import { useStudio } from '../studio-context';
import { AvailabilityStrip } from './availability/availability-strip';
import { EventField } from './event-field';
import { useBookingForm } from './form-context';
import { NoRooms } from './lead-on';
import { TimeFields } from './time-fields';
import type { FormProblems } from './use-errors';

export interface FieldsProps {
	readonly problems: FormProblems;
	/** Whether a rule is broken, for which a reason is asked. */
	readonly isAsked: boolean;
	/** Called when a trainer's first event is selected by default. */
	readonly onEventPreset: ( eventId: string ) => void;
}

/**
 * Returns whether there is a trainer field, which owners have if there are trainers; everyone else books for
 * themselves.
 */
export const hasTrainerField = ( { role, allTrainers }: Schedule ) =>
	ABILITIES[ role ].add === 'all' && allTrainers.length > 0;

/** Fields of the form in the specification's order. */
export function Fields( { problems, isAsked, onEventPreset }: FieldsProps ) {
	const { schedule } = useBookingForm();
	return (
		<>
			{ hasTrainerField( schedule ) && (
				<TrainerField problems={ problems } />
			) }
			<div className="sc-f--2">
				<RoomField problems={ problems } />
				<DayField problems={ problems } />
			</div>
			<EventField
				error={ problems.textOf( 'event' ) }
				onPreset={ onEventPreset }
				onLeave={ () => problems.touch( 'event' ) }
			/>
			{ ABILITIES[ schedule.role ].manage && (
				<HiddenField problems={ problems } />
			) }
			<TimeFields problems={ problems } />
			<AvailabilityStrip />
			{ isAsked && <WhyField problems={ problems } /> }
		</>
	);
}

type PartProps = Pick< FieldsProps, 'problems' >;

/** Field for the trainer; a change clears the event, because each trainer has other events. */
function TrainerField( { problems }: PartProps ) {
	const { __ } = useI18n();
	const { booking, values, schedule, change } = useBookingForm();
	const options = schedule.allTrainers.map( ( { id, name } ) => ( {
		value: id,
		label: name || __( 'Trainer', 'studio-calendar' ),
	} ) );
	const former = booking?.trainerId;
	const isGone =
		former && ! options.some( ( { value } ) => value === former );
	return (
		<SelectField
			label={ __( 'Trainer', 'studio-calendar' ) }
			icon="person"
			value={ values.trainerId }
			placeholder={ __( 'Select...', 'studio-calendar' ) }
			options={
				isGone
					? [
							{
								value: former,
								label:
									trainerName( booking ) ||
									__( 'Trainer', 'studio-calendar' ),
							},
							...options,
						]
					: options
			}
			error={ problems.textOf( 'trainer' ) }
			onChange={ ( trainerId ) => change( { trainerId, eventId: null } ) }
			onBlur={ () => problems.touch( 'trainer' ) }
		/>
	);
}

function RoomField( { problems }: PartProps ) {
	const { __ } = useI18n();
	const roomName = useRoomNames();
	const { values, schedule, change } = useBookingForm();
	// A deleted one stays on its bookings, but cannot be selected for others.
	const rooms = schedule.rooms.filter(
		( { id, name } ) => name || id === values.roomId
	);
	return (
		<div className="sc-f">
			<SelectField
				label={ __( 'Room', 'studio-calendar' ) }
				icon="room"
				value={ values.roomId }
				placeholder={ __( 'Select...', 'studio-calendar' ) }
				options={ rooms.map( ( room ) => ( {
					value: room.id,
					label: roomName( room ),
				} ) ) }
				error={ problems.textOf( 'room' ) }
				onChange={ ( roomId ) => change( { roomId } ) }
				onBlur={ () => problems.touch( 'room' ) }
			/>
			{ rooms.length === 0 && <NoRooms /> }
		</div>
	);
}

/** Field for the date: people who may edit any day may book any, others from today on (docs/decisions/0006). */
function DayField( { problems }: PartProps ) {
	const { __ } = useI18n();
	const { now } = useStudio();
	const { values, schedule, change } = useBookingForm();
	const isFree = ABILITIES[ schedule.role ].edit === 'all';
	return (
		<DateField
			label={ __( 'Date', 'studio-calendar' ) }
			value={ values.date }
			today={ now.date }
			min={ isFree ? undefined : now.date }
			error={ problems.textOf( 'date' ) }
			onChange={ ( date ) => change( { date } ) }
		/>
	);
}

/** Field for the hidden text. It has the text itself, so that a key does not render the whole form. */
function HiddenField( { problems }: PartProps ) {
	const { __ } = useI18n();
	const { values, change, type, settle } = useBookingForm();
	const [ text, setText ] = useState( values.hiddenDescription );
	const error = problems.textOf( 'hidden' );
	// A shown error belongs to the text that was sent, and goes with the first change.
	const store = error === undefined ? type : change;
	return (
		<Field
			label={ __( 'Secret Owner Description', 'studio-calendar' ) }
			error={ error }
		>
			{ ( control ) => (
				<textarea
					{ ...control }
					className="sc-in"
					rows={ 2 }
					maxLength={ MAX_HIDDEN_LENGTH }
					placeholder={ __(
						'Your hidden description',
						'studio-calendar'
					) }
					value={ text }
					onChange={ ( { target } ) => {
						setText( target.value );
						store( { hiddenDescription: target.value } );
					} }
					onBlur={ settle }
				/>
			) }
		</Field>
	);
}

/** Field for the reason. Like the hidden text it renders the form only where its error comes or goes. */
function WhyField( { problems }: PartProps ) {
	const { values, change, type, settle } = useBookingForm();
	const [ text, setText ] = useState( values.reason );
	const error = problems.textOf( 'reason' );
	return (
		<ReasonField
			value={ text }
			error={ error }
			onChange={ ( reason ) => {
				const isSettled =
					error === undefined &&
					isReason( reason ) === isReason( values.reason );
				setText( reason );
				( isSettled ? type : change )( { reason } );
			} }
			onBlur={ () => {
				settle();
				problems.touch( 'reason' );
			} }
		/>
	);
}
