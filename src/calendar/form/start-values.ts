import type { Schedule } from '../../domain/booking';
import {
	NO_REPEAT,
	valuesOf,
	type BookingFormValues,
} from '../../domain/booking-form';
import { prefillFor } from '../../domain/prefill';
import type { WallTime } from '../../domain/time';
import type { FormDialog } from '../actions/open-dialog';
import { hasTrainerField } from './fields';

/** What a form opens with: the booking, or what was pointed at, for whoever is at it. */
export function startValues(
	dialog: FormDialog,
	schedule: Schedule,
	now: WallTime
): BookingFormValues {
	if ( dialog.kind === 'edit' ) {
		return valuesOf( dialog.booking );
	}
	const { rooms, userId, allTrainers } = schedule;
	const isTrainer = allTrainers.some( ( { id } ) => id === userId );
	return {
		trainerId: ! hasTrainerField( schedule ) || isTrainer ? userId : null,
		eventId: null,
		hiddenDescription: '',
		...prefillFor( dialog.start, {
			...schedule,
			roomIds: rooms
				.filter( ( { name } ) => name !== '' )
				.map( ( { id } ) => id ),
			now,
		} ),
		...NO_REPEAT,
	};
}

/** A draft as it can go on today: the hidden text is kept no longer than the page is open, and its room may be gone. */
export function draftValues(
	draft: BookingFormValues,
	dialog: FormDialog,
	{ rooms }: Schedule
): BookingFormValues {
	const hasRoom = rooms.some( ( { id } ) => id === draft.roomId );
	return {
		...draft,
		roomId: hasRoom ? draft.roomId : null,
		hiddenDescription:
			draft.hiddenDescription ||
			( dialog.kind === 'edit'
				? dialog.booking.hiddenOwnerDescription
				: '' ),
	};
}
