import './browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { SeriesDialog } from '../../../src/calendar/series/series-dialog';
import type { SeriesChange } from '../../../src/calendar/actions/open-dialog';
import { addDays } from '../../../src/domain/time';
import { createQueryClient } from '../../../src/store/query-client';
import { at, makeBooking, makeSchedule } from './bookings';
import { startDemo, wait } from './demo-weeks';
import {
	isRead,
	wireBooking,
	wireError,
	wireSchedule,
	type Call,
	type FakeServer,
	type Reply,
} from './fake-server';
import { inStudio } from './in-studio';
import { wireSeriesDate } from './series-check';

const FIRST = '2026-11-20';
export const DATES = [ 0, 1, 2, 3 ].map( ( week ) =>
	addDays( FIRST, week * 7 )
);
const booking = makeBooking( {
	id: '100',
	date: FIRST,
	seriesId: '100',
	revision: 3,
} );

/** Dates on which 18:30 is taken, and what the next write is answered. */
export const studio = {
	server: null as FakeServer | null,
	taken: [] as readonly string[],
	refusal: null as Reply | null,
	following: 3,
	/** What the studio has now. */
	dates: DATES as readonly string[],
	plan: 'first',
	/** Response to a check; null for the dates. */
	noCheck: null as Reply | null,
};

/** Starts the demo week with a fresh studio; for `beforeEach`. */
export function startSeries(): void {
	studio.server = startDemo();
	studio.server.answer( answer );
	Object.assign( studio, {
		taken: [],
		refusal: null,
		following: 3,
		dates: DATES,
		plan: 'first',
		noCheck: null,
	} );
}

const listOf = ( { query }: Call, name: string ) =>
	JSON.parse( query.get( name ) ?? '[]' ) as unknown;

const CHANGED =
	'The series has changed in the meantime. Review it and try again.';

/** Answer to a write whose plan is another one now. */
const OTHER_PLAN: Reply = {
	status: 409,
	body: {
		...( wireError( 'changed_meanwhile', CHANGED ) as object ),
		data: { fields: { plan: CHANGED } },
	},
};

function answer( call: Call ): Reply {
	if ( isRead( call ) ) {
		return { body: wireSchedule( [] ) };
	}
	if ( call.query.get( 'dry_run' ) !== '1' ) {
		const plan = call.query.get( 'plan' );
		const refusal = plan === studio.plan ? null : OTHER_PLAN;
		return (
			studio.refusal ??
			refusal ?? {
				body: {
					status: 'ok',
					// With one more, which has only gone to another half.
					bookings: [ ...DATES, '2026-12-18' ].map( ( date, index ) =>
						wireBooking( { id: 100 + index, date } )
					),
				},
			}
		);
	}
	if ( studio.noCheck ) {
		return studio.noCheck;
	}
	const scope = call.query.get( 'scope' );
	const skipped = listOf( call, 'skip_dates' ) as readonly string[];
	const dates = { one: [ FIRST ], following: studio.dates.slice( 1 ) }[
		scope ?? ''
	];
	return {
		body: {
			status: 'ok',
			dates: ( dates ?? studio.dates ).map( ( date, index ) =>
				wireSeriesDate( String( 100 + index ), date, {
					isSkipped: skipped.includes( date ),
					isTaken: studio.taken.includes( date ),
					becomesPending: date === DATES[ 2 ],
					paid: date === DATES[ 1 ],
				} )
			),
			counts: {
				one: 1,
				following: studio.following,
				all: studio.dates.length,
			},
			past: [ '2026-11-06', '2026-11-13' ],
			plan: studio.plan,
		},
	};
}

export const EDIT: SeriesChange = {
	booking,
	edit: {
		studioId: '1',
		bookingId: '100',
		roomId: '11',
		eventId: '7',
		trainerId: '5',
		date: FIRST,
		from: at( '18:30' ),
		to: at( '19:30' ),
		isPrivate: false,
		hiddenDescription: null,
		revision: 3,
		weeks: 0,
		skipDates: [],
		overrides: {},
	},
	scope: 'all',
};

/** Booking that the person is told of. */
export const told = ( date: string ): unknown =>
	expect.objectContaining( { date } );

export async function open( change: SeriesChange = EDIT ) {
	const done = jest.fn();
	const refused = jest.fn();
	render(
		<QueryClientProvider client={ createQueryClient() }>
			{ inStudio(
				<SeriesDialog
					change={ change }
					schedule={ makeSchedule( { role: 'Owner', userId: '5' } ) }
					onClose={ () => undefined }
					onDone={ done }
					onLost={ () => undefined }
					onRefused={ refused }
				/>,
				{}
			) }
		</QueryClientProvider>
	);
	await rested();
	return { done, refused };
}

export const rested = async () => {
	await wait( 500 );
	await wait( 1 );
	await wait( 1 );
};

export const line = ( name: string ) => {
	const found = screen
		.getAllByRole( 'listitem' )
		.find( ( { textContent } ) => textContent.includes( name ) );
	return found ?? screen.getByText( name );
};

export const main = ( name: string ) => screen.getByRole( 'button', { name } );
export const scope = ( name: RegExp ) => screen.getByRole( 'radio', { name } );
export const writes = () =>
	studio.server?.calls.filter(
		( call ) => ! isRead( call ) && call.query.get( 'dry_run' ) !== '1'
	) ?? [];
