import { useLayoutEffect } from '@wordpress/element';
import { useChunk } from '../actions/use-chunk';
import { isUp } from '../../domain/moving/states';
import { useStudio } from '../studio-context';
import { isNarrow } from '../use-width';
import { loadDrop } from './load-drop';
import type { LoadedMovingProps, MovingProps } from './moving-props';
import './moving.css';
import { Stage } from './stage';
import { useEnd } from './use-end';
import { focusCard } from './use-flight';
import { useKeys } from './use-keys';
import { useMachine, type Machine } from './use-machine';
import { useMarks } from './use-marks';
import { usePointing } from './use-pointing';
import { useTurning } from './use-turning';
import { useWords } from './use-words';

/** Moves bookings and their ends by mouse, pen, touch and keyboard. */
export function Moving( props: LoadedMovingProps ) {
	const { layer, schedule } = props;
	const { width, day } = useStudio();
	const machine = useMachine( props );
	const { state, dispatch } = machine;
	const { part: parts } = useChunk( 'drop', loadDrop, isUp( state ) );
	const words = useWords( schedule, parts );
	const { show, turn } = useTurning( machine, props );
	const { finger, back, watch } = usePointing( props, machine );
	useKeys( machine );
	useChosen( props, machine, back );
	useLayoutEffect( () => {
		dispatch( { type: 'changed' } );
	}, [ schedule, day.date, width, dispatch ] );
	useEnd( { ...props, state, show, back } );
	useMarks( layer, state );
	return (
		<>
			{ parts && <parts.Said text={ words.saidOf( state ) } /> }
			{ isUp( state ) && (
				<Stage
					layer={ layer }
					state={ state }
					dispatch={ dispatch }
					words={ words }
					parts={ parts }
					finger={ finger }
				/>
			) }
			{ parts && state.status === 'lifted' && state.isHeld && (
				<parts.Edges
					layer={ layer }
					isWhole={ state.grip === 'whole' }
					hasDays={ isNarrow( width ) }
					watch={ watch }
					onScroll={ ( point ) =>
						dispatch( { type: 'point', point } )
					}
					onTurn={ turn }
				/>
			) }
		</>
	);
}

/** Lifts the booking that was chosen in its menu or by its key. */
function useChosen(
	{ layer, toMove, onMove }: MovingProps,
	{ dispatch }: Machine,
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
			onMove( null );
		}
	}, [ toMove, onMove, dispatch, layer, back ] );
}
