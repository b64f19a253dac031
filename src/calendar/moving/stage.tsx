import type { Lifted, Moving } from '../../domain/moving/states';
import { Asking } from './asking/asking';
import { Ghost } from './ghost';
import { Handles } from './handles';
import { Hint } from './hint';
import type { MovingProps } from './moving-props';
import { ghostIn } from './use-flight';
import type { Machine } from './use-machine';
import type { Words } from './use-words';

interface StageProps extends Pick< MovingProps, 'layer' | 'schedule' > {
	readonly state: Moving;
	readonly dispatch: Machine[ 'dispatch' ];
	readonly words: Words;
	/** Y of the finger; null for a mouse. */
	readonly finger: number | null;
}

/** What is seen while a card is lifted: where it would be, what to do, and the question before it moves. */
export function Stage( props: StageProps ) {
	const { state, layer, dispatch, words } = props;
	if ( state.status === 'lifted' ) {
		return <LiftedStage { ...props } state={ state } />;
	}
	if ( state.status !== 'asking' ) {
		return null;
	}
	const { booking, over } = state;
	return (
		<>
			<Ghost
				layer={ layer }
				booking={ booking }
				over={ over }
				text={ words.labelOf( over.place, booking.date ) }
				reason=""
				isAlone
				finger={ null }
			/>
			<Asking
				state={ state }
				schedule={ props.schedule }
				reason={ words.reasonOf( over ) }
				anchor={ () => ghostIn( layer ) }
				onYes={ () => dispatch( { type: 'drop' } ) }
				onNo={ () => dispatch( { type: 'leave' } ) }
			/>
		</>
	);
}

function LiftedStage( {
	state,
	layer,
	dispatch,
	words,
	finger,
}: StageProps & { readonly state: Lifted } ) {
	const { booking, over, hand, isHeld } = state;
	if ( ! over ) {
		return null;
	}
	const { place, stance } = over;
	const isTouch = hand === 'touch';
	const reason = words.reasonOf( over );
	const drop = () => dispatch( { type: 'drop' } );
	return (
		<>
			<Ghost
				layer={ layer }
				booking={ booking }
				over={ over }
				text={ words.labelOf( place, booking.date ) }
				reason={ stance === 'refused' ? reason : '' }
				isAlone={ ! isHeld }
				finger={ isHeld ? finger : null }
			>
				{ isTouch && ! isHeld && <Handles { ...place } /> }
			</Ghost>
			{ hand !== 'mouse' && (
				<Hint
					title={ booking.title }
					place={ words.wholeOf( place ) }
					reason={ reason }
					stance={ stance }
					isTouch={ isTouch }
					onDone={ isHeld ? null : drop }
				/>
			) }
		</>
	);
}
