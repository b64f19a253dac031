import { useEffect, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import type { Booking } from '../../../domain/booking';
import {
	hasChangedSince,
	isAbout,
	isCovered,
	LONGEST_UNDO,
	type ToldWrite,
} from '../../../domain/own-writes';
import { useI18n } from '../../../i18n/context';
import type { Actions } from '../../../store/use-actions';
import { canTakeBack } from '../../../store/use-take-back';
import { countOpenWindows } from '../../../ui/windows/open-windows';
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
 * Part of a booking's window with one's own last write on it, for as long as the server takes it back; then with the one
 * before it. What comes of an undo is told here, because the toasts are inert under a window.
 */
export function LastWrite( props: LastWriteProps ) {
	const { booking, actions } = props;
	const place = useRef< HTMLDivElement >( null );
	const last = lastOn( actions.writes, booking.id );
	const write = useRecent( last );
	const obstacle = useObstacle( props, write );
	const open = obstacle === null ? write : null;
	const { told, takeBack } = useTold( props, place, last );
	const press = usePresses( open, takeBack );
	useUndoKey( () => countOpenWindows() === 1 && press() );
	useFocusInside( place, open !== null );
	return (
		<div ref={ place } className={ classOf( write, told.text ) }>
			<span role="status">
				{ told.isOfLater && <Line isNote>{ told.text }</Line> }
				{ write && <WriteText write={ write } /> }
				{ ! told.isOfLater && (
					<Line isNote={ write !== null }>
						{ told.text || obstacle }
					</Line>
				) }
			</span>
			{ open && <UndoButton write={ open } onUndo={ press } /> }
		</div>
	);
}

interface LineProps {
	readonly isNote: boolean;
	readonly children: string | null;
}

const Line = ( { isNote, children }: LineProps ) =>
	children ? (
		<span className={ isNote ? 'sc-note' : '' }>{ children }</span>
	) : null;

/**
 * Returns why a write cannot be taken back now; empty where an external host takes nothing back, null where nothing is in the
 * way.
 */
function useObstacle(
	{ booking, actions }: LastWriteProps,
	write: ToldWrite | null
): string | null {
	const { __ } = useI18n();
	const { client } = useStudio();
	if ( ! write || ! canTakeBack( client, write ) ) {
		return '';
	}
	if ( write.stage === 'over' || hasChangedSince( write, booking ) ) {
		return __(
			'Something has changed since, so this can no longer be undone.',
			'studio-calendar'
		);
	}
	return isCovered( actions.writes, write )
		? __(
				'To undo this, first undo what you have changed since.',
				'studio-calendar'
			)
		: null;
}

interface UndoButtonProps {
	readonly write: ToldWrite;
	readonly onUndo: () => unknown;
}

function UndoButton( { write, onUndo }: UndoButtonProps ) {
	const { __ } = useI18n();
	const isUndoing = write.stage === 'undoing';
	return (
		<button
			type="button"
			className="sc-btn sc-btn--line"
			aria-disabled={ isUndoing }
			onClick={ () => ! isUndoing && onUndo() }
		>
			{ isUndoing
				? __( 'Undoing…', 'studio-calendar' )
				: __( 'Undo', 'studio-calendar' ) }
		</button>
	);
}

/** Returns a function that takes a write back, and what came of it until the next write. */
function useTold(
	{ actions, onNote }: LastWriteProps,
	place: RefObject< HTMLElement >,
	last: ToldWrite | null
) {
	const undo = useUndo( actions.store );
	const [ told, setTold ] = useState( { requestId: '', at: 0, text: '' } );
	const takeBack = async ( write: ToldWrite ): Promise< boolean > => {
		const { requestId, at } = write;
		setTold( { requestId, at, text: '' } );
		const outcome = await undo( write );
		// The booking may have gone from the week, and its window with it.
		if ( place.current ) {
			setTold( { requestId, at, text: outcome.text } );
		} else {
			onNote( outcome );
		}
		return outcome.isDone;
	};
	const isCurrent = last === null || last.at <= told.at;
	return {
		told: {
			text: isCurrent ? told.text : '',
			isOfLater:
				isCurrent &&
				told.text !== '' &&
				last !== null &&
				last.requestId !== told.requestId,
		},
		takeBack,
	};
}

/**
 * Returns a function that takes back the write that is open to it, or does so after the undo under way; it returns whether
 * there is anything to take back.
 */
function usePresses(
	open: ToldWrite | null,
	takeBack: ( write: ToldWrite ) => Promise< boolean >
): () => boolean {
	const [ waiting, setWaiting ] = useState( 0 );
	const isUndoing = open?.stage === 'undoing';
	const take = async ( write: ToldWrite ) => {
		if ( ! ( await takeBack( write ) ) ) {
			setWaiting( 0 );
		}
	};
	useEffect( () => {
		if ( waiting > 0 && ! isUndoing ) {
			setWaiting( open ? waiting - 1 : 0 );
			if ( open ) {
				void take( open );
			}
		}
		// Only the end of an undo gives the next press its turn.
	}, [ waiting, isUndoing ] ); // eslint-disable-line react-hooks/exhaustive-deps
	return () => {
		if ( isUndoing ) {
			setWaiting( waiting + 1 );
		} else if ( open ) {
			void take( open );
		}
		return open !== null;
	};
}

/** Without anything to tell, the live region takes no space. */
const classOf = ( write: ToldWrite | null, told: string ) =>
	write || told ? 'sc-last' : 'sc-vh';

const lastOn = ( writes: readonly ToldWrite[], bookingId: string ) =>
	writes.filter( ( write ) => isAbout( write, bookingId ) ).at( -1 ) ?? null;

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
