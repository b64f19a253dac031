import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { KeyboardEvent, RefObject } from 'react';
import { ChunkIcon, type ChunkIconName } from './chunk-icon';
import { hasFocus } from './windows/has-focus';
import { useOpenWindow } from './windows/open-windows';
import { isPlainKey } from './plain-key';
import { isSheet, placeBeside } from './place';
import './float.css';
import { POPOVER, showPopover } from './popover';

export interface MenuItem {
	readonly id: string;
	readonly label: string;
	readonly icon: ChunkIconName;
	readonly isDisabled: boolean;
	/** Shown separately at the end, in red. */
	readonly isDanger: boolean;
	readonly onSelect: () => void;
}

interface MenuProps {
	readonly label: string;
	readonly items: readonly MenuItem[];
	/** Button that opened the menu; it handles its own presses and gets the focus back. */
	readonly opener: HTMLElement;
	/** Element that the menu is placed beside. */
	readonly anchor: HTMLElement;
	readonly onClose: () => void;
}

/** Menu of a menu button (ARIA authoring practices); a sheet on phones. */
export function Menu( props: MenuProps ) {
	const { label, items, opener, anchor, onClose } = props;
	const menu = useRef< HTMLDivElement >( null );
	useOpen( menu, opener, anchor );
	useDismiss( menu, opener, onClose );
	useOpenWindow( onClose, isSheet() );
	return (
		<div
			ref={ menu }
			{ ...POPOVER }
			role="menu"
			tabIndex={ -1 }
			aria-label={ label }
			className="sc-menu sc-float"
			onKeyDown={ ( event ) => handleKey( event, onClose ) }
		>
			{ items.map( ( item ) => (
				<button
					key={ item.id }
					type="button"
					role="menuitem"
					tabIndex={ -1 }
					className={ item.isDanger ? 'is-danger' : undefined }
					aria-disabled={ item.isDisabled }
					onClick={ () => ! item.isDisabled && item.onSelect() }
				>
					<ChunkIcon name={ item.icon } />
					{ item.label }
				</button>
			) ) }
		</div>
	);
}

function useOpen(
	menu: RefObject< HTMLElement >,
	opener: HTMLElement,
	anchor: HTMLElement
): void {
	useLayoutEffect( () => {
		const element = menu.current;
		if ( ! element ) {
			return undefined;
		}
		showPopover( element );
		const { left, top } = placeBeside(
			anchor.getBoundingClientRect(),
			{ width: element.offsetWidth, height: element.offsetHeight },
			{ width: window.innerWidth, height: window.innerHeight }
		);
		element.style.setProperty( '--sc-left', `${ left }px` );
		element.style.setProperty( '--sc-at', `${ top }px` );
		entriesOf( element )[ 0 ]?.focus( { preventScroll: true } );
		return () => {
			// The entry may have been removed by its action, and with it the focus.
			if ( hasFocus( element ) ) {
				opener.focus( { preventScroll: true } );
			}
		};
	}, [ menu, opener, anchor ] );
}

/** Closes the menu on a press elsewhere, scrolling or resizing, because it would no longer be at its anchor. */
function useDismiss(
	menu: RefObject< HTMLElement >,
	opener: HTMLElement,
	onClose: () => void
): void {
	useEffect( () => {
		const handlePress = ( { target }: Event ) => {
			const isInside =
				target instanceof Node &&
				( menu.current?.contains( target ) ||
					opener.contains( target ) );
			if ( ! isInside ) {
				onClose();
			}
		};
		const options = { capture: true };
		document.addEventListener( 'pointerdown', handlePress, options );
		document.addEventListener( 'scroll', handlePress, options );
		window.addEventListener( 'resize', onClose );
		return () => {
			document.removeEventListener( 'pointerdown', handlePress, options );
			document.removeEventListener( 'scroll', handlePress, options );
			window.removeEventListener( 'resize', onClose );
		};
	}, [ menu, opener, onClose ] );
}

const entriesOf = ( menu: Element ) =>
	Array.from( menu.querySelectorAll< HTMLElement >( '[role=menuitem]' ) );

function handleKey(
	event: KeyboardEvent< HTMLElement >,
	onClose: () => void
): void {
	// The grid handles arrow keys as well.
	event.stopPropagation();
	if ( ! isPlainKey( event ) ) {
		return;
	}
	if ( event.key === 'Escape' || event.key === 'Tab' ) {
		event.preventDefault();
		onClose();
		return;
	}
	const entries = entriesOf( event.currentTarget );
	const at = entries.findIndex( ( entry ) => entry === event.target );
	const moves: Readonly< Record< string, number > > = {
		ArrowDown: ( at + 1 ) % entries.length,
		ArrowUp: ( at + entries.length - 1 ) % entries.length,
		Home: 0,
		End: entries.length - 1,
	};
	const to = entries[ moves[ event.key ] ?? -1 ];
	if ( to ) {
		event.preventDefault();
		to.focus();
	}
}
