import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Booking } from '../../../domain/booking';
import {
	isAbout,
	LONGEST_UNDO,
	type ToldWrite,
} from '../../../domain/own-writes';
import { useI18n } from '../../../i18n/context';
import type { Actions } from '../../../store/use-actions';
import { canTakeBack } from '../../../store/use-take-back';
import { countOpenWindows } from '../../../ui/open-windows';
import { useStudio } from '../../studio-context';
import type { Note } from '../note';
import { useUndo } from './use-undo';
import { useUndoKey } from './use-undo-key';
import { WriteText } from './write-text';

interface LastWriteProps {
	readonly booking: Booking;
	readonly actions: Actions;
	readonly onNote: ( note: Note ) => void;
}

/**
 * Part of a booking's window with one's own last write on it, for as long as the server takes it back. What comes of an
 * undo is told here, because the toasts are inert under a window.
 */
export function LastWrite( props: LastWriteProps ) {
	const { booking, actions } = props;
	const { client } = useStudio();
	const place = useRef< HTMLDivElement >( null );
	const last = lastOn( actions.writes, booking.id );
	const write = useRecent( last );
	const isKnown = write !== null && canTakeBack( client, write );
	const isOver = isKnown && hasChanged( write, booking );
	const open = isKnown && ! isOver ? write : null;
	const { told, takeBack } = useTold( props, place, last );
	const undo = () => open !== null && takeBack( open );
	useUndoKey( () => countOpenWindows() === 1 && undo() );
	useFocusInside( place, open !== null );
	return (
		<div ref={ place } className={ classOf( write, told ) }>
			<span role="status">
				{ write && <WriteText write={ write } /> }
				{ isOver && <Over /> }
				{ told && (
					<span className={ write ? 'sc-note' : '' }>{ told }</span>
				) }
			</span>
			{ open && <UndoButton write={ open } onUndo={ undo } /> }
		</div>
	);
}

function Over() {
	const { __ } = useI18n();
	return (
		<span className="sc-note">
			{ __(
				'Something has changed since, so this can no longer be undone.',
				'studio-calendar'
			) }
		</span>
	);
}

interface UndoButtonProps {
	readonly write: ToldWrite;
	readonly onUndo: () => void;
}

function UndoButton( { write, onUndo }: UndoButtonProps ) {
	const { __ } = useI18n();
	const isUndoing = write.stage === 'undoing';
	return (
		<button
			type="button"
			className="sc-btn sc-btn--line"
			aria-disabled={ isUndoing }
			onClick={ onUndo }
		>
			{ isUndoing
				? __( 'Undoing…', 'studio-calendar' )
				: __( 'Undo', 'studio-calendar' ) }
		</button>
	);
}

/** Returns a function that takes a write back unless that is running, and what came of it until the next write. */
function useTold(
	{ actions, onNote }: LastWriteProps,
	place: RefObject< HTMLElement >,
	last: ToldWrite | null
) {
	const undo = useUndo( actions.store );
	const [ told, setTold ] = useState( { requestId: '', text: '' } );
	const takeBack = ( write: ToldWrite ): boolean => {
		const { requestId, stage } = write;
		if ( stage === 'undoing' ) {
			return false;
		}
		setTold( { requestId, text: '' } );
		void undo( write ).then( ( text ) =>
			// The booking may have gone from the week, and its window with it.
			place.current ? setTold( { requestId, text } ) : onNote( { text } )
		);
		return true;
	};
	const isLatest = last === null || last.requestId === told.requestId;
	return { told: isLatest ? told.text : '', takeBack };
}

/** Without anything to tell, the live region takes no space. */
const classOf = ( write: ToldWrite | null, told: string ) =>
	write || told ? 'sc-last' : 'sc-vh';

const lastOn = ( writes: readonly ToldWrite[], bookingId: string ) =>
	writes.filter( ( write ) => isAbout( write, bookingId ) ).at( -1 ) ?? null;

/** Returns whether one of the write's bookings is known to have changed since. */
function hasChanged( write: ToldWrite, { id, revision }: Booking ): boolean {
	const written = write.bookings.find( ( one ) => one.id === id );
	const isNewer = ( revision ?? 0 ) > ( written?.revision ?? Infinity );
	return write.stage === 'over' || isNewer;
}

/** Returns the write, and null once it is too old to be undone. */
function useRecent( write: ToldWrite | null ): ToldWrite | null {
	const [ now, setNow ] = useState( Date.now );
	const end = ( write?.at ?? -Infinity ) + LONGEST_UNDO;
	useEffect( () => {
		const left = end - Date.now();
		const timer =
			left > 0 ? setTimeout( () => setNow( Date.now() ), left ) : 0;
		return () => clearTimeout( timer );
	}, [ end ] );
	return now < end ? write : null;
}

/** Keeps the focus in the window when the focused button is removed. */
function useFocusInside(
	place: RefObject< HTMLElement >,
	hasButton: boolean
): void {
	useEffect( () => {
		const window = place.current?.closest( 'dialog' );
		const page = window?.ownerDocument;
		if ( page && page.activeElement === page.body ) {
			window
				.querySelector< HTMLElement >( '.sc-dialog__foot button' )
				?.focus();
		}
	}, [ place, hasButton ] );
}
