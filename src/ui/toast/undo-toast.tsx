import type { ReactNode } from 'react';
import { usePausableCountdown } from './use-pausable-countdown';

interface UndoToastProps {
	readonly text: ReactNode;
	/** Hidden for lack of space. */
	readonly isHidden: boolean;
	readonly isPaused: boolean;
	/** The undo is running. */
	readonly isUndoing: boolean;
	readonly undoLabel: string;
	readonly undoingLabel: string;
	/** "10 s" */
	readonly countdown: ( seconds: number ) => string;
	readonly seconds: number;
	readonly onUndo: () => void;
	readonly onEnd: () => void;
}

/** Toast with an undo button for a limited time, which pauses while the toast is hidden. */
export function UndoToast( props: UndoToastProps ) {
	const { isHidden, isUndoing } = props;
	const left = usePausableCountdown(
		props.seconds,
		props.onEnd,
		isHidden || isUndoing || props.isPaused
	);
	return (
		<div className="sc-toast" hidden={ isHidden }>
			<span>{ props.text }</span>
			<button
				type="button"
				aria-disabled={ isUndoing }
				onClick={ () => ! isUndoing && props.onUndo() }
			>
				{ isUndoing ? props.undoingLabel : props.undoLabel }{ ' ' }
				<small aria-hidden="true">{ props.countdown( left ) }</small>
			</button>
		</div>
	);
}
