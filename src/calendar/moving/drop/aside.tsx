import type { Point } from '../../../domain/moving/geometry';
import type { Asking, Lifted } from '../../../domain/moving/states';
import { useOpenWindow } from '../../../ui/windows/open-windows';
import type { MovingProps } from '../moving-props';
import { ghostIn } from '../use-flight';
import { Asking as AskingQuestion } from './asking';
import { Edges, type Watch } from './edges';
import type { Machine } from '../use-machine';
import type { Words } from './words';
import { Handles } from './handles';
import { Hint } from './hint';
import { useFollowing } from './use-following';
import { useMarks } from './use-marks';

export interface AsideProps extends Pick< MovingProps, 'layer' | 'schedule' > {
	readonly state: Lifted | Asking;
	readonly dispatch: Machine[ 'dispatch' ];
	readonly words: Words;
	/** Whether the ghost is shown, and with it what to do. */
	readonly isSeen: boolean;
	readonly watch: { current: Watch | null };
	/** Where the pointer that holds the card is; null if none has been heard of. */
	readonly last: { readonly current: Point | null };
}

/** Marks the cards, and beside the ghost: the question before a drop breaks a gap or a series; the edges; how a card that no mouse holds is moved. */
export function Aside( {
	state,
	layer,
	schedule,
	dispatch,
	words,
	isSeen,
	watch,
	last,
}: AsideProps ) {
	const drop = () => dispatch( { type: 'drop' } );
	const leave = () => dispatch( { type: 'leave' } );
	const following = useFollowing( state, schedule );
	useOpenWindow( leave, isWindow( state ) );
	useMarks( layer, state );
	if ( state.status === 'asking' ) {
		return (
			<AskingQuestion
				state={ state }
				schedule={ schedule }
				broken={ words.reasonOf( state.over ) }
				following={ following }
				anchor={ () => ghostIn( layer ) }
				onYes={ drop }
				onNo={ leave }
			/>
		);
	}
	const { booking, hand, isHeld, grip, start, over } = state;
	return (
		<>
			{ isHeld && (
				<Edges
					layer={ layer }
					isWhole={ grip === 'whole' }
					watch={ watch }
					start={ start }
					last={ last }
					onScroll={ ( point ) =>
						dispatch( { type: 'point', point } )
					}
				/>
			) }
			{ isSeen && over && hand !== 'mouse' && (
				<Hint
					title={ booking.title }
					place={ words.wholeOf( over.place ) }
					reason={ words.reasonOf( over ) }
					stance={ over.stance }
					isTouch={ hand === 'touch' }
					onDone={ isHeld ? null : drop }
				/>
			) }
		</>
	);
}

/** Returns whether Back puts the card back: under a question, and after a finger has left it. */
const isWindow = ( state: Lifted | Asking ) =>
	state.status === 'asking' || ( state.hand === 'touch' && ! state.isHeld );

/** Returns the handles of a card that a finger has lifted and left; null for any other. */
export const handlesOf = ( state: Lifted | Asking ) =>
	state.status === 'lifted' &&
	state.hand === 'touch' &&
	! state.isHeld &&
	state.over ? (
		<Handles { ...state.over.place } />
	) : null;
