import { logFailure } from '../../api/logger';
import { toSchedule } from '../../api/schedule-wire';
import type { Schedule } from '../../domain/booking';
import type { DateRange } from '../../domain/time';
import { attempt, type SafeStorage } from '../safe-storage';
import { asOfText, keyOf, type Place } from './week-key';

/** Stores the last seen weeks of a studio on this device, without personal fields (docs/decisions/0014). */
export interface KeptWeeks {
	/** Returns a stored week; null if this visitor has not seen it, or the device stores nothing. */
	readonly read: ( range: DateRange ) => Schedule | null;
	/** Stores a week and deletes those of other logins; what it needs for that is loaded on first use. */
	readonly keep: ( schedule: Schedule ) => Promise< void >;
}

/** @param device Null if the page may not store anything. */
export function createKeptWeeks(
	device: SafeStorage | null,
	place: Place
): KeptWeeks {
	let { userId } = place;
	const read = ( range: DateRange ) => {
		const text =
			userId !== undefined &&
			device?.get( keyOf( { ...place, userId }, range ) );
		return text ? fromText( text, range ) : null;
	};
	const keep = async ( schedule: Schedule ) => {
		userId = schedule.userId;
		if ( ! device ) {
			return;
		}
		try {
			const { keepWeek } = await import(
				/* webpackChunkName: "live" */ './keep-week'
			);
			attempt( () => keepWeek( device, place, schedule ) );
		} catch {
			// The next week that is seen asks for it again.
			logFailure( 'chunk', 'keep-week' );
		}
	};
	return { read: ( range ) => attempt( () => read( range ) ), keep };
}

function fromText( text: string, range: DateRange ): Schedule {
	const answer: unknown = JSON.parse( text.slice( text.indexOf( ' ' ) ) );
	return toSchedule( answer, {
		range,
		asOf: asOfText( text ),
		asked: 0,
		clockOffset: null,
		etag: null,
	} );
}
