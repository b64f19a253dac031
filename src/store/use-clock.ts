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
 * The studio's wall clock, moving on each minute, however wrong the device's own is; the same object until it does, so
 * that nothing is drawn anew for it in between.
 */
export function useClock( anchor: Anchor | null ): WallTime {
	const zone = anchor?.studio.timezone ?? deviceZone();
	const instant = useMinute( anchor ? offsetOf( anchor, zone ) : 0 );
	const { date, minutes } = wallTimeIn( zone, instant );
	return useMemo( () => ( { date, minutes } ), [ date, minutes ] );
}

/** Milliseconds by which the device is behind: as the server's clock tells, else by the day that it calls today. */
function offsetOf( anchor: Anchor, zone: string ): number {
	const { clockOffset, today, asOf } = anchor;
	if ( clockOffset !== null || ! today ) {
		return clockOffset ?? 0;
	}
	return clockSkew( wallTimeIn( zone, new Date( asOf ) ), today ) * MINUTE;
}

/** The instant, renewed as each minute begins and when a sleeping page is looked at again. */
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
