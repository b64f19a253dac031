import './browser';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createClient } from '../../../src/api/client';
import { CopyDialog } from '../../../src/calendar/copying/copy-dialog';
import { useStudio } from '../../../src/calendar/studio-context';
import type { OwnWrite } from '../../../src/domain/own-writes';
import { createQueryClient } from '../../../src/store/query-client';
import { weekQuery } from '../../../src/store/week-query';
import { makeSchedule } from './bookings';
import { settle, startDemo } from './demo-weeks';
import {
	isRead,
	wireBooking,
	wireSchedule,
	type FakeServer,
	type Reply,
} from './fake-server';
import { inStudio } from './in-studio';
import { CONFIG } from './mounted';

export interface Row {
	readonly id: number;
	readonly day: number;
	readonly title?: string;
	readonly why?: { readonly code: string; readonly message: string };
	readonly isThere?: boolean;
}

/** State of the fake server, reset before each test. */
export const studio = {} as {
	server: FakeServer;
	rows: readonly Row[];
	pending: number;
	limit: number;
	/** Response to the write, which may come late; null for success. */
	refusal: Reply | Promise< Reply > | null;
	/** Response to a check, which may come late; null for the rows. */
	noCheck: Reply | Promise< Reply > | null;
};

export const TAKEN = { code: 'slot_taken', message: 'This time is taken' };

/** Starts the demo week with a fresh studio; for `beforeEach`. */
export function startCopying(): void {
	Object.assign( studio, {
		server: startDemo(),
		rows: [
			{ id: 41, day: 0 },
			{ id: 42, day: 1, title: 'Yoga', why: TAKEN },
			{ id: 43, day: 4 },
		],
		pending: 0,
		limit: 200,
		refusal: null,
		noCheck: null,
	} );
	studio.server.answer( ( call ) => {
		const { query } = call;
		if ( isRead( call ) ) {
			return { body: target() };
		}
		return query.get( 'dry_run' )
			? ( studio.noCheck ?? { body: dryRun( query ) } )
			: ( studio.refusal ?? { body: copied( query ) } );
	} );
}

/** Returns a date of a week, `day` days after its Monday. */
const dateOf = ( monday: string, day: number ) =>
	new Date( Date.parse( monday ) + day * 86_400_000 )
		.toISOString()
		.slice( 0, 10 );

const overridesIn = ( query: URLSearchParams ) =>
	JSON.parse( query.get( 'overrides' ) ?? '{}' ) as Record<
		string,
		Record< string, string >
	>;

const placeOf = ( date: string, part: Record< string, unknown > = {} ) => ( {
	date,
	time_from: '18:00',
	time_to: '19:00',
	room_id: 11,
	...part,
} );

function dryRun( query: URLSearchParams ) {
	const to = query.get( 'to' ) ?? '';
	return {
		status: 'ok',
		dates: studio.rows.map( ( { id, day, title, why, isThere } ) => {
			const override = overridesIn( query )[ id ];
			return {
				id,
				date: dateOf( '2026-11-16', day ),
				from: placeOf( dateOf( '2026-11-16', day ) ),
				to: placeOf( dateOf( to, day ), override ),
				title: title ?? 'Salsa I',
				first_name: 'Anna',
				last_name: 'Tamm',
				copies: true,
				alreadyThere: isThere ?? false,
				free: why === undefined || override !== undefined,
				...( override ? {} : why ),
			};
		} ),
		pending: studio.pending,
		limit: studio.limit,
		plan: studio.rows.map( ( { id } ) => id ).join( '-' ),
	};
}

const copied = ( query: URLSearchParams ) => ( {
	status: 'ok',
	message: 'Created Successfully',
	revision: 130,
	bookings: studio.rows
		.filter(
			( { id } ) =>
				! ( query.get( 'skip' ) ?? '' )
					.split( ',' )
					.includes( String( id ) )
		)
		.map( ( { id, day } ) =>
			wireBooking( {
				id: id + 100,
				date: dateOf( query.get( 'to' ) ?? '', day ),
			} )
		),
} );

/** Returns the week after the copied one as it was before a copy. */
const target = () =>
	wireSchedule(
		[
			wireBooking( {
				id: 90,
				date: '2026-11-24',
				time_from: '18:00',
				time_to: '19:30',
				title: 'Winter concert',
			} ),
		],
		{ revision: 128 }
	);

/** Shows the dialog for the week of 16 November and waits for the first check. */
export async function open( onlyRoom: boolean = false ) {
	const told: OwnWrite[] = [];
	const lost: string[] = [];
	const onClose = jest.fn();
	const cache = createQueryClient();
	// A client of its own, since what is known of a studio's revisions is the client's.
	const client = createClient(
		{ ...CONFIG, nonce: 'abcdef1234' },
		'en',
		null
	);
	const shown = ( revision: number ) => {
		const schedule = makeSchedule( {
			role: 'Owner',
			userId: '5',
			revision,
		} );
		return (
			<QueryClientProvider client={ cache }>
				{ inStudio(
					<>
						<CopyDialog
							schedule={ schedule }
							onClose={ onClose }
							onDone={ ( write ) => told.push( write ) }
							onLost={ ( { text } ) => lost.push( text ) }
						/>
						<NextWeek />
					</>,
					{
						client,
						rooms: schedule.rooms
							.slice( 0, onlyRoom ? 1 : 2 )
							.map( ( room, index ) => ( { room, index } ) ),
					}
				) }
			</QueryClientProvider>
		);
	};
	const { rerender, unmount } = render( shown( 128 ) );
	await settle();
	/** Shows the studio's week as of a later revision. */
	const reach = ( revision: number ) => rerender( shown( revision ) );
	return { told, lost, onClose, close: unmount, reach };
}

/** Shows the IDs of the bookings that the calendar has in the week after the one that is copied. */
function NextWeek() {
	const { client, studioId } = useStudio();
	const range = { from: '2026-11-23', to: '2026-11-29' };
	const { data } = useQuery( weekQuery( client, { studioId, range } ) );
	return (
		<p data-testid="next-week">
			{ data?.bookings.map( ( { id } ) => id ).join() }
		</p>
	);
}

/** Returns the number of times that the next week was read. */
export const reads = () => studio.server.calls.filter( isRead ).length;

export const asked = () =>
	studio.server.calls
		.filter( ( { url } ) => url.pathname.endsWith( 'copy-week' ) )
		.map( ( { query } ) => Object.fromEntries( query ) );
export const writes = () =>
	asked().filter( ( call ) => ! ( 'dry_run' in call ) );
export const main = ( name: RegExp | string ) =>
	screen.getByRole( 'button', { name } );
export const lineOf = ( name: RegExp ) =>
	within( screen.getByRole( 'region', { name } ) ).getByRole( 'listitem' );
export const repair = () =>
	screen.getByRole( 'combobox', {
		name: 'What to do on Tue 24 Nov, 18:00–19:00',
	} );
export const sum = () => screen.getAllByRole( 'status' )[ 0 ];
