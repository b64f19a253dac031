import { useI18n } from '../../i18n/context';
import { Toast } from '../../ui/toast';
import './dialogs.css';
import type { ToastsProps } from './toasts';
import { Undo } from './undo';

/** Seconds in which a sentence has been read. */
const NOTE_TIME = 6;

export function ToastList( { actions, note, onNoteEnd }: ToastsProps ) {
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
