import type { Schedule } from '../../domain/booking';
import {
	NO_REPEAT,
	valuesOf,
	type BookingFormValues,
} from '../../domain/booking-form';
import type { BookingStart } from '../../domain/booking-start';
import { prefillFor } from '../../domain/prefill';
import type { WallTime } from '../../domain/time';
import type { DraftValues } from '../../store/draft';
import type { FormDialog } from '../actions/open-dialog';
import { hasTrainerField } from './fields';

/** Returns the initial values of a form: those of the booking, or of where the person pointed. */
export function startValues(
	dialog: FormDialog,
	schedule: Schedule,
	now: WallTime
): BookingFormValues {
	if ( dialog.kind === 'edit' ) {
		return valuesOf( dialog.booking );
	}
	const { rooms } = schedule;
	return {
		...whoAndWhat( dialog.start, schedule ),
		...prefillFor( dialog.start, {
			...schedule,
			roomIds: rooms
				.filter( ( { name } ) => name !== '' )
				.map( ( { id } ) => id ),
			now,
		} ),
		reason: '',
		...NO_REPEAT,
	};
}

/** Returns trainer, event and hidden text; a copied event belongs to its trainer. */
function whoAndWhat( { copyOf }: BookingStart, schedule: Schedule ) {
	const { userId, allTrainers } = schedule;
	const hasTrainer = hasTrainerField( schedule );
	const isTrainer = allTrainers.some( ( { id } ) => id === userId );
	const own = ! hasTrainer || isTrainer ? userId : null;
	const trainerId = ( hasTrainer && copyOf?.trainerId ) || own;
	const isSame = copyOf !== undefined && copyOf.trainerId === trainerId;
	return {
		trainerId,
		eventId: isSame ? copyOf.eventId : null,
		hiddenDescription: copyOf?.hiddenOwnerDescription ?? '',
	};
}

/**
 * Returns a draft's values that are still valid: the hidden text exists only while the page is open, and the room may
 * be deleted.
 */
export function draftValues(
	draft: DraftValues,
	dialog: FormDialog,
	{ rooms }: Schedule
): BookingFormValues {
	const hasRoom = rooms.some( ( { id } ) => id === draft.roomId );
	return {
		...draft,
		roomId: hasRoom ? draft.roomId : null,
		hiddenDescription:
			draft.hiddenDescription ??
			( dialog.kind === 'edit'
				? dialog.booking.hiddenOwnerDescription
				: '' ),
	};
}
