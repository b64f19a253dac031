import { useEffect, useState } from '@wordpress/element';
import type { Schedule } from '../domain/booking';
import {
	addDays,
	daysBetween,
	deviceZone,
	wallTimeIn,
	type WallTime,
} from '../domain/time';

const MINUTE = 60_000;

type Anchor = Pick< Schedule, 'today' | 'asOf' | 'studio' >;

/**
 * The studio's wall clock, moving on each minute. The day is the server's: a device whose clock is days off is put
 * right by as many days, and runs on from there past midnight.
 */
export function useClock( anchor: Anchor | null ): WallTime {
	const instant = useMinute();
	const zone = anchor?.studio.timezone ?? deviceZone();
	const now = wallTimeIn( zone, instant );
	if ( ! anchor?.today ) {
		return now;
	}
	const read = wallTimeIn( zone, new Date( anchor.asOf ) );
	const skew = daysBetween( read.date, anchor.today );
	return { date: addDays( now.date, skew ), minutes: now.minutes };
}

/** The instant, renewed as each minute begins and when a sleeping page is looked at again. */
function useMinute(): Date {
	const [ instant, setInstant ] = useState( () => new Date() );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const tick = () => {
			clearTimeout( timer );
			setInstant( new Date() );
			timer = setTimeout( tick, MINUTE - ( Date.now() % MINUTE ) );
		};
		timer = setTimeout( tick, MINUTE - ( Date.now() % MINUTE ) );
		document.addEventListener( 'visibilitychange', tick );
		return () => {
			clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', tick );
		};
	}, [] );
	return instant;
}
