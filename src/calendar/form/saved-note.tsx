import type { Booking } from '../../domain/booking';
import type { useI18n } from '../../i18n/context';
import type { Note } from '../actions/note';
import type { FormDialog } from '../actions/open-dialog';
import { CreatedToast, type CreatedToastProps } from './created-toast';

interface SavedNoteProps extends Pick<
	CreatedToastProps,
	'client' | 'studioId' | 'onNote' | 'onShow'
> {
	readonly dialog: FormDialog;
}

/** A host that does not say what it has made leaves nothing to take back. */
export function savedNote(
	{ dialog, client, studioId, onNote, onShow }: SavedNoteProps,
	bookings: readonly Booking[],
	__: ReturnType< typeof useI18n >[ '__' ]
): Note {
	if ( dialog.kind === 'edit' ) {
		return { text: __( 'Saved', 'studio-calendar' ) };
	}
	const text = __( 'Created Successfully', 'studio-calendar' );
	const made = { client, studioId, bookings, onNote, onShow };
	return bookings.length > 0
		? {
				text,
				toast: ( onEnd ) => (
					<CreatedToast
						key={ bookings[ 0 ]?.id }
						{ ...made }
						onEnd={ onEnd }
					/>
				),
			}
		: { text };
}
