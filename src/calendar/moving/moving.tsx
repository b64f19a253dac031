import { useLayoutEffect, useRef } from '@wordpress/element';
import { isUp, type Moving as State } from '../../domain/moving/states';
import { useStudio } from '../studio-context';
import type { LoadedMovingProps } from './moving-props';
import './moving.css';
import { Stage } from './stage';
import { useEnd } from './use-end';
import { focusCard } from './use-flight';
import { eventOf, useKeys } from './use-keys';
import { useParts } from './use-parts';
import { useMachine, type Machine } from './use-machine';
import { usePointing } from './use-pointing';
import { useTurning } from './use-turning';

/** Moves bookings and their ends by mouse, pen, touch and keyboard. */
export function Moving( props: LoadedMovingProps ) {
	const { layer, schedule } = props;
	const { width, day, onBook } = useStudio();
	const machine = useMachine( props );
	const { state, dispatch } = machine;
	const show = useTurning( machine, props );
	const pointing = usePointing( props, machine );
	const { finger, back, watch, last, setDrawing } = pointing;
	const drawing = onBook && pointing.drawing;
	const parts = useParts( schedule, isUp( state ) || drawing !== null );
	useKeys( machine );
	useChosen( props, machine, back );
	useLayoutEffect( () => {
		dispatch( { type: 'changed' } );
	}, [ schedule, day.date, width, dispatch ] );
	const isLanding = useEnd( { ...props, state, show, back } );
	const shown = useShown( state, isLanding );
	return (
		<>
			{ parts && <parts.Said text={ parts.words.saidOf( state ) } /> }
			{ shown && (
				<Stage
					layer={ layer }
					schedule={ schedule }
					state={ shown }
					isSaved={ isLanding }
					dispatch={ dispatch }
					parts={ parts }
					finger={ finger }
					watch={ watch }
					last={ last }
				/>
			) }
			{ parts && drawing && schedule && (
				<parts.Draw
					key={ drawing.press.timeStamp }
					layer={ layer }
					schedule={ schedule }
					words={ parts.words }
					first={ drawing }
					onEnd={ () => setDrawing( null ) }
				/>
			) }
		</>
	);
}

/** Returns the card that is up, which a dropped one is until it stands at its place; null if none is. */
function useShown( state: State, isLanding: boolean ) {
	const up = isUp( state ) ? state : null;
	const last = useRef( up );
	last.current = up ?? last.current;
	return up ?? ( isLanding ? last.current : null );
}

/** Lifts the booking that was chosen in its menu or by its key, and does what keys since then mean. */
function useChosen(
	{ layer, toMove, onMove, early }: LoadedMovingProps,
	{ dispatch, now }: Machine,
	back: { current: Element | null }
): void {
	useLayoutEffect( () => {
		if ( toMove ) {
			const isTouch = window.matchMedia( '(hover: none)' ).matches;
			back.current = null;
			focusCard( layer, toMove.id );
			dispatch( {
				type: 'lift',
				booking: toMove,
				hand: isTouch ? 'touch' : 'keys',
			} );
			for ( const key of early.current ) {
				const meant = eventOf( key, true );
				// A question must be seen before it is answered.
				if ( meant && now().status === 'lifted' ) {
					dispatch( meant );
				}
			}
			onMove( null );
		}
	}, [ toMove, onMove, dispatch, now, layer, back, early ] );
}
