import type { AsideProps } from './drop/aside';
import { Ghost } from './ghost';
import type { DropParts } from './load-drop';

interface StageProps extends AsideProps {
	/** Null until loaded. */
	readonly parts: DropParts | null;
	/** Y of the finger; null for a mouse. */
	readonly finger: number | null;
}

/** What is seen while a card is lifted: where it would be, what to do, and the question before it moves. */
export function Stage( props: StageProps ) {
	const { state, layer, words, parts, finger } = props;
	const { booking, over } = state;
	const isHeld = state.status === 'lifted' && state.isHeld;
	return (
		<>
			{ /* First, so that the ghost is scrolled to when all else is in its place: the page is laid out once. */ }
			{ parts && <parts.Aside { ...props } /> }
			{ over && (
				<Ghost
					layer={ layer }
					Text={ parts?.GhostText }
					title={ booking.title }
					over={ over }
					text={ words.labelOf( over.place, booking.date ) }
					reason={
						over.stance === 'refused' ? words.reasonOf( over ) : ''
					}
					isAlone={ ! isHeld }
					finger={ isHeld ? finger : null }
				>
					{ parts?.handlesOf( state ) }
				</Ghost>
			) }
		</>
	);
}
