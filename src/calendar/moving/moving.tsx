import { useLayoutEffect } from '@wordpress/element';
import { useStudio } from '../studio-context';
import { isNarrow } from '../use-width';
import { EdgeStrip } from './edge-strip';
import type { LoadedMovingProps, MovingProps } from './moving-props';
import './moving.css';
import { Said } from './said';
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
	const words = useWords( schedule );
	const { show, turn, count } = useTurning( machine, props );
	const { finger, back, turning } = usePointing( props, machine, turn );
	useKeys( machine );
	useChosen( props, machine, back );
	useLayoutEffect( () => {
		dispatch( { type: 'changed' } );
	}, [ schedule, day.date, width, dispatch ] );
	useEnd( { ...props, state, show, back } );
	useMarks( layer, state );
	return (
		<>
			<Said text={ words.saidOf( state ) } />
			<Stage
				layer={ layer }
				schedule={ schedule }
				state={ state }
				dispatch={ dispatch }
				words={ words }
				finger={ finger }
			/>
			{ turning !== 0 && (
				<EdgeStrip
					key={ count }
					layer={ layer }
					way={ turning }
					hasDays={ isNarrow( width ) }
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
