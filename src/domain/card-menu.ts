import type { Booking, BookingFlags, Schedule } from './booking';
import { ABILITIES, type Reach } from './permissions';
import { isInRange, type DateRange, type IsoDate } from './time';
import type { BookingChange } from './writes';

/** Actions in the menu of a booking's card. */
export type CardAction =
	| 'approve'
	| 'edit'
	| 'move'
	| 'duplicate'
	| 'nextWeek'
	| 'markPaid'
	| 'markUnpaid'
	| 'history'
	| 'cancel';

type Visitor = Pick< Schedule, 'role' | 'userId' >;

/**
 * Returns the entries of a booking's menu in order; without any there is no menu (specification, 5 and 6). Everyone who
 * has the menu may cancel.
 *
 * @param today The studio's day.
 */
export function cardActions(
	booking: Booking,
	visitor: Visitor,
	today: IsoDate
): readonly CardAction[] {
	const { cancel, manage } = ABILITIES[ visitor.role ];
	const hasMenu = reaches( cancel, booking, visitor );
	if ( ! hasMenu || booking.isBusy || booking.flags?.isCanceled === true ) {
		return [];
	}
	const entries: ( CardAction | false | null )[] = [
		manage && booking.isPending && 'approve',
		...( mayEdit( booking, visitor, today ) ? EDITING : [] ),
		// Everyone who may cancel may add, too.
		'duplicate',
		'nextWeek',
		...( manage ? managing( booking ) : [] ),
		'cancel',
	];
	return entries.filter( ( entry ) => entry !== false && entry !== null );
}

const EDITING = [ 'edit', 'move' ] as const;

function managing( { payment, trainerId }: Booking ) {
	return [
		// An external host may send no status; then there is none to toggle.
		payment && ( payment.isPaid ? 'markUnpaid' : 'markPaid' ),
		trainerId !== null && 'history',
	] as const;
}

/**
 * Applies the edit rule (specification, 5): trainers edit their own bookings until the day is over, owners and admins
 * always.
 */
function mayEdit( booking: Booking, visitor: Visitor, today: IsoDate ) {
	const { edit } = ABILITIES[ visitor.role ];
	return (
		reaches( edit, booking, visitor ) &&
		( edit === 'all' || booking.date >= today )
	);
}

function reaches( reach: Reach, booking: Booking, { userId }: Visitor ) {
	const isOwn = userId !== null && booking.trainerId === userId;
	return reach === 'all' || ( reach === 'own' && isOwn );
}

/** Flag of each running action. The history changes nothing, and forms show their own progress. */
const LOADING_FLAGS = {
	approve: 'isApproveLoading',
	markPaid: 'isPaymentStatusLoading',
	markUnpaid: 'isPaymentStatusLoading',
	cancel: 'isCancelLoading',
} as const satisfies Readonly<
	Record<
		Exclude<
			CardAction,
			'edit' | 'move' | 'duplicate' | 'nextWeek' | 'history'
		>,
		keyof BookingFlags
	>
>;

export type WriteAction = keyof typeof LOADING_FLAGS;

export const isWrite = ( action: CardAction ): action is WriteAction =>
	action in LOADING_FLAGS;

export function isActionLoading(
	booking: Booking,
	action: CardAction
): boolean {
	return (
		isWrite( action ) && booking.flags?.[ LOADING_FLAGS[ action ] ] === true
	);
}

/**
 * Returns the bookings with the flags of running actions. Just canceled bookings stay in their places while they can be
 * restored, unless their time is taken. Bookings without a flag stay the same objects.
 */
export function withFlags(
	bookings: readonly Booking[],
	flags: ReadonlyMap< string, BookingFlags >,
	canceled: readonly Booking[]
): readonly Booking[] {
	const gone = canceled.filter(
		( one ) =>
			! bookings.some(
				( booking ) => booking.id === one.id || overlaps( booking, one )
			)
	);
	return [
		...bookings.map( ( booking ) => {
			const own = flags.get( booking.id );
			return own
				? { ...booking, flags: { ...booking.flags, ...own } }
				: booking;
		} ),
		...gone.map( ( booking ) => ( {
			...booking,
			flags: { isCanceled: true },
			isPending: false,
		} ) ),
	];
}

/** Returns the bookings with those that are being saved at another place, which may be in another week. */
export const withMoved = (
	bookings: readonly Booking[],
	moved: readonly Booking[],
	range: DateRange
): readonly Booking[] => [
	...bookings.filter(
		( { id } ) => ! moved.some( ( one ) => one.id === id )
	),
	...moved.filter( ( { date } ) => isInRange( date, range ) ),
];

/** Returns the flags of each booking; two actions may run on one at a time. */
export function flagsOf(
	running: readonly {
		readonly action: WriteAction;
		readonly booking: Booking;
	}[]
): ReadonlyMap< string, BookingFlags > {
	const flags = new Map< string, BookingFlags >();
	for ( const { action, booking } of running ) {
		flags.set( booking.id, {
			...flags.get( booking.id ),
			[ LOADING_FLAGS[ action ] ]: true,
		} );
	}
	return flags;
}

/** Returns the booking after an action, for hosts whose response is no more than "ok". */
export function effectOf(
	action: WriteAction | 'restore',
	booking: Booking
): BookingChange[ 'to' ] {
	switch ( action ) {
		case 'cancel':
			return () => null;
		case 'restore':
			return ( known ) => known ?? booking;
		case 'approve':
			return ( known ) => known && { ...known, isPending: false };
		case 'markPaid':
		case 'markUnpaid':
			return ( known ) =>
				known?.payment
					? {
							...known,
							payment: {
								...known.payment,
								isPaid: action === 'markPaid',
							},
						}
					: known;
	}
}

const overlaps = ( a: Booking, b: Booking ) =>
	a.roomId === b.roomId &&
	a.date === b.date &&
	a.from < b.to &&
	b.from < a.to;
