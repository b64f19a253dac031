import { useEffect, useMemo, useState } from '@wordpress/element';
import type { Schedule } from '../domain/booking';
import {
	clockSkew,
	deviceZone,
	wallTimeIn,
	type WallTime,
} from '../domain/time';

const MINUTE = 60_000;

type Anchor = Pick< Schedule, 'today' | 'asOf' | 'studio' | 'clockOffset' >;

/**
 * Returns the studio's wall-clock time, updated each minute and independent of a wrong device clock; the same object
 * within a minute, so that nothing renders again.
 */
export function useClock( anchor: Anchor | null ): WallTime {
	const zone = anchor?.studio.timezone ?? deviceZone();
	const instant = useMinute( anchor ? offsetOf( anchor, zone ) : 0 );
	const { date, minutes } = wallTimeIn( zone, instant );
	return useMemo( () => ( { date, minutes } ), [ date, minutes ] );
}

/**
 * Returns the milliseconds by which the device is behind, from the server's clock or otherwise from its current date.
 */
function offsetOf( anchor: Anchor, zone: string ): number {
	const { clockOffset, today, asOf } = anchor;
	if ( clockOffset !== null || ! today ) {
		return clockOffset ?? 0;
	}
	return clockSkew( wallTimeIn( zone, new Date( asOf ) ), today ) * MINUTE;
}

/** Returns the current instant, updated at each full minute and when a sleeping page becomes visible. */
function useMinute( offset: number ): Date {
	const [ , tell ] = useState( 0 );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const plan = () => {
			const passed = ( Date.now() + offset ) % MINUTE;
			timer = setTimeout( tick, MINUTE - passed );
		};
		const tick = () => {
			clearTimeout( timer );
			tell( Date.now() );
			plan();
		};
		plan();
		document.addEventListener( 'visibilitychange', tick );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', tick );
		};
	}, [ offset ] );
	return new Date( Date.now() + offset );
}
