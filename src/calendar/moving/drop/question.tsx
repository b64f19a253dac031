import { useLayoutEffect, useRef } from '@wordpress/element';
import { useI18n } from '../../../i18n/context';
import { placeBeside } from '../../../ui/place';
import { POPOVER } from '../../../ui/popover';

interface QuestionProps {
	/** What would be broken. */
	readonly reason: string;
	readonly anchor: () => Element | null;
	readonly onYes: () => void;
	readonly onNo: () => void;
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

/** Asks an owner whether a booking may break the gap, beside the place itself. */
export function Question( { reason, anchor, onYes, onNo }: QuestionProps ) {
	const { __ } = useI18n();
	const box = useRef< HTMLDivElement >( null );
	const yes = useRef< HTMLButtonElement >( null );
	const find = useRef( anchor );
	useLayoutEffect( () => {
		box.current?.showPopover();
		if ( box.current ) {
			standBeside( box.current, find.current() );
		}
		yes.current?.focus( { preventScroll: true } );
	}, [] );
	return (
		<div
			ref={ box }
			{ ...POPOVER }
			role="alertdialog"
			aria-label={ reason }
			className="sc-ask"
		>
			<p>{ reason }</p>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ onNo }
			>
				{ __( 'Put back', 'studio-calendar' ) }
			</button>
			<button
				ref={ yes }
				type="button"
				className="sc-btn sc-btn--main"
				onClick={ onYes }
			>
				{ __( 'Move anyway', 'studio-calendar' ) }
			</button>
		</div>
	);
}
