import '../../support/browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { SeriesDialog } from '../../../../src/calendar/series/series-dialog';
import type { SeriesChange } from '../../../../src/calendar/actions/open-dialog';
import { addDays } from '../../../../src/domain/time';
import { createQueryClient } from '../../../../src/store/query-client';
import { at, makeBooking, makeSchedule } from '../../support/bookings';
import { endDemo, startDemo, user, wait } from '../../support/demo-weeks';
import {
	wireBooking,
	wireError,
	wireSchedule,
	type Call,
	type FakeServer,
	type Reply,
} from '../../support/fake-server';
import { inStudio } from '../../support/in-studio';
import { wireSeriesDate } from '../../support/series-check';

const FIRST = '2026-11-20';
const DATES = [ 0, 1, 2, 3 ].map( ( week ) => addDays( FIRST, week * 7 ) );
const booking = makeBooking( {
	id: '100',
	date: FIRST,
	seriesId: '100',
	revision: 3,
} );

/** Dates on which 18:30 is taken, and what the next write is answered. */
const studio = {
	server: null as FakeServer | null,
	taken: [] as readonly string[],
	refusal: null as Reply | null,
	following: 3,
};

beforeEach( () => {
	studio.server = startDemo();
	studio.server.answer( answer );
	Object.assign( studio, { taken: [], refusal: null, following: 3 } );
} );
afterEach( endDemo );

const isRead = ( { url }: Call ) => url.pathname.endsWith( 'getInRange_ready' );

const listOf = ( { query }: Call, name: string ) =>
	JSON.parse( query.get( name ) ?? '[]' ) as unknown;

function answer( call: Call ): Reply {
	if ( isRead( call ) ) {
		return { body: wireSchedule( [] ) };
	}
	if ( call.query.get( 'dry_run' ) !== '1' ) {
		return (
			studio.refusal ?? {
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
	const scope = call.query.get( 'scope' );
	const skipped = listOf( call, 'skip_dates' ) as readonly string[];
	const dates = { one: [ FIRST ], following: DATES.slice( 1 ) }[
		scope ?? ''
	];
	return {
		body: {
			status: 'ok',
			dates: ( dates ?? DATES ).map( ( date, index ) =>
				wireSeriesDate( String( 100 + index ), date, {
					isSkipped: skipped.includes( date ),
					isTaken: studio.taken.includes( date ),
					becomesPending: date === DATES[ 2 ],
					paid: date === DATES[ 1 ],
				} )
			),
			counts: { one: 1, following: studio.following, all: 4 },
			past: [ '2026-11-06', '2026-11-13' ],
		},
	};
}

const EDIT: SeriesChange = {
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
const told = ( date: string ): unknown => expect.objectContaining( { date } );

async function open( change: SeriesChange = EDIT ) {
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

const rested = async () => {
	await wait( 500 );
	await wait( 1 );
	await wait( 1 );
};

const line = ( name: string ) => {
	const found = screen
		.getAllByRole( 'listitem' )
		.find( ( { textContent } ) => textContent.includes( name ) );
	return found ?? screen.getByText( name );
};

const main = ( name: string ) => screen.getByRole( 'button', { name } );
const scope = ( name: RegExp ) => screen.getByRole( 'radio', { name } );
const writes = () =>
	studio.server?.calls.filter(
		( call ) => ! isRead( call ) && call.query.get( 'dry_run' ) !== '1'
	) ?? [];

it( 'what happens to each date is listed: paid, pending again, past', async () => {
	await open();
	expect( line( 'Fri 27 Nov' ) ).toHaveTextContent( '18:30–19:30' );
	expect( line( 'Fri 27 Nov' ) ).toHaveTextContent( 'Paid' );
	expect( line( 'Fri 4 Dec' ) ).toHaveTextContent( 'Becomes pending' );
	expect( line( '6 – 13 Nov' ) ).toHaveTextContent(
		'2 past bookings will not change'
	);
	expect( main( 'Move 4 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
} );

it( 'while the server is asked it says so', async () => {
	studio.server?.answer( 'silent' );
	await open();
	expect( screen.getByText( 'Checking the dates…' ) ).toBeInTheDocument();
	expect( main( 'Nothing to move' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );

it( 'a choice holds when the scope changes, and back', async () => {
	await open();
	const third = () => screen.getByRole( 'checkbox', { name: /Fri 4 Dec/ } );
	await user.click( third() );
	await rested();
	expect( main( 'Move 3 bookings' ) ).toBeInTheDocument();
	await user.click( scope( /This one/ ) );
	await rested();
	expect( main( 'Move 1 booking' ) ).toBeInTheDocument();
	await user.click( scope( /This and following/ ) );
	await rested();
	expect( third() ).not.toBeChecked();
	expect( main( 'Move 2 bookings' ) ).toBeInTheDocument();
} );

it( 'a taken date stays first, and the first date offers no following ones', async () => {
	studio.taken = [ '2026-12-04' ];
	studio.following = 0;
	await open();
	const choice = within( line( 'Fri 4 Dec' ) ).getByRole( 'combobox' );
	expect( choice ).toHaveDisplayValue( 'Keep at 18:00' );
	expect( main( 'Move 3 bookings' ) ).toBeInTheDocument();
	expect(
		screen.queryByText( 'This and following' )
	).not.toBeInTheDocument();
} );

it( 'nothing is moved if all stay', async () => {
	await open( { ...EDIT, scope: 'one' } );
	await user.click( screen.getByRole( 'checkbox' ) );
	await rested();
	await user.click( main( 'Nothing to move' ) );
	expect( writes() ).toEqual( [] );
} );

it( 'a date that is taken before the write turns taken, and the rest is tried again', async () => {
	const { done } = await open();
	studio.taken = [ '2026-12-11' ];
	studio.refusal = {
		status: 409,
		body: {
			...( wireError( 'slot_taken', 'Taken' ) as object ),
			data: { dates: [ '2026-12-11' ] },
		},
	};
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'One date was taken in the meantime. Review it and try again.'
	);
	expect( line( 'Fri 11 Dec' ) ).toHaveClass( 'is-off' );
	studio.refusal = null;
	await rested();
	expect( main( 'Move 3 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await user.click( main( 'Move 3 bookings' ) );
	await rested();
	const ids = writes().map( ( { query } ) => query.get( 'request_id' ) );
	expect( done ).toHaveBeenCalledWith( {
		requestId: ids.at( -1 ),
		kind: 'move',
		bookings: DATES.filter( ( date ) => date !== '2026-12-11' ).map( told ),
		isPendingAgain: true,
	} );
	expect( new Set( ids ).size ).toBe( 2 );
	expect( writes().at( -1 )?.query.get( 'skip_dates' ) ).toBe(
		'["2026-12-11"]'
	);
	expect( console ).toHaveErrored();
} );

it( 'the same write tried again keeps its request ID', async () => {
	await open();
	studio.refusal = { status: 503, body: wireError( 'busy', 'Busy' ) };
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Busy' );
	await user.click( main( 'Move 4 bookings' ) );
	await rested();
	const ids = writes().map( ( { query } ) => query.get( 'request_id' ) );
	expect( ids.length ).toBeGreaterThan( 1 );
	expect( new Set( ids ).size ).toBe( 1 );
	expect( console ).toHaveErrored();
} );

it( 'another version of the booking is the opener’s matter', async () => {
	studio.server?.answer( {
		status: 409,
		body: wireError( 'changed_meanwhile', 'Changed' ),
	} );
	const { refused } = await open();
	expect( refused ).toHaveBeenCalledWith(
		expect.objectContaining( { code: 'changed_meanwhile' } )
	);
	expect( console ).toHaveErrored();
} );

it( 'a cancel names what it does', async () => {
	const { done } = await open( { ...EDIT, edit: null } );
	await user.click( main( 'Cancel 4 bookings' ) );
	await rested();
	expect( done ).toHaveBeenCalledWith(
		expect.objectContaining( {
			kind: 'cancel',
			bookings: DATES.map( told ),
			isPendingAgain: false,
		} )
	);
} );
