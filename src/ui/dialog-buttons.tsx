import {
	Fragment,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { ReactElement, RefObject } from 'react';

interface DialogButtonsProps {
	/** What the dialog is for; null where nothing stands out. */
	readonly main: ReactElement | null;
	readonly others: readonly ReactElement[];
}

/** Above so many they stand in two columns. */
const ROW = 2;

/**
 * The buttons of a dialog in the order in which they are seen: the main one at the end of a row; on top where they do
 * not fit beside each other, or are many. Tab and readers go the same way, since it is the document's order.
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

/** Whether they take more than one line, which does not depend on their order. */
function useIsWrapped( box: RefObject< HTMLElement > ): boolean {
	const [ isWrapped, setIsWrapped ] = useState( false );
	useLayoutEffect( () => {
		const element = box.current;
		const measure = () => {
			const first = element?.firstElementChild;
			const last = element?.lastElementChild;
			// A button that changes its place would lose the focus.
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
