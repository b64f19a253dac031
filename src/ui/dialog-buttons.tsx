import {
	Fragment,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactElement, RefObject } from 'react';

interface DialogButtonsProps {
	/** Main action of the dialog; null without one. */
	readonly main: ReactElement | null;
	readonly others: readonly ReactElement[];
}

/** Maximum number of buttons in one row; more are placed in two columns. */
const ROW = 2;

/**
 * Buttons of a dialog in visual order: the main one at the end of a row, or on top if they wrap or are many. Tab and
 * screen readers follow the same order, because it is the document's.
 */
export function DialogButtons( { main, others }: DialogButtonsProps ) {
	const box = useRef< HTMLDivElement >( null );
	const isWrapped = useIsWrapped( box );
	const isMany = others.length + ( main ? 1 : 0 ) > ROW;
	const rest = <Fragment key="others">{ others }</Fragment>;
	const first = <Fragment key="main">{ main }</Fragment>;
	return (
		<div ref={ box } className={ isMany ? 'sc-btns is-many' : 'sc-btns' }>
			{ isMany || isWrapped ? [ first, rest ] : [ rest, first ] }
		</div>
	);
}

/** Returns whether the buttons wrap, independent of their order. */
function useIsWrapped( box: RefObject< HTMLElement > ): boolean {
	const [ isWrapped, setIsWrapped ] = useState( false );
	useLayoutEffect( () => {
		const element = box.current;
		const measure = () => {
			const first = element?.firstElementChild;
			const last = element?.lastElementChild;
			// A button that moves in the document would lose the focus.
			const isHeld = element?.contains(
				element.ownerDocument.activeElement
			);
			if (
				! isHeld &&
				first instanceof HTMLElement &&
				last instanceof HTMLElement
			) {
				setIsWrapped(
					last.offsetTop >= first.offsetTop + first.offsetHeight &&
						first !== last
				);
			}
		};
		const observer = new ResizeObserver( measure );
		if ( element ) {
			observer.observe( element );
		}
		return () => observer.disconnect();
	}, [ box ] );
	return isWrapped;
}
