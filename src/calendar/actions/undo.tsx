import { sprintf } from '@wordpress/i18n';
import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
import { UndoToast } from '../../ui/undo-toast';
import { shortName } from './said';

/** Seconds in which a cancel can be undone (product.md, 9). */
const UNDO_TIME = 10;

/** What takes the last cancel back. */
export function Undo( { actions }: { readonly actions: Actions } ) {
	const { locale, __ } = useI18n();
	const { canceled, store } = actions;
	return (
		canceled && (
			<UndoToast
				key={ canceled.id }
				text={ sprintf(
					/* translators: %s: which booking, "Salsa I, Fri 18:00" */
					__( 'Booking canceled: %s', 'studio-calendar' ),
					shortName( canceled, locale )
				) }
				undoLabel={ __( 'Undo', 'studio-calendar' ) }
				countdown={ ( seconds ) =>
					sprintf(
						/* translators: %d: number of seconds, in the shortest form ("10 s") */
						__( '%d s', 'studio-calendar' ),
						seconds
					)
				}
				seconds={ UNDO_TIME }
				onUndo={ () => void store.undo() }
				onEnd={ store.letGo }
			/>
		)
	);
}
