import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
import { Toast } from '../../ui/toast';
import { Undo } from './undo';

/** Something that was done, or came to nothing, after its dialog had closed. */
export interface Note {
	readonly text: string;
	/** Shown in place of the text alone. */
	readonly toast?: ( onEnd: () => void ) => ReactNode;
}

interface ToastsProps {
	readonly actions: Actions;
	readonly note: Note | null;
	readonly onNoteEnd: () => void;
}

/** Seconds in which a sentence has been read. */
const NOTE_TIME = 6;

/** The place is always there, so that readers notice what comes into it. */
export function Toasts( { actions, note, onNoteEnd }: ToastsProps ) {
	const { __ } = useI18n();
	return (
		<div className="sc-toasts" aria-live="polite">
			{ note &&
				( note.toast?.( onNoteEnd ) ?? (
					<Toast
						text={ note.text }
						closeLabel={ __( 'Close', 'studio-calendar' ) }
						seconds={ NOTE_TIME }
						onEnd={ onNoteEnd }
					/>
				) ) }
			<Undo actions={ actions } />
		</div>
	);
}
