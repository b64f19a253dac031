import type { Client } from '../api/client';
import type { Written } from '../api/written';
import type { Booking, Schedule } from '../domain/booking';
import { withWrites, type BookingChange, type Write } from '../domain/writes';
import { shareSchedule } from './share-schedule';

/**
 * Milliseconds in which a revision that was told is believed against an older one. A server that lags for longer is
 * believed again: the site may have been put back to a backup.
 */
const TRUSTED = 120_000;

/** The one place that lets answers about a studio into the calendar, whichever way they come. */
export interface Answers {
	/** What is held of a range once an answer about it has come: never older than what was held. */
	readonly letIn: (
		held: Schedule | undefined,
		answer: Schedule
	) => Schedule;
	/** A write of this session was answered: every week holds it from now on, until a read covers it. */
	readonly noteWrite: (
		written: Written,
		changes: readonly BookingChange[],
		asked: number
	) => void;
	readonly noteRevision: ( revision: number | null ) => void;
	/** True of an answer from a server that has not heard yet of what is known already. */
	readonly isBehind: ( revision: number | null ) => boolean;
}

const known = new WeakMap< Client, Map< string, Answers > >();

/** The same for all weeks of a studio in one calendar. */
export function answersOf( client: Client, studioId: string ): Answers {
	const studios = known.get( client ) ?? new Map< string, Answers >();
	known.set( client, studios );
	const answers = studios.get( studioId ) ?? createAnswers();
	studios.set( studioId, answers );
	return answers;
}

function createAnswers(): Answers {
	let newest = { revision: -1, at: 0 };
	let writes: readonly Write[] = [];

	const noteRevision = ( revision: number | null ) => {
		if ( revision !== null && ! isBehind( revision ) ) {
			newest = { revision, at: Date.now() };
		}
	};
	const isBehind = ( revision: number | null ) =>
		revision !== null &&
		revision < newest.revision &&
		isTrusted( newest.at, Date.now() );

	return {
		letIn: ( held, answer ) => {
			const next = held && isOlder( answer, held ) ? held : answer;
			writes = writes.filter( ( { at } ) => isTrusted( at, Date.now() ) );
			const bookings = withWrites( next, writes );
			return shareSchedule( held, { ...next, bookings } );
		},
		noteWrite: ( { revision }, changes, asked ) => {
			noteRevision( revision );
			writes = [
				...writes,
				{ revision, changes, asked, at: Date.now() },
			];
		},
		noteRevision,
		isBehind,
	};
}

const isTrusted = ( at: number, now: number ) => Math.abs( now - at ) < TRUSTED;

/** By revision where both tell one; else what was asked for first is the older one. */
function isOlder( answer: Schedule, held: Schedule ): boolean {
	if ( answer.revision !== null && held.revision !== null ) {
		return (
			answer.revision < held.revision &&
			isTrusted( held.asOf, answer.asOf )
		);
	}
	return answer.asked < held.asked;
}

/** What a write's answer says of a booking. */
export const putting = ( booking: Booking ): BookingChange => ( {
	id: booking.id,
	to: () => booking,
} );
