import { useCallback, useEffect } from '@wordpress/element';
import type { ToldWrite } from '../../../domain/own-writes';
import type { Actions } from '../../../store/use-actions';
import { canTakeBack } from '../../../store/use-take-back';
import { countOpenWindows } from '../../../ui/open-windows';
import { useStudio } from '../../studio-context';
import type { Note } from '../note';
import { useUndo } from './use-undo';
import { useUndoKey } from './use-undo-key';

/** The calendars of the page that have toasts, with what each offers to undo. */
const calendars = new Set< () => ToldWrite | undefined >();

/** Ctrl+Z takes back the newest write of all calendars of the page that a toast offers to undo. */
export function useUndoOfPage(
	{ store }: Actions,
	onNote: ( note: Note ) => void
): void {
	const undo = useUndo( store );
	const { client } = useStudio();
	const offered = useCallback(
		() =>
			store
				.get()
				.writes.filter(
					( write ) =>
						write.stage === 'offered' &&
						canTakeBack( client, write )
				)
				.at( -1 ),
		[ client, store ]
	);
	useEffect( () => {
		calendars.add( offered );
		return () => {
			calendars.delete( offered );
		};
	}, [ offered ] );
	useUndoKey( () => {
		const write = offered();
		const isMeant =
			write !== undefined &&
			countOpenWindows() === 0 &&
			Array.from( calendars ).every(
				( offeredBy ) => ( offeredBy()?.at ?? 0 ) <= write.at
			);
		if ( isMeant ) {
			void undo( write ).then( ( text ) => onNote( { text } ) );
		}
		return isMeant;
	} );
}
