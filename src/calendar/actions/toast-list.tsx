import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { isInToast } from '../../domain/own-writes';
import { useI18n } from '../../i18n/context';
import type { Actions } from '../../store/use-actions';
import { Toast } from '../../ui/toast/toast';
import { useHold } from '../../ui/toast/use-hold';
import './dialogs.css';
import type { Note } from './note';
import { useUndoOfPage } from './undo/use-undo-of-page';
import { NOTE_TIME, WriteToast } from './undo/write-toast';

/** The buttons of the toasts that can be seen (toasts.tsx, toast-list.tsx). */
const TOASTS = '.sc-toasts';
const TOAST_BUTTON = '.sc-toast:not([hidden]) > button';

export interface ToastListProps {
	readonly actions: Actions;
	readonly note: Note | null;
	readonly onNote: ( note: Note ) => void;
	readonly onNoteEnd: () => void;
}

/** Maximum number of visible toasts of writes; older ones wait, with their seconds, until there is space. */
const MAX_SHOWN = 3;

/**
 * Toasts of this session's writes, the newest at the bottom, and one message. F6 focuses the lowest, and then those
 * above. All wait while the pointer or the focus is on one.
 */
export function ToastList( props: ToastListProps ) {
	const { actions, note, onNote, onNoteEnd } = props;
	const { __ } = useI18n();
	const list = useRef< HTMLDivElement >( null );
	const isPaused = useHold( list );
	const writes = actions.writes.filter( isInToast );
	const noteKey = useCount( note );
	useF6( list );
	useUndoOfPage( actions, onNote );
	return (
		<div ref={ list } className="sc-undos">
			{ note && (
				<Toast
					key={ noteKey }
					text={ note.text }
					closeLabel={ __( 'Close', 'studio-calendar' ) }
					seconds={ NOTE_TIME }
					isPaused={ isPaused }
					onEnd={ onNoteEnd }
				/>
			) }
			{ writes.map( ( write, index ) => (
				<WriteToast
					key={ write.requestId }
					write={ write }
					store={ actions.store }
					isHidden={ index < writes.length - MAX_SHOWN }
					isPaused={ isPaused }
					onNote={ onNote }
				/>
			) ) }
		</div>
	);
}

/** Counts changes of a value, so that the same message counts down and is announced anew. */
function useCount( value: unknown ): number {
	const [ seen, setSeen ] = useState( { value, count: 0 } );
	if ( seen.value !== value ) {
		setSeen( { value, count: seen.count + 1 } );
	}
	return seen.count;
}

function useF6( list: RefObject< HTMLElement > ): void {
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
	}, [ list ] );
}
