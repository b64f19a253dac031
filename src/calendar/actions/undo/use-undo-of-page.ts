import { useEffect, useRef } from '@wordpress/element';
import {
	isUnderWay,
	isYoung,
	type ToldWrite,
} from '../../../domain/own-writes';
import type { Actions } from '../../../store/use-actions';
import { canTakeBack } from '../../../store/use-take-back';
import { countOpenWindows } from '../../../ui/windows/open-windows';
import { useStudio } from '../../studio-context';
import type { Note } from '../note';
import { useUndo } from './use-undo';
import { useUndoKey } from './use-undo-key';

/** A calendar of the page. */
interface Offers {
	/** Returns the newest write that it offers to undo. */
	readonly newest: () => ToldWrite | undefined;
	/** Resolves to whether it was undone. */
	readonly undo: ( write: ToldWrite ) => Promise< boolean >;
	/** Whether the server has not answered a write yet. */
	readonly isWriting: () => boolean;
}

const calendars = new Set< Offers >();

/**
 * Whether a press is being served, and the number of presses that came meanwhile, or before the server had answered a write;
 * `since` is when the first of them came, in milliseconds since 1970.
 */
const turns = { isTaken: false, waiting: 0, since: 0 };

/**
 * Ctrl+Z takes back the newest write of all calendars of the page that a toast offers to undo, or that is offered again since
 * a later one was undone. Presses that come faster than the server answers wait for their turn, and for the write that they are
 * about.
 */
export function useUndoOfPage(
	actions: Actions,
	onNote: ( note: Note ) => void
): void {
	const { store } = actions;
	const isWriting = isUnderWay( actions );
	const undo = useUndo( store );
	const { client } = useStudio();
	const offers = useRef< Offers | null >( null );
	useEffect( () => {
		offers.current = {
			newest: () =>
				store
					.get()
					.writes.filter(
						( write ) =>
							isOffered( write ) && canTakeBack( client, write )
					)
					.at( -1 ),
			undo: async ( write ) => {
				const outcome = await undo( write );
				onNote( outcome );
				return outcome.isDone;
			},
			isWriting: () => isUnderWay( store.get() ),
		};
	} );
	useEffect( () => {
		const calendar: Offers = {
			newest: () => offers.current?.newest(),
			undo: async ( write ) =>
				( await offers.current?.undo( write ) ) ?? false,
			isWriting: () => offers.current?.isWriting() ?? false,
		};
		calendars.add( calendar );
		return () => {
			calendars.delete( calendar );
			// A list whose only write was refused is gone before it could tell.
			serveWaiting();
		};
	}, [] );
	useEffect( () => {
		if ( ! isWriting ) {
			serveWaiting();
		}
	}, [ isWriting ] );
	useUndoKey( undoNewest );
}

const isOffered = ( write: ToldWrite ) =>
	write.stage === 'offered' ||
	( write.stage === 'again' && isYoung( write, Date.now() ) );

const isAnyWriting = () =>
	Array.from( calendars ).some( ( calendar ) => calendar.isWriting() );

/** Returns the newest write of the page that can be undone, with its calendar. */
const newestOfPage = () =>
	Array.from( calendars )
		.flatMap( ( calendar ) => {
			const write = calendar.newest();
			return write ? [ { calendar, write } ] : [];
		} )
		.sort( ( one, other ) => other.write.at - one.write.at )
		.at( 0 );

/** Returns whether there was something to undo. */
function undoNewest(): boolean {
	if ( countOpenWindows() > 0 ) {
		return false;
	}
	if ( turns.isTaken || isAnyWriting() ) {
		turns.since = turns.waiting > 0 ? turns.since : Date.now();
		turns.waiting++;
		return true;
	}
	const next = newestOfPage();
	if ( ! next ) {
		return false;
	}
	turns.isTaken = true;
	void next.calendar.undo( next.write ).then( nextTurn );
	return true;
}

/** Serves a press that waited; after a failure, people have to see it first. */
function nextTurn( isDone: boolean ): void {
	turns.isTaken = false;
	turns.waiting = isDone ? turns.waiting : 0;
	if ( turns.waiting > 0 ) {
		turns.waiting--;
		turns.waiting = undoNewest() ? turns.waiting : 0;
	}
}

/** Serves a press that waited for a write; where that has failed, what was done before it was not meant. */
function serveWaiting(): void {
	if ( turns.waiting > 0 && ! turns.isTaken && ! isAnyWriting() ) {
		nextTurn( ( newestOfPage()?.write.at ?? 0 ) >= turns.since );
	}
}
