import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from '@wordpress/element';
import { toApiError, type ApiError } from '../api/api-error';
import { addBooking } from '../api/book';
import type { Client } from '../api/client';
import { editBooking, type EditRequest, type WriteCall } from '../api/edit';
import { isOutdated, type Written } from '../api/written';
import type { BookingRequest } from '../domain/booking-form';
import type { Locale } from '../domain/labels';
import { useRequestIds } from './writing/use-request-ids';
import { putting } from './answers';
import { readAgain, useAfterWrite } from './writing/after-write';
import { checkKey } from './use-date-checks';

/** Status of the form (specification, 4) and the error of the last try. */
export interface Submitting {
	readonly status: 'idle' | 'submitting' | 'success';
	readonly failure: ApiError | null;
	/** Resolves to the result once the server accepted it, without waiting for the reload. */
	readonly submit: (
		request: BookingRequest | EditRequest
	) => Promise< Saved | ApiError >;
	/** Shows the failure of a write that somebody else has tried. */
	readonly fail: ( failure: ApiError ) => void;
	/** Dismisses the failure. */
	readonly dismiss: () => void;
	/** Reloads the schedule, which may be stale. */
	readonly reread: () => void;
}

export interface Saved extends Written {
	/** Idempotency key of the write. */
	readonly requestId: string;
}

const IDLE = { status: 'idle', failure: null } as const;

/** Submits a form. The same request keeps its request ID, so that a retry never books twice. */
export function useSubmit(
	client: Client,
	studioId: string,
	locale: Locale
): Submitting {
	const cache = useQueryClient();
	const afterWrite = useAfterWrite( client, studioId );
	const [ state, setState ] =
		useState< Pick< Submitting, 'status' | 'failure' > >( IDLE );
	const idOf = useRequestIds();
	const submit = useCallback(
		async ( request: BookingRequest | EditRequest ) => {
			setState( { status: 'submitting', failure: null } );
			const call = { locale, requestId: idOf( request ) };
			let written: Written;
			try {
				written = await write( client, request, call );
			} catch ( error: unknown ) {
				const failure = toApiError( error );
				setState( { status: 'idle', failure } );
				if ( isOutdated( failure ) ) {
					void readAgain( cache, request.studioId );
					void cache.invalidateQueries( {
						queryKey: checkKey( request.studioId ),
					} );
				}
				return failure;
			}
			setState( { status: 'success', failure: null } );
			void afterWrite( written, written.bookings.map( putting ) );
			return { ...written, requestId: call.requestId };
		},
		[ client, cache, locale, idOf, afterWrite ]
	);
	const fail = ( failure: ApiError ) => {
		setState( { status: 'idle', failure } );
		void readAgain( cache, studioId );
	};
	const dismiss = useCallback( () => setState( IDLE ), [] );
	const reread = useCallback( () => {
		void readAgain( cache, studioId );
	}, [ cache, studioId ] );
	return { ...state, submit, fail, dismiss, reread };
}

const write = ( client: Client, request: BookingRequest, call: WriteCall ) =>
	isEdit( request )
		? editBooking( client, request, call )
		: addBooking( client, request, call );

const isEdit = ( request: BookingRequest ): request is EditRequest =>
	'bookingId' in request;
