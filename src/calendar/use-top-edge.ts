import { useEffect } from '@wordpress/element';
import { logFailure } from '../api/logger';
import { whenIdle } from '../store/when-idle';

/** Follows what the theme keeps at the window's top, from when there is nothing better to do. */
export function useTopEdge( mount: HTMLElement ): void {
	useEffect( () => {
		let isOver = false;
		let stop = () => {};
		const begin = async () => {
			try {
				const { followTopEdge } = await import(
					/* webpackChunkName: "top-edge" */ './top-edge'
				);
				stop = isOver ? stop : followTopEdge( mount );
			} catch {
				logFailure( 'chunk', 'top-edge' );
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
