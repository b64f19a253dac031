import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from '@wordpress/element';
import { toApiError, type ApiError } from '../api/api-error';
import { checkBooking, type DateCheck } from '../api/book';
import type { Client } from '../api/client';
import type { BookingRequest } from '../domain/booking-form';
import type { Locale } from '../domain/labels';

/** Milliseconds of rest after which the server is asked: each time counts as one of a person's writes. */
const REST = 400;

/** A series and what the server says to its dates. */
export interface CheckedSeries {
	readonly request: BookingRequest;
	readonly checks: readonly DateCheck[];
}

export interface DateChecks {
	/** The last answer; null until there is one, and after a failure. */
	readonly answer: CheckedSeries | null;
	/** The answer is not about the series as it is now, but they are on their way. */
	readonly isChecking: boolean;
	readonly error: ApiError | null;
	readonly retry: () => void;
}

/** Of every check of a studio's dates. */
export const checkKey = ( studioId: string | undefined ) =>
	[ 'check', studioId ] as const;

/**
 * What the server would say to each date of a series now.
 *
 * @param client
 * @param request     Null while the form is not complete, and nothing is asked.
 * @param revision The studio's: another one may have changed what is free.
 * @param locale   Of the server's messages.
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
		queryFn: asked
			? async (): Promise< CheckedSeries > => ( {
					request: asked,
					checks: await checkBooking( client, asked, locale ),
				} )
			: skipToken,
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

const isSame = ( a: BookingRequest | null, b: BookingRequest | null ) =>
	JSON.stringify( a ) === JSON.stringify( b );

/** The request once it has not changed for a moment; the first one, and none, at once. */
function useRested( request: BookingRequest | null ): BookingRequest | null {
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
