import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import { placeBeside } from '../../../ui/place';
import { POPOVER, showPopover } from '../../../ui/popover';

export interface Answer {
	readonly label: string;
	readonly onClick: () => void;
	/** Whether it is still unknown if it can be given; a press is kept until that is known. */
	readonly isWaiting?: boolean;
}

interface QuestionProps {
	readonly text: string;
	readonly anchor: () => Element | null;
	/** Answer that has the focus. */
	readonly main: Answer;
	readonly others: readonly Answer[];
	/** Whether the main answer comes last, at the end of a row; otherwise first in a column. */
	readonly isRow?: boolean;
}

function standBeside( box: HTMLElement, anchor: Element | null ): void {
	if ( anchor ) {
		const { left, top } = placeBeside(
			anchor.getBoundingClientRect(),
			{ width: box.offsetWidth, height: box.offsetHeight },
			{ width: window.innerWidth, height: window.innerHeight }
		);
		box.style.left = `${ left }px`;
		box.style.top = `${ top }px`;
	}
}

/** Asks about a move, beside the place itself. */
export function Question( props: QuestionProps ) {
	const { text, anchor, main, others, isRow = false } = props;
	const box = useRef< HTMLDivElement >( null );
	const first = useRef< HTMLButtonElement >( null );
	const find = useRef( anchor );
	useLayoutEffect( () => {
		showPopover( box.current );
		if ( box.current ) {
			standBeside( box.current, find.current() );
		}
		first.current?.focus( { preventScroll: true } );
	}, [] );
	const pressed = useRef< string | null >( null );
	useEffect( () => {
		const answer = others.find(
			( { label } ) => label === pressed.current
		);
		const { activeElement, body } = window.document;
		if ( answer && ! answer.isWaiting ) {
			pressed.current = null;
			answer.onClick();
		} else if ( activeElement === body ) {
			// The answer that had the focus cannot be given.
			first.current?.focus( { preventScroll: true } );
		}
	}, [ others ] );
	const mainButton = (
		<button
			key="main"
			ref={ first }
			type="button"
			className="sc-btn sc-btn--main"
			onClick={ main.onClick }
		>
			{ main.label }
		</button>
	);
	const rest = others.map( ( { label, onClick, isWaiting } ) => (
		<button
			key={ label }
			type="button"
			className="sc-btn sc-btn--line"
			onClick={ () => {
				pressed.current = label;
				if ( ! isWaiting ) {
					onClick();
				}
			} }
		>
			{ label }
		</button>
	) );
	return (
		<div
			ref={ box }
			{ ...POPOVER }
			role="alertdialog"
			aria-label={ text }
			className={ isRow ? 'sc-ask' : 'sc-ask is-column' }
		>
			<p>{ text }</p>
			{ isRow ? [ rest, mainButton ] : [ mainButton, rest ] }
		</div>
	);
}
