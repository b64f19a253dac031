import type { ReactNode } from 'react';
import { usePausableCountdown } from './use-pausable-countdown';

interface ToastProps {
	readonly text: ReactNode;
	readonly closeLabel: string;
	readonly seconds: number;
	/** Hidden for lack of space. */
	readonly isHidden?: boolean;
	readonly isPaused: boolean;
	readonly onEnd: () => void;
}

/** Toast that reports an action and disappears by itself. */
export function Toast( props: ToastProps ) {
	const { text, closeLabel, isHidden = false, onEnd } = props;
	usePausableCountdown( props.seconds, onEnd, props.isPaused || isHidden );
	return (
		<div className="sc-toast" hidden={ isHidden }>
			<span>{ text }</span>
			<button type="button" onClick={ onEnd }>
				{ closeLabel }
			</button>
		</div>
	);
}
