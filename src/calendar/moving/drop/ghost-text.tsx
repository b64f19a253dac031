import { timeRange } from '../../grid/card-name';
import { geometryOf } from '../geometry-of';
import type { GhostTextProps } from '../ghost';

/** The card itself while no pointer shows it, and the label: what, when and where, or why not. Readers hear the live region. */
export function GhostText( props: GhostTextProps ) {
	const { title, over, isAlone } = props;
	const reason = reasonOf( props );
	return (
		<>
			{ isAlone && (
				<span className="sc-drop__card" aria-hidden="true">
					<b>{ title }</b>
					{ timeRange( over.place ) }
				</span>
			) }
			{ ( ! isAlone || reason !== '' ) && (
				<Label { ...props } reason={ reason } />
			) }
		</>
	);
}

/** Returns why it cannot be here; of a move that asks, the question tells. */
const reasonOf = ( { over, before, words }: GhostTextProps ) =>
	over.stance === 'refused' || before === null ? words.reasonOf( over ) : '';

/** It measures the week, so that it is not drawn for each step of a key that shows no label. */
function Label(
	props: GhostTextProps & {
		/** Why it cannot be here; empty if it can. */
		readonly reason: string;
	}
) {
	const { title, over, before, words, reason } = props;
	const { isBelow, isEnd, raise } = labelAt( props );
	const classes = [
		'sc-drop__label',
		isBelow && 'is-below',
		isEnd && 'is-end',
	];
	return (
		<span
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ { marginBottom: raise } }
			aria-hidden="true"
		>
			<b>{ reason || title }</b>
			{ words.labelOf( over.place, before ?? over.place.date ) }
		</span>
	);
}

/** Pixels below the top of the view within which the label is below the ghost. */
const NEAR_TOP = 48;
/** Pixels between a finger and the label above it. */
const ABOVE_FINGER = 56;

/** Where the label has room: above, below near the top, right-aligned near the right side, well above a finger. */
function labelAt( { layer, column, top, finger }: GhostTextProps ) {
	const geometry = layer.current && geometryOf( layer.current );
	if ( ! geometry ) {
		return { isBelow: false, isEnd: false, raise: 0 };
	}
	const y = geometry.top + top;
	// Measured each time it is asked for.
	const { view } = geometry;
	const toRight = view.right - column.getBoundingClientRect().right;
	return {
		isBelow: finger === null && y - view.top < NEAR_TOP,
		isEnd: toRight < column.offsetWidth,
		raise:
			finger === null ? 0 : Math.max( 0, ABOVE_FINGER - ( finger - y ) ),
	};
}
