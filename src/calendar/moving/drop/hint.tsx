import { useLayoutEffect, useRef } from '@wordpress/element';
import type { Stance } from '../../../domain/slot-verdict';
import { useI18n } from '../../../i18n/context';
import { movingKeys } from '../../keys/key-list';

interface HintProps {
	readonly title: string;
	/** Day, times and room. */
	readonly place: string;
	/** Why it cannot be here, or what is still unknown; empty if it fits. */
	readonly reason: string;
	readonly stance: Stance | null;
	/** Null while a pointer holds the card. */
	readonly onDone: ( () => void ) | null;
	/** Whether a finger has lifted it. */
	readonly isTouch: boolean;
}

const LOOKS = {
	fits: 'sc-moving__ok',
	asks: undefined,
	refused: 'sc-moving__no',
} as const;

/** What is being moved and how, at the foot of the window. */
export function Hint( {
	title,
	place,
	reason,
	stance,
	onDone,
	isTouch,
}: HintProps ) {
	const i18n = useI18n();
	const hint = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const layer = hint.current?.parentElement;
		layer?.setAttribute( 'data-hint', '' );
		return () => layer?.removeAttribute( 'data-hint' );
	}, [] );
	const { __ } = i18n;
	return (
		<div ref={ hint } className="sc-moving">
			<p>
				<b>{ title }</b>
				<span>{ place }</span>
			</p>
			<span className={ stance ? LOOKS[ stance ] : undefined }>
				{ reason || __( 'Free', 'studio-calendar' ) }
			</span>
			{ isTouch && (
				<span className="sc-moving__how">
					{ onDone
						? __(
								'Drag to move, pull a handle to resize.',
								'studio-calendar'
							)
						: __(
								'Release to move. Hold over a day to switch.',
								'studio-calendar'
							) }
				</span>
			) }
			{ ! isTouch && (
				<span className="sc-moving__keys">
					{ movingKeys( i18n ).map( ( [ key, text ] ) => (
						<span key={ key }>
							<kbd>{ key }</kbd> { text }
						</span>
					) ) }
				</span>
			) }
			{ isTouch && onDone && (
				<button
					type="button"
					className="sc-btn sc-btn--line"
					onClick={ onDone }
				>
					{ __( 'Done', 'studio-calendar' ) }
				</button>
			) }
		</div>
	);
}
