import { useCallback, useEffect, useRef } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { Booking } from '../../domain/booking';
import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
import { UndoToast } from '../../ui/undo-toast';
import { TOAST_BUTTON, TOASTS } from '../page-parts';
import { shortName } from './said';

/** Seconds during which a cancellation can be undone (docs/behaviour.md, 9). */
const UNDO_TIME = 10;

/** Maximum number of visible undo toasts; older ones wait, with their seconds, until there is space. */
const MAX_SHOWN = 3;

/** Undo toasts of the last cancellations, the newest at the bottom. F6 focuses it, and then those above. */
export function Undo( { actions }: { readonly actions: Actions } ) {
	const { canceled, store } = actions;
	const list = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const handleKey = ( event: KeyboardEvent ) => {
			const buttons = Array.from(
				list.current
					?.closest( TOASTS )
					?.querySelectorAll< HTMLElement >( TOAST_BUTTON ) ?? []
			);
			if ( event.key === 'F6' && buttons.length > 0 ) {
				event.preventDefault();
				const at = buttons.findIndex(
					( button ) => button === button.ownerDocument.activeElement
				);
				buttons.at( at === -1 ? -1 : at - 1 )?.focus();
			}
		};
		document.addEventListener( 'keydown', handleKey );
		return () => document.removeEventListener( 'keydown', handleKey );
	}, [] );
	return (
		<div ref={ list } className="sc-undos">
			{ canceled.map( ( booking, index ) => (
				<CanceledToast
					key={ booking.id }
					booking={ booking }
					store={ store }
					isHidden={ index < canceled.length - MAX_SHOWN }
				/>
			) ) }
		</div>
	);
}

interface CanceledToastProps extends Pick< Actions, 'store' > {
	readonly booking: Booking;
	readonly isHidden: boolean;
}

function CanceledToast( { booking, store, isHidden }: CanceledToastProps ) {
	const { locale, __ } = useI18n();
	const dismissUndo = useCallback(
		() => store.dismissUndo( booking ),
		[ store, booking ]
	);
	return (
		<UndoToast
			text={ sprintf(
				/* translators: %s: which booking, "Salsa I, Fri 18:00" */
				__( 'Booking canceled: %s', 'studio-calendar' ),
				shortName( booking, locale )
			) }
			isHidden={ isHidden }
			undoLabel={ __( 'Undo', 'studio-calendar' ) }
			countdown={ ( seconds ) =>
				sprintf(
					/* translators: %d: number of seconds, in the shortest form ("10 s") */
					__( '%d s', 'studio-calendar' ),
					seconds
				)
			}
			seconds={ UNDO_TIME }
			onUndo={ () => store.undo( booking ) }
			onEnd={ dismissUndo }
		/>
	);
}
