import type { Booking, Room, Schedule } from '../../../src/domain/booking';

interface BenchBooking {
	readonly id: string;
	readonly roomId: string;
	readonly dayIndex: number;
	readonly startMin: number;
	readonly endMin: number;
	readonly title: string;
	readonly trainer: string;
	readonly status: 'confirmed' | 'pending' | 'paid' | 'cancelled';
}

/** A week in the benchmark's own format (dev/bench/grid/beside/src/gen.js). */
export interface BenchWeek {
	readonly days: readonly string[];
	readonly rooms: readonly { readonly id: string; readonly title: string }[];
	readonly bookings: readonly BenchBooking[];
}

const FLAGS = {
	isCancelLoading: false,
	isApproveLoading: false,
	isPaymentStatusLoading: false,
	isMoveLoading: false,
	isCanceled: true,
	isApproved: false,
};

/** Caches of converted objects: an update keeps the identity of unchanged bookings and rooms, as in the calendar. */
const known = new WeakMap< BenchBooking, Booking >();
const knownRooms = new WeakMap< BenchWeek[ 'rooms' ], readonly Room[] >();

export function scheduleOf( { days, rooms, bookings }: BenchWeek ): Schedule {
	const from = days[ 0 ] ?? '';
	const shown = bookings.map( ( booking ) =>
		once( known, booking, () =>
			bookingOf( booking, days[ booking.dayIndex ] ?? from )
		)
	);
	return {
		range: rangeOf( from, days.at( -1 ) ?? '' ),
		bookings: shown,
		asRead: shown,
		rooms: once( knownRooms, rooms, () =>
			rooms.map( ( { id, title } ) => ( { id, name: title } ) )
		),
		allTrainers: [],
		trainers: {},
		studio: STUDIO,
		role: 'Owner',
		userId: '1',
		loginUrl: null,
		newEventUrl: null,
		newRoomUrl: null,
		offersPush: false,
		today: from,
		asOf: 0,
		asked: 0,
		clockOffset: 0,
		revision: null,
		etag: null,
		versionFile: undefined,
	};
}

const STUDIO = {
	id: '1',
	name: 'Bench',
	timezone: null,
	earliestHour: 7,
	latestHour: 24,
	minMinutes: 0,
	approvalNeeded: false,
	gapMinutes: 0,
	trainersNotice: '',
};

let range = { from: '', to: '' };

/** Returns the same object for the same week, as the calendar does. */
function rangeOf( from: string, to: string ) {
	if ( range.from !== from ) {
		range = { from, to };
	}
	return range;
}

function once< Key extends object, Value >(
	cache: WeakMap< Key, Value >,
	key: Key,
	make: () => Value
): Value {
	const value = cache.get( key ) ?? make();
	cache.set( key, value );
	return value;
}

function bookingOf( booking: BenchBooking, date: string ): Booking {
	const { id, roomId, startMin, endMin, title, trainer, status } = booking;
	const [ firstName = '', lastName = '' ] = trainer.split( ' ' );
	return {
		id,
		roomId,
		eventId: null,
		trainerId: null,
		date,
		from: startMin,
		to: endMin,
		title,
		isPending: status === 'pending',
		isBusy: false,
		isPrivate: false,
		firstName,
		lastName,
		avatar: '',
		summary: '',
		description: '',
		gallery: [],
		payment: {
			isPaid: status === 'paid',
			method: 'cash',
			frequency: 'monthly',
		},
		hiddenOwnerDescription: '',
		seriesId: null,
		revision: null,
		...( status === 'cancelled' ? { flags: FLAGS } : {} ),
	};
}
