import type { Asking, Lifted } from '../../domain/moving/states';
import { Ghost } from './ghost';
import type { DropParts } from './load-drop';
import type { MovingProps } from './moving-props';
import type { Machine } from './use-machine';
import type { Labels } from './use-words';

interface StageProps extends Pick< MovingProps, 'layer' > {
	readonly state: Lifted | Asking;
	readonly dispatch: Machine[ 'dispatch' ];
	readonly words: Labels;
	/** Null until loaded. */
	readonly parts: DropParts | null;
	/** Y of the finger; null for a mouse. */
	readonly finger: number | null;
}

/** What is seen while a card is lifted: where it would be, what to do, and the question before it breaks a gap. */
export function Stage( props: StageProps ) {
	const { state, layer, words, parts, finger } = props;
	const { booking, over } = state;
	if ( ! over ) {
		return null;
	}
	const { place, stance } = over;
	const isHeld = state.status === 'lifted' && state.isHeld;
	return (
		<>
			<Ghost
				layer={ layer }
				booking={ booking }
				over={ over }
				text={ words.labelOf( place, booking.date ) }
				reason={ stance === 'refused' ? words.reasonOf( over ) : '' }
				isAlone={ ! isHeld }
				finger={ isHeld ? finger : null }
			>
				{ parts?.handlesOf( state ) }
			</Ghost>
			{ parts && <parts.Aside { ...props } over={ over } /> }
		</>
	);
}
