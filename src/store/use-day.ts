import { useQuery } from '@tanstack/react-query';
import type { Client } from '../api/client';
import type { Booking, Schedule } from '../domain/booking';
import { isInRange, weekOf, type IsoDate } from '../domain/time';
import { weekQuery } from './week-query';

export type DayState =
	| { readonly status: 'loading' }
	| { readonly status: 'ready'; readonly bookings: readonly Booking[] }
	| { readonly status: 'failed'; readonly retry: () => void };

interface DayRequest {
	readonly client: Client;
	readonly studioId: string;
	/** The schedule in view; its days are not read again. */
	readonly schedule: Schedule;
	readonly date: IsoDate;
	/** False for a day that is not needed yet. */
	readonly isWanted?: boolean;
}

/** Returns the bookings around a day; those of another week are read and cached like any week. */
export function useDay( request: DayRequest ): DayState {
	const { client, studioId, schedule, date, isWanted = true } = request;
	const isInView = isInRange( date, schedule.range );
	const { data, isError, refetch } = useQuery( {
		...weekQuery( client, { studioId, range: weekOf( date ) } ),
		enabled: isWanted && ! isInView,
	} );
	const bookings = isInView ? schedule.bookings : data?.bookings;
	if ( bookings ) {
		return { status: 'ready', bookings };
	}
	return isError
		? { status: 'failed', retry: () => void refetch() }
		: { status: 'loading' };
}
