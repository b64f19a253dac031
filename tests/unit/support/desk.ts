import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from './axe';
import { openAddress } from './browser';
import {
	FakeServer,
	FIRST_DAY,
	isRead,
	wireBooking,
	wireSchedule,
	type Call,
	type Reply,
} from './fake-server';
import { leavePage, mounted } from './mounted';
import { EFFECTS, isCanceled, type Action } from './studio-host';

export const PENDING = wireBooking( {
	status: 'Pending',
	payment_status: 'unpaid',
	payment_method: 'cash',
	payment_frequency: 'monthly',
	desc: 'Short',
	description: 'No partner needed.',
	hiddenOwnerCustomDescription: 'Key at the bar.',
} );
const MEMBER = { nonce: 'abcdef1234' };

/** When each test begins, in milliseconds since 1970. */
export const NOW = Date.parse( '2026-11-20T12:20:00Z' );

export { isRead };

interface Desk {
	server: FakeServer;
	/** The studio's current bookings, which writes change. */
	bookings: ReturnType< typeof wireBooking >[];
	/** Bookings before the last write, which "undo" brings back. */
	before: ReturnType< typeof wireBooking >[];
	/** Response to everything but reads of the week, instead of "ok"; null for "ok". */
	refusal: Reply | null;
	permission: string;
}

/** State of the fake server, reset before each test. */
export const desk = {} as Desk;
export const user = userEvent.setup( {
	advanceTimers: jest.advanceTimersByTime,
} );

/** Returns the number of times that the week of the bookings was read. */
export const reads = () =>
	desk.server.calls.filter(
		( call ) =>
			isRead( call ) && call.query.get( 'date_from' ) === FIRST_DAY
	).length;

export const isUndo = ( { url }: Call ) =>
	url.pathname.endsWith( '/booking/undo' );

/** Does what a call asks for, and returns the response to it. */
export function answer( call: Call ): Reply {
	if ( isRead( call ) ) {
		return { body: schedule( call ) };
	}
	if ( desk.refusal ) {
		return desk.refusal;
	}
	if ( isUndo( call ) ) {
		desk.bookings = desk.before;
		return { body: { status: 'ok', bookings: desk.bookings } };
	}
	desk.before = desk.bookings;
	change( call.url.pathname.split( '/' ).at( -2 ) ?? '' );
	return { body: { status: 'ok' } };
}

const schedule = ( { query }: Call ) =>
	wireSchedule( query.get( 'date_from' ) === FIRST_DAY ? desk.bookings : [], {
		permission: desk.permission,
		user_id: 5,
		...( desk.permission === 'Owner'
			? {
					trainers: {
						5: {
							id: 5,
							email: 'anna@example.org',
							phone_number: '+372 555 0100',
						},
					},
				}
			: {} ),
	} );

function change( action: string ): void {
	const part = EFFECTS[ action as Action ];
	desk.bookings = desk.bookings
		.map( ( booking ) => ( { ...booking, ...part } ) )
		.filter( ( booking ) => ! isCanceled( booking ) );
}

/** Gives each test of a file a fresh studio. */
export function setUpDesk(): void {
	// Imports the lazy chunks once, before the timers are faked.
	beforeAll( async () => {
		await import( '../../../src/calendar/actions/dialogs' );
		await import( '../../../src/calendar/actions/toast-list' );
		await import( '../../../src/calendar/actions/card-menu' );
	} );
	beforeEach( () => {
		jest.useFakeTimers( { now: NOW } );
		desk.bookings = [ PENDING ];
		desk.before = [ PENDING ];
		desk.refusal = null;
		desk.permission = 'Owner';
		desk.server = new FakeServer();
		desk.server.answer( answer );
		openAddress( '/' );
	} );

	afterEach( () => {
		leavePage();
		window.localStorage.clear();
		jest.useRealTimers();
	} );
}

const wait = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
export const settle = async () => {
	await wait( 2 );
	await wait( 2 );
};

/** Milliseconds after which an answer, or a key's effect, is on the screen. */
export const DRAWN = 40;

export const frames = () => wait( DRAWN );

/** Presses a key, by its name. */
export async function key( name: string ) {
	await act( () => user.keyboard( `{${ name }}` ) );
	await frames();
}

export async function seconds( count: number ) {
	for ( let second = 0; second < count; second++ ) {
		await wait( 1000 );
	}
}

export async function open( part = {} ) {
	const mount = await mounted( { ...MEMBER, ...part } );
	await settle();
	return mount;
}

/** The card, also below a window, where screen readers do not find it. */
export const card = () => screen.getByRole( 'article', { hidden: true } );
export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );
/** Returns the card's focus target, found by its accessible name. */
export const cardButton = () =>
	screen.getByRole( 'button', { name: /^Salsa I, Friday 20 November/ } );
export const press = ( element: HTMLElement ) =>
	act( () => user.click( element ) );
/** Runs axe with real timers, because axe waits by timers. */
export async function flaws( element: Element ) {
	jest.useRealTimers();
	const found = await axe( element );
	jest.useFakeTimers();
	return found;
}
export async function dialog( name: string ) {
	await settle();
	return screen.getByRole( 'dialog', { name } );
}
export const writes = () =>
	desk.server.calls.filter(
		( { url, query } ) =>
			/\/booking\/(?!getInRange)/.test( url.pathname ) &&
			! query.has( 'action' )
	);
export const written = () =>
	writes().map( ( { url } ) => url.pathname.replace( /.*\/booking\//, '' ) );

/** The request IDs of all writes, in their order. */
export const requestIds = () =>
	writes().map( ( { query } ) => query.get( 'request_id' ) );

export async function openMenu() {
	await user.hover( card() );
	await press( button( 'Actions: Salsa I' ) );
	await settle();
	return screen.getByRole( 'menu' );
}

export async function choose( name: string ) {
	await openMenu();
	await press( screen.getByRole( 'menuitem', { name } ) );
}
