import { useEffect, useState } from '@wordpress/element';
import { drawn } from '../../ui/drawn';
import type { AsideProps } from './drop/aside';
import { Ghost } from './ghost';
import type { Parts } from './use-parts';

interface StageProps extends Omit< AsideProps, 'words' | 'isSeen' > {
	/** Whether the card was dropped, and is not drawn there yet. */
	readonly isSaved: boolean;
	/** Null until loaded. */
	readonly parts: Parts | null;
	/** Y of the finger; null for a mouse. */
	readonly finger: number | null;
}

/** What is seen while a card is lifted: where it would be, what to do, and the question before it moves. */
export function Stage( props: StageProps ) {
	const { state, layer, parts } = props;
	const { booking, over } = state;
	const isHeld = state.status === 'lifted' && state.isHeld;
	const [ isSeen, setIsSeen ] = useState( false );
	// The frame after the press marks the card, and the next one has the ghost and the hint.
	useEffect( () => void drawn().then( () => setIsSeen( true ) ), [] );
	return (
		<>
			{ /* First, so that the ghost is scrolled to when all else is in its place: the page is laid out once. */ }
			{ parts && (
				<parts.Aside
					{ ...props }
					words={ parts.words }
					isSeen={ isSeen }
				/>
			) }
			{ isSeen && over && (
				<Ghost
					layer={ layer }
					parts={ parts }
					title={ booking.title }
					over={ over }
					before={ booking.date }
					isAlone={ ! isHeld }
					isSaved={ props.isSaved }
					finger={ isHeld ? props.finger : null }
				>
					{ parts?.handlesOf( state ) }
				</Ghost>
			) }
		</>
	);
}
