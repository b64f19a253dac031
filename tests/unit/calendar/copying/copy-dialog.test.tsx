import '../../support/browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { CopyDialog } from '../../../../src/calendar/copying/copy-dialog';
import type { Note } from '../../../../src/calendar/actions/note';
import type { Booking } from '../../../../src/domain/booking';
import { createQueryClient } from '../../../../src/store/query-client';
import { makeSchedule } from '../../support/bookings';
import { endDemo, settle, startDemo, user } from '../../support/demo-weeks';
import {
	wireBooking,
	wireError,
	wireSchedule,
	type FakeServer,
	type Reply,
} from '../../support/fake-server';
import { inStudio } from '../../support/in-studio';

interface Row {
	readonly id: number;
	readonly day: number;
	readonly title?: string;
	readonly why?: { readonly code: string; readonly message: string };
	readonly isThere?: boolean;
}

/** State of the fake server, reset before each test. */
const studio = {} as {
	server: FakeServer;
	rows: readonly Row[];
	pending: number;
	limit: number;
	/** Response to the write; null for success. */
	refusal: Reply | null;
	/** Response to a check; null for the rows. */
	noCheck: Reply | null;
};

const TAKEN = { code: 'slot_taken', message: 'This time is taken' };

beforeEach( () => {
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
	studio.server.answer( ( { url, query } ) => {
		if ( url.pathname.endsWith( 'getInRange_ready' ) ) {
			return { body: target() };
		}
		return query.get( 'dry_run' )
			? ( studio.noCheck ?? { body: dryRun( query ) } )
			: ( studio.refusal ?? { body: copied( query ) } );
	} );
} );
afterEach( endDemo );

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

const target = () =>
	wireSchedule( [
		wireBooking( {
			id: 90,
			date: '2026-11-24',
			time_from: '18:00',
			time_to: '19:30',
			title: 'Winter concert',
		} ),
	] );

/** Shows the dialog for the week of 16 November and waits for the first check. */
async function open( onlyRoom: boolean = false ) {
	const notes: Note[] = [];
	const shown: Booking[] = [];
	const onClose = jest.fn();
	const schedule = makeSchedule( {
		role: 'Owner',
		userId: '5',
		revision: 128,
	} );
	render(
		<QueryClientProvider client={ createQueryClient() }>
			{ inStudio(
				<CopyDialog
					schedule={ schedule }
					onClose={ onClose }
					onNote={ ( note ) => notes.push( note ) }
				/>,
				{
					onShow: ( booking ) => shown.push( booking ),
					rooms: schedule.rooms
						.slice( 0, onlyRoom ? 1 : 2 )
						.map( ( room, index ) => ( { room, index } ) ),
				}
			) }
		</QueryClientProvider>
	);
	await settle();
	return { notes, shown, onClose };
}

const asked = () =>
	studio.server.calls
		.filter( ( { url } ) => url.pathname.endsWith( 'copy-week' ) )
		.map( ( { query } ) => Object.fromEntries( query ) );
const writes = () => asked().filter( ( call ) => ! ( 'dry_run' in call ) );
const main = ( name: RegExp | string ) =>
	screen.getByRole( 'button', { name } );
const lineOf = ( name: RegExp ) =>
	within( screen.getByRole( 'region', { name } ) ).getByRole( 'listitem' );
const repair = () =>
	screen.getByRole( 'combobox', {
		name: 'What to do on Tue 24 Nov, 18:00–19:00',
	} );
const sum = () => screen.getAllByRole( 'status' )[ 0 ];

it( 'goes into the next week, by day, without what is taken there', async () => {
	await open();
	expect( asked() ).toEqual( [
		expect.objectContaining( {
			from: '2026-11-16',
			to: '2026-11-23',
			dry_run: '1',
		} ),
	] );
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent(
		'18:00–19:00 · Big hall'
	);
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent( 'Salsa I · Anna Tamm' );
	expect( lineOf( /Tue 24 Nov/ ) ).toHaveTextContent( 'This time is taken' );
	expect( repair() ).toHaveDisplayValue( 'Skip' );
	expect( sum() ).toHaveTextContent(
		'2 of 3 bookings will be copied. 1 booking will be skipped.'
	);
	expect( main( 'Copy 2 bookings' ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
} );

it( 'copies what is ticked, goes to the week and says how many', async () => {
	const { notes, shown, onClose } = await open();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	expect( asked() ).toHaveLength( 1 );
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	expect( writes() ).toEqual( [
		expect.objectContaining( {
			skip: '42,43',
			request_id: expect.stringMatching( /^[0-9a-f]{32}$/ ) as string,
		} ),
	] );
	expect( notes ).toEqual( [ { text: '1 booking copied' } ] );
	expect( shown.map( ( { date } ) => date ) ).toEqual( [ '2026-11-23' ] );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'offers other rooms and times for what is taken, checked by the server', async () => {
	await open();
	await settle();
	expect( repair() ).toHaveTextContent( 'SkipSmall hall19:30–20:30' );
	await user.selectOptions( repair(), 'Small hall' );
	await settle();
	expect( asked().at( -1 ) ).toMatchObject( {
		overrides: '{"42":{"room_id":"12"}}',
		dry_run: '1',
	} );
	expect( lineOf( /Tue 24 Nov/ ) ).toHaveTextContent( 'Free' );
	await user.selectOptions( repair(), '19:30–20:30' );
	await settle();
	await user.click( main( 'Copy 3 bookings' ) );
	await settle();
	expect( writes() ).toEqual( [
		expect.objectContaining( {
			overrides: '{"42":{"time_from":"19:30","time_to":"20:30"}}',
		} ),
	] );
	expect( writes()[ 0 ] ).not.toHaveProperty( 'skip' );
} );

it( 'a place that is taken meanwhile turns its line, and nothing else is lost', async () => {
	const { onClose } = await open();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	studio.refusal = {
		status: 409,
		body: wireError( 'slot_taken', 'This time is taken' ),
	};
	studio.rows = studio.rows.map(
		( row ) => ( { ...row, why: row.day < 4 ? TAKEN : undefined } ) as Row
	);
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'This time is taken'
	);
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent( 'This time is taken' );
	expect(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	).not.toBeChecked();
	expect( main( 'Nothing to copy' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( onClose ).not.toHaveBeenCalled();
	expect( console ).toHaveErrored();
} );

it( 'the same content keeps its request ID after a failure, another has its own', async () => {
	await open();
	studio.refusal = {
		status: 503,
		body: wireError( 'busy', 'The calendar is busy.' ),
	};
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	await settle();
	await user.click( main( 'Copy 2 bookings' ) );
	await settle();
	await settle();
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	const [ first, ...others ] = writes().map(
		( call ) => call[ 'request_id' ]
	);
	expect( others.at( -1 ) ).not.toBe( first );
	expect( new Set( [ first, ...others ] ).size ).toBe( 2 );
	expect( console ).toHaveErrored();
} );

it( 'what is there already, and what has passed, offers no way out', async () => {
	studio.rows = [
		{ id: 41, day: 0, why: TAKEN, isThere: true },
		{
			id: 42,
			day: 1,
			why: { code: 'in_the_past', message: 'This date has passed' },
		},
	];
	await open();
	expect( lineOf( /Mon 23 Nov/ ) ).toHaveTextContent( 'Already booked' );
	expect( lineOf( /Tue 24 Nov/ ) ).toHaveTextContent(
		'This date has passed'
	);
	expect(
		screen.queryByRole( 'combobox', { name: /What to do/ } )
	).not.toBeInTheDocument();
	await user.click( main( 'Nothing to copy' ) );
	expect( writes() ).toEqual( [] );
} );

it( 'steps over its own week', async () => {
	await open();
	await user.click( main( 'Previous week' ) );
	await settle();
	expect( asked().at( -1 ) ).toMatchObject( { to: '2026-11-09' } );
	await user.click( main( 'Next week' ) );
	await settle();
	expect( asked().at( -1 ) ).toMatchObject( { to: '2026-11-23' } );
} );

it( 'the room in view is preselected; pending bookings are told', async () => {
	studio.pending = 2;
	await open( true );
	expect( asked()[ 0 ] ).toMatchObject( { room_ids: '11' } );
	expect( sum() ).toHaveTextContent( '2 pending bookings are not copied.' );
	await user.selectOptions(
		screen.getByRole( 'combobox', { name: 'Room' } ),
		'All rooms'
	);
	await settle();
	expect( asked().at( -1 ) ).not.toHaveProperty( 'room_ids' );
} );

it( 'more than the server takes at once is told and not sent', async () => {
	studio.limit = 1;
	await open();
	expect(
		screen.getByText(
			'At most 1 booking can be copied at once. Leave some out.'
		)
	).toBeInTheDocument();
	await user.click( main( 'Copy 2 bookings' ) );
	expect( writes() ).toEqual( [] );
	await user.click(
		within( lineOf( /Fri 27 Nov/ ) ).getByRole( 'checkbox' )
	);
	await user.click( main( 'Copy 1 booking' ) );
	await settle();
	expect( writes() ).toHaveLength( 1 );
} );

it( 'a failed check is told and can be tried again', async () => {
	studio.noCheck = {
		status: 403,
		body: wireError(
			'forbidden',
			'Sorry, you are not allowed to do this.'
		),
	};
	await open();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Sorry, you are not allowed to do this.'
	);
	studio.noCheck = null;
	await user.click( main( 'Try again' ) );
	await settle();
	expect( main( 'Copy 2 bookings' ) ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'a week without approved bookings says so', async () => {
	studio.rows = [];
	await open();
	expect( sum() ).toHaveTextContent(
		'There are no approved bookings in this week.'
	);
	expect( main( 'Nothing to copy' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
} );
