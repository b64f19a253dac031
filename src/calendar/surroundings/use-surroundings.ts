import { useEffect } from '@wordpress/element';
import { logFailure } from '../../api/logger';
import { whenIdle } from '../../store/when-idle';

/** Follows the surrounding page once the browser is idle. */
export function useSurroundings( mount: HTMLElement ): void {
	useEffect( () => {
		let isOver = false;
		let stop = () => {};
		const begin = async () => {
			try {
				const { followSurroundings } = await import(
					/* webpackChunkName: "surroundings" */ './surroundings'
				);
				stop = isOver ? stop : followSurroundings( mount );
			} catch {
				logFailure( 'chunk', 'surroundings' );
			}
		};
		const callOff = whenIdle( () => void begin() );
		return () => {
			isOver = true;
			callOff();
			stop();
		};
	}, [ mount ] );
}
