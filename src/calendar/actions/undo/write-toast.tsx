import { useCallback, useEffect, useRef } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { ToldWrite } from '../../../domain/own-writes';
import { useI18n } from '../../../i18n/context';
import type { ActionStore } from '../../../store/action-store';
import { canTakeBack } from '../../../store/use-take-back';
import { Toast } from '../../../ui/toast/toast';
import { UndoToast } from '../../../ui/toast/undo-toast';
import { CALENDAR } from '../../page-parts';
import { useStudio } from '../../studio-context';
import type { Note } from '../note';
import { markNew } from './mark-new';
import { useUndo } from './use-undo';
import { WriteText } from './write-text';

/** Seconds for which a toast offers to undo a write (docs/behaviour.md, 9). */
const UNDO_TIME = 10;

/** Seconds for which other messages are shown. */
export const NOTE_TIME = 6;

interface WriteToastProps {
	readonly write: ToldWrite;
	readonly store: ActionStore;
	readonly isHidden: boolean;
	readonly isPaused: boolean;
	readonly onNote: ( note: Note ) => void;
}

/** Toast that says what a write has done, and offers to undo it where that is possible. */
export function WriteToast( props: WriteToastProps ) {
	const { write, store, isHidden, isPaused, onNote } = props;
	const { __ } = useI18n();
	const { client } = useStudio();
	const undo = useUndo( store );
	const end = useEnd( store, write );
	const text =
		write.kind === 'add' || write.kind === 'copy' ? (
			<NewBookings write={ write } />
		) : (
			<WriteText write={ write } />
		);
	return canTakeBack( client, write ) ? (
		<UndoToast
			text={ text }
			isHidden={ isHidden }
			isPaused={ isPaused }
			isUndoing={ write.stage === 'undoing' }
			undoLabel={ __( 'Undo', 'studio-calendar' ) }
			undoingLabel={ __( 'Undoing…', 'studio-calendar' ) }
			countdown={ ( seconds ) =>
				sprintf(
					/* translators: %d: number of seconds, in the shortest form ("10 s") */
					__( '%d s', 'studio-calendar' ),
					seconds
				)
			}
			seconds={ UNDO_TIME }
			onUndo={ () => void undo( write ).then( onNote ) }
			onEnd={ end }
		/>
	) : (
		<Toast
			text={ text }
			closeLabel={ __( 'Close', 'studio-calendar' ) }
			seconds={ NOTE_TIME }
			isHidden={ isHidden }
			isPaused={ isPaused }
			onEnd={ end }
		/>
	);
}

/** Returns the same function until the write's toast has ended. */
function useEnd( { endToast }: ActionStore, write: ToldWrite ): () => void {
	const latest = useRef( write );
	useEffect( () => {
		latest.current = write;
	} );
	return useCallback( () => endToast( latest.current ), [ endToast ] );
}

type NewBookingsProps = Pick< WriteToastProps, 'write' >;

/** Text about new bookings, the first of which is scrolled into view; their cards are highlighted. */
function NewBookings( { write }: NewBookingsProps ) {
	const { onShow } = useStudio();
	const place = useRef< HTMLElement >( null );
	const show = useRef( onShow );
	const { bookings } = write;
	useEffect( () => {
		const root = place.current?.closest< HTMLElement >( CALENDAR );
		const first = bookings[ 0 ];
		if ( ! root || ! first ) {
			return undefined;
		}
		show.current( first );
		return markNew(
			root,
			bookings.map( ( { id } ) => id )
		);
	}, [ bookings ] );
	return (
		<span ref={ place }>
			<WriteText write={ write } />
		</span>
	);
}
