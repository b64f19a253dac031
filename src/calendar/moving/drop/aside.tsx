import type { Over } from '../../../domain/moving/place';
import type { Asking, Lifted } from '../../../domain/moving/states';
import type { MovingProps } from '../moving-props';
import { ghostIn } from '../use-flight';
import type { Machine } from '../use-machine';
import { Handles } from './handles';
import { Hint } from './hint';
import { Question } from './question';
import type { Words } from './words';

interface AsideProps extends Pick< MovingProps, 'layer' > {
	readonly state: Lifted | Asking;
	readonly over: Over;
	readonly dispatch: Machine[ 'dispatch' ];
	readonly words: Words;
}

/** Beside the ghost: the question before a drop breaks a gap, or how a card that no mouse holds is moved. */
export function Aside( { state, over, layer, dispatch, words }: AsideProps ) {
	const reason = words.reasonOf( over );
	const drop = () => dispatch( { type: 'drop' } );
	if ( state.status === 'asking' ) {
		return (
			<Question
				reason={ reason }
				anchor={ () => ghostIn( layer ) }
				onYes={ drop }
				onNo={ () => dispatch( { type: 'leave' } ) }
			/>
		);
	}
	const { booking, hand, isHeld } = state;
	return hand === 'mouse' ? null : (
		<Hint
			title={ booking.title }
			place={ words.wholeOf( over.place ) }
			reason={ reason }
			stance={ over.stance }
			isTouch={ hand === 'touch' }
			onDone={ isHeld ? null : drop }
		/>
	);
}

/** Returns the handles of a card that a finger has lifted and left; null for any other. */
export const handlesOf = ( state: Lifted | Asking ) =>
	state.status === 'lifted' &&
	state.hand === 'touch' &&
	! state.isHeld &&
	state.over ? (
		<Handles { ...state.over.place } />
	) : null;
