import { useEffect, useRef } from '@wordpress/element';

/**
 * Calls back on Ctrl+Z or Cmd+Z, unless a field has the focus: there it takes back what was typed.
 *
 * @param onUndo Returns whether there was something to undo.
 */
export function useUndoKey( onUndo: () => boolean ): void {
	const undo = useRef( onUndo );
	useEffect( () => {
		undo.current = onUndo;
	} );
	useEffect( () => {
		const handleKey = ( event: KeyboardEvent ) => {
			const isMeant =
				isUndo( event ) &&
				! event.defaultPrevented &&
				! isInField( event.target );
			if ( isMeant && undo.current() ) {
				event.preventDefault();
			}
		};
		document.addEventListener( 'keydown', handleKey );
		return () => document.removeEventListener( 'keydown', handleKey );
	}, [] );
}

/**
 * Returns whether it is Z, by its letter or by its place on a keyboard with other letters, with Ctrl or Cmd alone. A key that
 * is held down counts once.
 */
const isUndo = ( event: KeyboardEvent ) =>
	! event.repeat &&
	( event.ctrlKey || event.metaKey ) &&
	! event.altKey &&
	! event.shiftKey &&
	( /^z$/i.test( event.key ) ||
		( event.key > '~' && event.code === 'KeyZ' ) );

const isInField = ( target: EventTarget | null ) =>
	target instanceof HTMLElement &&
	( target.isContentEditable || target.matches( 'input, textarea, select' ) );
