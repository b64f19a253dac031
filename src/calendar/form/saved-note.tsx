import type { Booking } from '../../domain/booking';
import type { Texts } from '../../i18n/texts';
import type { Note } from '../actions/note';
import type { FormDialog } from '../actions/open-dialog';
import { CreatedToast } from './created-toast';

/** Returns the message after saving; without the new bookings in the response there is no undo. */
export function savedNote(
	dialog: FormDialog,
	bookings: readonly Booking[],
	onNote: ( note: Note ) => void,
	{ __ }: Texts
): Note {
	if ( dialog.kind === 'edit' ) {
		return { text: __( 'Changes saved', 'studio-calendar' ) };
	}
	const text = __( 'Created Successfully', 'studio-calendar' );
	return bookings.length > 0
		? {
				text,
				toast: ( onEnd ) => (
					<CreatedToast
						key={ bookings[ 0 ]?.id }
						bookings={ bookings }
						onNote={ onNote }
						onEnd={ onEnd }
					/>
				),
			}
		: { text };
}
