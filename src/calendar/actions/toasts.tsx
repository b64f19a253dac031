import type { ReactNode } from 'react';
import type { Actions } from '../../store/use-actions';
import { useChunk } from './use-chunk';

/** Something that was done, or came to nothing, after its dialog had closed. */
export interface Note {
	readonly text: string;
	/** Shown in place of the text alone. */
	readonly toast?: ( onEnd: () => void ) => ReactNode;
}

export interface ToastsProps {
	readonly actions: Actions;
	readonly note: Note | null;
	readonly onNoteEnd: () => void;
}

const load = async () =>
	( await import( /* webpackChunkName: "dialogs" */ './toast-list' ) )
		.ToastList;

/** The place is always there, so that readers notice what comes into it. What can be read without its part, is. */
export function Toasts( props: ToastsProps ) {
	const { actions, note } = props;
	const isWanted = note !== null || actions.canceled.length > 0;
	const { part: ToastList, hasFailed } = useChunk( 'toasts', load, isWanted );
	return (
		<div className="sc-toasts" aria-live="polite">
			{ ToastList && <ToastList { ...props } /> }
			{ hasFailed && note && <p className="sc-toast">{ note.text }</p> }
		</div>
	);
}
