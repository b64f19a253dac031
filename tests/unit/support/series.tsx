import { screen } from '@testing-library/react';
import { RepeatFields } from '../../../src/calendar/form/repeat/repeat-fields';
import type { Schedule } from '../../../src/domain/booking';
import type { BookingFormValues } from '../../../src/domain/booking-form';
import { toMinutes } from '../../../src/domain/time';
import { makeSchedule } from './bookings';
import { startDemo, wait } from './demo-weeks';
import {
	wireBooking,
	wireSchedule,
	type Call,
	type FakeServer,
	type Reply,
} from './fake-server';
import { showPart } from './form-part';

interface Wanted {
	readonly date: string;
	readonly repeat: number;
	readonly room_id: string;
	readonly time_from: string;
	readonly time_to: string;
	readonly overrides?: Readonly<
		Record<
			string,
			Partial< Pick< Wanted, 'room_id' | 'time_from' | 'time_to' > >
		>
	>;
}

interface SeriesStudio {
	server: FakeServer;
	/** Days on which Zumba has the Big hall from 18:00 to 19:30. */
	taken: readonly string[];
	/** Problem with those days other than that they are taken; null for taken. */
	problem: { readonly code: string; readonly message: string } | null;
	/** Whether every other room is taken on those days, too, and the Big hall all day. */
	isFull: boolean;
	/** Response to a check instead of the true one; null for the true one. */
	refusal: Reply | null;
	isSilent: boolean;
}

/** State of the fake server, reset before each test. */
export const studio = {} as SeriesStudio;

const ROOMS = [
	{ id: '11', name: 'Big hall' },
	{ id: '12', name: 'Small hall' },
	{ id: '13', name: '' },
	{ id: '14', name: 'Attic' },
];

/** Starts the demo week with a fresh studio; for `beforeEach`. */
export function startSeries(): void {
	Object.assign( studio, {
		server: startDemo(),
		taken: [],
		problem: null,
		isFull: false,
		refusal: null,
		isSilent: false,
	} );
	studio.server.answer( answer );
}

function answer( call: Call ): Reply {
	if ( call.url.pathname.endsWith( 'getInRange_ready' ) ) {
		return { body: week() };
	}
	if ( studio.isSilent ) {
		return 'silent';
	}
	return studio.refusal ?? { body: dryRun( wantedOf( call ) ) };
}

const wantedOf = ( { query }: Call ) =>
	JSON.parse( query.get( 'post_data' ) ?? '' ) as Wanted;

function week() {
	const zumba = studio.taken.map( ( date, index ) =>
		wireBooking( { id: 100 + index, date, title: 'Zumba' } )
	);
	const rest = studio.taken.flatMap( ( date ) =>
		ROOMS.map( ( { id } ) =>
			wireBooking( {
				id: `${ date } ${ id }`,
				room_id: id,
				date,
				time_from: '07:00',
				time_to: '24:00',
			} )
		)
	);
	return wireSchedule( studio.isFull ? [ ...zumba, ...rest ] : zumba );
}

function dryRun( wanted: Wanted ) {
	const first = Date.parse( wanted.date );
	const dates = Array.from( { length: wanted.repeat + 1 }, ( _, index ) =>
		new Date( first + index * 7 * 86_400_000 ).toISOString().slice( 0, 10 )
	);
	return {
		status: 'ok',
		dates: dates.map( ( date ) => ( {
			date,
			free: ! clashes( date, {
				...wanted,
				...wanted.overrides?.[ date ],
			} ),
			...( clashes( date, {
				...wanted,
				...wanted.overrides?.[ date ],
			} ) && why( date ) ),
		} ) ),
	};
}

const minutes = ( time: string ) => toMinutes( time ) ?? 0;

const clashes = ( date: string, wanted: Wanted ) =>
	studio.taken.includes( date ) &&
	wanted.room_id === '11' &&
	minutes( wanted.time_from ) < minutes( '19:30' ) &&
	minutes( wanted.time_to ) > minutes( '18:00' );

const why = ( date: string ) =>
	studio.problem ?? {
		code: 'slot_taken',
		message: 'This time is taken',
		conflicts: [
			{ date, room_id: 11, time_from: '18:00', time_to: '19:30' },
		],
	};

/** Returns the data of each check, in the order of the requests. */
export const checked = (): readonly Wanted[] =>
	studio.server.calls
		.filter( ( { url } ) => url.pathname.endsWith( 'booking/add' ) )
		.map( wantedOf );

/** Holds the response to the first check until the test releases it. */
export function checks() {
	const waiting: ( () => void )[] = [];
	let count = 0;
	studio.server.answer( ( call ) => {
		const isFirst =
			call.url.pathname.endsWith( 'booking/add' ) && count++ === 0;
		return isFirst
			? new Promise< Reply >( ( resolve ) => {
					waiting.push( () => resolve( answer( call ) ) );
				} )
			: answer( call );
	} );
	return { answer: ( index: number ) => waiting[ index ]?.() };
}

/** Renders a series of three further weeks after Friday 20 November 2026, 18:00–19:30 in the Big hall. */
export const series = (
	values: Partial< BookingFormValues > = {},
	error?: string,
	schedule: Partial< Schedule > = {}
) =>
	showPart( <RepeatFields error={ error } />, {
		values: { isRepeat: true, dateUntil: '2026-12-11', ...values },
		schedule: {
			rooms: ROOMS,
			range: { from: '2026-11-02', to: '2026-11-08' },
			studio: makeSchedule().studio,
			...schedule,
		},
	} );

/** Waits until the form has rested, the server has responded and the result is rendered. */
export const rested = async () => {
	for ( let turn = 0; turn < 3; turn++ ) {
		await wait( 410 );
		await wait( 1 );
	}
};

export function line( name: RegExp ): HTMLElement {
	const found = screen
		.getAllByRole( 'listitem' )
		.find( ( { textContent } ) => name.test( textContent ) );
	if ( ! found ) {
		throw new Error( `No date is ${ String( name ) }` );
	}
	return found;
}

export const checkbox = ( name: string | RegExp ) =>
	screen.getByRole( 'checkbox', { name } );

/** Returns the line that sums up the check. */
export const sum = () => screen.getByText( /dates? (is|are) free/ );

/** Returns the select of what to do with a date that clashes. */
export const instead = ( date: string ) =>
	screen.getByRole( 'combobox', { name: `What to do on ${ date }` } );
