import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from '@wordpress/element';
import { ApiError, toApiError, UNREADABLE_ANSWER } from '../api/api-error';
import { checkBooking, datesOf, type DateCheck } from '../api/book';
import type { Client } from '../api/client';
import type { BookingRequest } from '../domain/booking-form';
import type { Locale } from '../domain/labels';

/** Milliseconds without changes before the server is asked; each check counts against the person's write limit. */
const REST = 400;

/** Series with the server's result for each date. */
export interface CheckedSeries {
	readonly request: BookingRequest;
	readonly checks: readonly DateCheck[];
}

export interface DateChecks {
	/** The last response; null before the first one and after a failure. */
	readonly answer: CheckedSeries | null;
	/** Whether a response for the current series is pending. */
	readonly isChecking: boolean;
	readonly error: ApiError | null;
	readonly retry: () => void;
}

/** Key of all date checks of a studio. */
export const checkKey = ( studioId: string | undefined ) =>
	[ 'check', studioId ] as const;

/**
 * Checks each date of a series on the server.
 *
 * @param client
 * @param request  Null while the form is incomplete; then nothing is checked.
 * @param revision The studio's revision; a new one may change the result.
 * @param locale   Language of the server's messages.
 */
export function useDateChecks(
	client: Client,
	request: BookingRequest | null,
	revision: number | null,
	locale: Locale
): DateChecks {
	const asked = useRested( request );
	const query = useQuery( {
		queryKey: [ ...checkKey( asked?.studioId ), revision, locale, asked ],
		queryFn: asked ? () => checked( client, asked, locale ) : skipToken,
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
	} );
	const isCurrent = isSame( request, asked );
	const { data, error, isFetching } = query;
	return {
		answer: ( request && data ) ?? null,
		isChecking: request !== null && ( ! isCurrent || isFetching ),
		error: error && isCurrent && ! isFetching ? toApiError( error ) : null,
		retry: () => void query.refetch(),
	};
}

/** @throws ApiError also if a date is missing, for which the form would wait for ever. */
async function checked(
	client: Client,
	request: BookingRequest,
	locale: Locale
): Promise< CheckedSeries > {
	const checks = await checkBooking( client, request, locale );
	const known = new Set( checks.map( ( { date } ) => date ) );
	if ( ! datesOf( request ).every( ( date ) => known.has( date ) ) ) {
		throw new ApiError( UNREADABLE_ANSWER, '' );
	}
	return { request, checks };
}

export const isSame = ( a: unknown, b: unknown ) =>
	JSON.stringify( a ) === JSON.stringify( b );

/** Returns the request once it has not changed for a moment; the first one, and null, at once. */
export function useRested< Request >(
	request: Request | null
): Request | null {
	const [ rested, setRested ] = useState( request );
	const isRested = isSame( request, rested );
	const isUrgent = request === null || rested === null;
	useEffect( () => {
		if ( isRested ) {
			return undefined;
		}
		const timer = setTimeout(
			() => setRested( request ),
			isUrgent ? 0 : REST
		);
		return () => clearTimeout( timer );
	}, [ request, isRested, isUrgent ] );
	return rested;
}
