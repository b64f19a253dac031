import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
import { Toast } from '../../ui/toast';
import './dialogs.css';
import type { Note } from './note';
import { Undo } from './undo';

export interface ToastListProps {
	readonly actions: Actions;
	readonly note: Note | null;
	readonly onNoteEnd: () => void;
}

/** Seconds that a message is shown. */
const NOTE_TIME = 6;

export function ToastList( { actions, note, onNoteEnd }: ToastListProps ) {
	const { __ } = useI18n();
	return (
		<>
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
		</>
	);
}
