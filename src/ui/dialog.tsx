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
	/** Content above the title, at full width. */
	readonly top?: ReactNode;
	readonly foot?: ReactNode;
	/** Selector of the element focused first; otherwise ✕. */
	readonly initialFocus?: string;
}

/**
 * Native modal dialog in the top layer, with the rest of the page inert. Escape, a click outside and ✕ always close it
 * and return the focus. It stays inside the calendar's element, whose design tokens it uses.
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
				// React lets the event bubble from a nested dialog as well.
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

/**
 * Detects clicks on the backdrop, which is everything outside the dialog's only child. A press that began inside, for
 * example a selection, does not count.
 */
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
