import { useEffect, useRef, useState } from '@wordpress/element';

interface UndoToastProps {
	readonly text: string;
	readonly undoLabel: string;
	/** "10 s" */
	readonly countdown: ( seconds: number ) => string;
	readonly seconds: number;
	readonly onUndo: () => void;
	readonly onEnd: () => void;
}

const SECOND = 1000;

/** Says what has been done and takes it back for a while. The count stands still under pointer and focus; F6 leads here. */
export function UndoToast( props: UndoToastProps ) {
	const { text, undoLabel, countdown, onUndo, onEnd } = props;
	const [ left, setLeft ] = useState( props.seconds );
	const [ isHovered, setIsHovered ] = useState( false );
	const [ isFocused, setIsFocused ] = useState( false );
	const button = useRef< HTMLButtonElement >( null );
	const isHeld = isHovered || isFocused;
	useEffect( () => {
		if ( left === 0 ) {
			onEnd();
			return undefined;
		}
		if ( isHeld ) {
			return undefined;
		}
		const timer = setTimeout( () => setLeft( left - 1 ), SECOND );
		return () => clearTimeout( timer );
	}, [ left, isHeld, onEnd ] );
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
		<div
			className="sc-toast"
			onMouseEnter={ () => setIsHovered( true ) }
			onMouseLeave={ () => setIsHovered( false ) }
			onFocus={ () => setIsFocused( true ) }
			onBlur={ () => setIsFocused( false ) }
		>
			<span>{ text }</span>
			<button ref={ button } type="button" onClick={ onUndo }>
				{ undoLabel }{ ' ' }
				<small aria-hidden="true">{ countdown( left ) }</small>
			</button>
		</div>
	);
}
