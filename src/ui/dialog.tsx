import { useEffect, useId, useLayoutEffect, useRef } from '@wordpress/element';
import type { MouseEvent, PropsWithChildren, ReactNode } from 'react';
import { Icon } from './icon';
import { useOpenWindow } from './open-windows';
import { lockScroll } from './scroll-lock';
import { SheetHandle } from './sheet-handle';

interface DialogProps {
	readonly title: string;
	readonly closeLabel: string;
	readonly onClose: () => void;
	readonly className?: string;
	/** Stands above the title, from edge to edge. */
	readonly top?: ReactNode;
	readonly foot?: ReactNode;
	/** Selector of what has the focus first, where that is not ✕. */
	readonly initialFocus?: string;
}

/**
 * A modal as the browser makes it: on top of everything, the rest of the page out of reach. Escape, a click outside and
 * ✕ always close it, and the focus goes back to where it came from. It stays inside the calendar's element, whose tokens
 * it is drawn with.
 */
export function Dialog( props: PropsWithChildren< DialogProps > ) {
	const { title, closeLabel, onClose, className = '', top, foot } = props;
	const titleId = useId();
	const dialog = useModal( props.initialFocus );
	const outside = useClickOutside( onClose );
	useOpenWindow( onClose );
	return (
		<dialog
			ref={ dialog }
			className={ `sc-dialog ${ className }` }
			aria-labelledby={ titleId }
			onCancel={ ( event ) => {
				// React lets it rise from a dialog inside, too.
				if ( event.target === event.currentTarget ) {
					event.preventDefault();
					onClose();
				}
			} }
			{ ...outside }
		>
			<div className={ top ? 'sc-dialog__in has-top' : 'sc-dialog__in' }>
				<SheetHandle onClose={ onClose } />
				<button
					type="button"
					className="sc-btn sc-btn--quiet sc-btn--icon sc-dialog__x"
					aria-label={ closeLabel }
					onClick={ onClose }
				>
					<Icon name="close" />
				</button>
				{ top }
				<div className="sc-dialog__head">
					<h3 id={ titleId }>{ title }</h3>
				</div>
				<div className="sc-dialog__body">{ props.children }</div>
				{ foot && <div className="sc-dialog__foot">{ foot }</div> }
			</div>
		</dialog>
	);
}

function useModal( initialFocus: string | undefined ) {
	const first = useRef( initialFocus );
	const dialog = useRef< HTMLDialogElement >( null );
	useLayoutEffect( () => {
		const element = dialog.current;
		const opener = element?.ownerDocument.activeElement;
		element?.showModal();
		if ( first.current ) {
			element?.querySelector< HTMLElement >( first.current )?.focus();
		}
		return () => {
			element?.close();
			if ( opener instanceof HTMLElement && opener.isConnected ) {
				opener.focus( { preventScroll: true } );
			}
		};
	}, [] );
	useEffect( lockScroll, [] );
	return dialog;
}

/** What lies outside of a dialog's one child is its backdrop. A press that began inside, as when selecting, is none. */
function useClickOutside( onClick: () => void ) {
	const isPressed = useRef( false );
	return {
		onMouseDown: ( event: MouseEvent ) => {
			isPressed.current = event.target === event.currentTarget;
		},
		onClick: ( event: MouseEvent ) => {
			if ( isPressed.current && event.target === event.currentTarget ) {
				onClick();
			}
		},
	};
}
