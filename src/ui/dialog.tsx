import { useEffect, useId, useLayoutEffect, useRef } from '@wordpress/element';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from './icon';
import { openModal } from './windows/modal';
import { useOpenWindow } from './windows/open-windows';
import { POPOVER, showPopover } from './popover';
import { useSecondFrame } from './second-frame';
import { lockScroll } from './windows/scroll-lock';
import { SheetHandle } from './windows/sheet-handle';

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
 * Modal dialog in the top layer. Escape, a click outside and ✕ always close it and return the focus. It stays inside the
 * calendar's element, whose design tokens it uses. The frame after the press dims the page, and the next one has the whole
 * window: a form takes a slow phone longer than a press should wait for its answer.
 */
export function Dialog( props: PropsWithChildren< DialogProps > ) {
	const { onClose } = props;
	const scrim = useRef< HTMLDivElement >( null );
	const isDimmed = useSecondFrame( onClose );
	useLayoutEffect( () => showPopover( scrim.current ), [] );
	useOpenWindow( onClose );
	const outside = useClickOutside( onClose );
	return (
		<>
			<div
				ref={ scrim }
				{ ...POPOVER }
				className="sc-scrim"
				aria-hidden="true"
				{ ...outside }
			/>
			{ isDimmed && <Window { ...props } /> }
		</>
	);
}

function Window( props: PropsWithChildren< DialogProps > ) {
	const { title, closeLabel, onClose, className = '', top, foot } = props;
	const titleId = useId();
	const dialog = useModal( props.initialFocus, onClose );
	useEffect( lockScroll, [] );
	return (
		<dialog
			ref={ dialog }
			{ ...POPOVER }
			className={ `sc-dialog ${ className }` }
			aria-modal="true"
			aria-labelledby={ titleId }
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

/** Opens the dialog while the component is mounted. */
function useModal( initialFocus: string | undefined, onClose: () => void ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const first = useRef( initialFocus );
	const close = useRef( onClose );
	useEffect( () => {
		close.current = onClose;
	} );
	useLayoutEffect(
		() =>
			dialog.current
				? openModal( dialog.current, {
						first: first.current,
						onEscape: () => close.current(),
					} )
				: undefined,
		[]
	);
	return dialog;
}

/** Detects clicks on the scrim. A press that began inside, for example a selection, is no click on it. */
function useClickOutside( onClick: () => void ) {
	const isPressed = useRef( false );
	return {
		onMouseDown: () => {
			isPressed.current = true;
		},
		onClick: () => {
			// The date picker keeps the press that closes it for itself.
			const wasPressed = isPressed.current;
			isPressed.current = false;
			if ( wasPressed ) {
				onClick();
			}
		},
	};
}
