import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useHeldCountdown } from './use-held-countdown';

interface UndoToastProps {
	readonly text: ReactNode;
	readonly undoLabel: string;
	/** "10 s" */
	readonly countdown: ( seconds: number ) => string;
	readonly seconds: number;
	readonly onUndo: () => void;
	readonly onEnd: () => void;
}

/** Says what has been done and takes it back for a while. The count stands still under pointer and focus; F6 leads here. */
export function UndoToast( props: UndoToastProps ) {
	const { text, undoLabel, countdown, onUndo, onEnd } = props;
	const { left, hold } = useHeldCountdown( props.seconds, onEnd );
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const handleKey = ( event: KeyboardEvent ) => {
			if ( event.key === 'F6' ) {
				event.preventDefault();
				button.current?.focus();
			}
		};
		document.addEventListener( 'keydown', handleKey );
		return () => document.removeEventListener( 'keydown', handleKey );
	}, [] );
	return (
		<div className="sc-toast" { ...hold }>
			<span>{ text }</span>
			<button ref={ button } type="button" onClick={ onUndo }>
				{ undoLabel }{ ' ' }
				<small aria-hidden="true">{ countdown( left ) }</small>
			</button>
		</div>
	);
}
