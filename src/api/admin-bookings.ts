import type { Client } from './client';
import { asFlag, asId, asInteger, asList, asRecord, asText } from './read-json';

/** Booking in the list of the Bookings screen; `payment` is null for people who may not see it. */
export interface ListedBooking {
	readonly id: string;
	readonly date: string;
	readonly from: string;
	readonly to: string;
	readonly room: string;
	readonly event: string;
	readonly trainer: string;
	readonly isApproved: boolean;
	readonly isCanceled: boolean;
	readonly isPrivate: boolean;
	readonly payment: string | null;
}

/** One page of the list, without the number of all bookings; the places are empty where nothing is beyond the page. */
export interface BookingsPage {
	readonly bookings: readonly ListedBooking[];
	/** Opaque; the list before the page is asked for with it as `before`. */
	readonly previous: string;
	/** Opaque; the list after the page is asked for with it as `after`. */
	readonly next: string;
}

/** Totals of one trainer's month. */
export interface Total {
	readonly trainer: string;
	readonly month: string;
	readonly bookings: number;
	readonly minutes: number;
	readonly unpaid: number;
}

/** Result for one booking of a bulk action; `message` is the server's, empty on success. */
export interface Outcome {
	readonly id: string;
	readonly isDone: boolean;
	readonly message: string;
}

export type BulkAction =
	| 'approve'
	| 'cancel'
	| 'markPaid'
	| 'markUnpaid'
	| 'makePrivate'
	| 'makeOpen';

type Query = Readonly< Record< string, string > >;

/** Throws ApiError, or the AbortError of the caller's signal. */
export async function listBookings(
	client: Client,
	query: Query,
	signal: AbortSignal
): Promise< BookingsPage > {
	const { body } = await client.read(
		'admin/bookings',
		{ ...query, counted: '0' },
		{ signal }
	);
	return {
		bookings: asList( body?.[ 'bookings' ] ).map( readBooking ),
		previous: asText( body?.[ 'previous' ] ),
		next: asText( body?.[ 'next' ] ),
	};
}

/** Returns the number of bookings on all pages. Throws ApiError, or the AbortError of the caller's signal. */
export async function countBookings(
	client: Client,
	query: Query,
	signal: AbortSignal
): Promise< number > {
	const { body } = await client.read( 'admin/count', query, { signal } );
	return asInteger( body?.[ 'total' ] ) ?? 0;
}

/** Throws ApiError, or the AbortError of the caller's signal. */
export async function listTotals(
	client: Client,
	query: Query,
	signal: AbortSignal
): Promise< readonly Total[] > {
	const { body } = await client.read( 'admin/totals', query, { signal } );
	return asList( body?.[ 'totals' ] ).map( ( value ) => {
		const total = asRecord( value );
		return {
			trainer: asText( total[ 'trainer' ] ),
			month: asText( total[ 'month' ] ),
			bookings: asInteger( total[ 'bookings' ] ) ?? 0,
			minutes: asInteger( total[ 'minutes' ] ) ?? 0,
			unpaid: asInteger( total[ 'unpaid' ] ) ?? 0,
		};
	} );
}

/** Changes each booking separately: some may fail while others succeed. Throws ApiError if none succeeded. */
export async function changeBookings(
	client: Client,
	action: BulkAction,
	ids: readonly string[]
): Promise< readonly Outcome[] > {
	const path = PATHS[ action ] ?? action;
	const flag = action === 'makePrivate' ? '1' : '0';
	const answer = await client.write(
		{ path: `admin/bookings/${ path }` },
		{ ids: ids.join( ',' ), flag },
		{ isSecret: true }
	);
	return asList( answer[ 'results' ] ).map( ( value ) => {
		const result = asRecord( value );
		return {
			id: asId( result[ 'id' ] ) ?? '',
			isDone: asFlag( result[ 'ok' ] ),
			message: asText( result[ 'message' ] ),
		};
	} );
}

/** Makes an administrator an owner of a studio. Throws ApiError. */
export async function becomeOwner(
	client: Client,
	studioId: number
): Promise< void > {
	await client.write(
		{ path: 'admin/own' },
		{ studio_id: String( studioId ) },
		{ isSecret: true }
	);
}

const PATHS: Readonly< Partial< Record< BulkAction, string > > > = {
	makePrivate: 'private',
	makeOpen: 'private',
};

function readBooking( value: unknown ): ListedBooking {
	const booking = asRecord( value );
	return {
		id: asId( booking[ 'id' ] ) ?? '',
		date: asText( booking[ 'date' ] ),
		from: asText( booking[ 'time_from' ] ),
		to: asText( booking[ 'time_to' ] ),
		room: asText( booking[ 'room' ] ),
		event: asText( booking[ 'title' ] ),
		trainer: asText( booking[ 'trainer' ] ),
		isApproved: booking[ 'status' ] === 'Approved',
		isCanceled: asFlag( booking[ 'canceled' ] ),
		isPrivate: asFlag( booking[ 'private' ] ),
		payment: asText( booking[ 'payment_status' ] ) || null,
	};
}
