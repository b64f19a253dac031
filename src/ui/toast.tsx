import { usePausableCountdown } from './use-pausable-countdown';

interface ToastProps {
	readonly text: string;
	readonly closeLabel: string;
	readonly seconds: number;
	readonly onEnd: () => void;
}

/** Toast that reports an action and disappears by itself. */
export function Toast( { text, closeLabel, seconds, onEnd }: ToastProps ) {
	const { hold } = usePausableCountdown( seconds, onEnd );
	return (
		<div className="sc-toast" { ...hold }>
			<span>{ text }</span>
			<button type="button" onClick={ onEnd }>
				{ closeLabel }
			</button>
		</div>
	);
}
