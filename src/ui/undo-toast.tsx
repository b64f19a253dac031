import type { ReactNode } from 'react';
import { usePausableCountdown } from './use-pausable-countdown';

interface UndoToastProps {
	readonly text: ReactNode;
	/** Hidden for lack of space; the countdown pauses meanwhile. */
	readonly isHidden?: boolean;
	readonly undoLabel: string;
	/** "10 s" */
	readonly countdown: ( seconds: number ) => string;
	readonly seconds: number;
	readonly onUndo: () => void;
	readonly onEnd: () => void;
}

/** Toast with an undo button for a limited time. The countdown pauses under pointer and focus. */
export function UndoToast( props: UndoToastProps ) {
	const {
		text,
		isHidden = false,
		undoLabel,
		countdown,
		onUndo,
		onEnd,
	} = props;
	const { left, hold } = usePausableCountdown(
		props.seconds,
		onEnd,
		isHidden
	);
	return (
		<div className="sc-toast" hidden={ isHidden } { ...hold }>
			<span>{ text }</span>
			<button type="button" onClick={ onUndo }>
				{ undoLabel }{ ' ' }
				<small aria-hidden="true">{ countdown( left ) }</small>
			</button>
		</div>
	);
}
