import type { Client } from '../api/client';
import type { Written } from '../api/written';
import type { Booking, Schedule } from '../domain/booking';
import { withWrites, type BookingChange, type Write } from '../domain/writes';
import { shareSchedule } from './share-schedule';

/**
 * Milliseconds during which a known revision outranks older ones. After that a server with older revisions is trusted
 * again, because the site may have been restored from a backup.
 */
const TRUSTED = 120_000;

/** Filter that every response about a studio passes before it enters the cache. */
export interface Answers {
	/** Returns the schedule to store for a range: never older than the stored one. */
	readonly letIn: (
		held: Schedule | undefined,
		answer: Schedule
	) => Schedule;
	/** Records the response to a write; every week shows it until a read includes it. */
	readonly noteWrite: (
		written: Written,
		changes: readonly BookingChange[],
		asked: number
	) => void;
	readonly noteRevision: ( revision: number | null ) => void;
	/** Returns whether a response is older than what is already known. */
	readonly isBehind: ( revision: number | null ) => boolean;
}

const known = new WeakMap< Client, Map< string, Answers > >();

/** Returns the filter shared by all weeks of a studio in one calendar. */
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

/** Compares by revision if both have one, otherwise by the order of the requests. */
function isOlder( answer: Schedule, held: Schedule ): boolean {
	if ( answer.revision !== null && held.revision !== null ) {
		return (
			answer.revision < held.revision &&
			isTrusted( held.asOf, answer.asOf )
		);
	}
	return answer.asked < held.asked;
}

/** Returns the change that puts a booking from a write's response into the weeks. */
export const putting = ( booking: Booking ): BookingChange => ( {
	id: booking.id,
	to: () => booking,
} );
