import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MountConfig } from '../../../src/contract/mount';
import type {
	WireBooking,
	WireRoom,
	WireSchedule,
} from '../../../src/contract/schedule';
import { openAddress } from './browser';
import {
	FakeServer,
	isRead,
	wireBooking,
	wireError,
	wireSchedule,
	type Call,
	type Reply,
} from './fake-server';
import { leavePage, mounted } from './mounted';

interface Studio {
	server: FakeServer;
	permission: string;
	bookings: readonly WireBooking[];
	settings: Record< string, unknown >;
	rooms: readonly WireRoom[] | null;
	urls: NonNullable< WireSchedule[ 'urls' ] >;
	/** Titles of each trainer's events, or the response to the request for them. */
	events: Record< string, readonly string[] | Reply >;
	defaults: readonly string[] | Reply;
	/** Nonce for a login cookie; null for visitors without one. */
	nonce: string | null;
	/** Response to writes instead of "ok", which may come late; null for "ok". */
	refusal: Reply | Promise< Reply > | null;
}

/** State of the fake server, reset before each test. */
export const studio = {} as Studio;

const user = userEvent.setup( {
	advanceTimers: jest.advanceTimersByTime,
} );

export const refused = (
	code: string,
	message: string,
	data = {}
): Reply => ( {
	status: 409,
	body: { ...( wireError( code, message ) as object ), data },
} );

function answer( call: Call ): Reply | Promise< Reply > {
	const { url, query } = call;
	const path = url.pathname;
	if ( isRead( call ) ) {
		return { body: schedule( query.get( 'date_from' ) ) };
	}
	if ( path.endsWith( 'getByUser' ) ) {
		return eventsReply( studio.events[ query.get( 'id' ) ?? '' ] ?? [] );
	}
	if ( path.endsWith( 'getDefault' ) ) {
		return eventsReply( studio.defaults );
	}
	if ( query.get( 'action' ) === 'rest-nonce' ) {
		return studio.nonce ? { body: studio.nonce } : { status: 400 };
	}
	return studio.refusal ?? { body: { status: 'ok', revision: 129 } };
}

const eventsReply = ( events: readonly string[] | Reply ): Reply =>
	Array.isArray( events )
		? {
				body: {
					status: 'ok',
					events: ( events as readonly string[] ).map(
						( title ) => ( {
							event_id: `e-${ title }`,
							title,
						} )
					),
				},
			}
		: ( events as Reply );

function schedule( from: string | null ) {
	const base = wireSchedule( from === '2026-11-16' ? studio.bookings : [], {
		permission: studio.permission,
		user_id: 5,
		urls: studio.urls,
		allTrainers:
			studio.permission === 'Owner'
				? [
						{ id: 5, fullname: 'Anna Tamm' },
						{ id: 6, fullname: 'Karl Rebane' },
					]
				: [],
	} );
	return {
		...base,
		...( studio.rooms && { rooms: studio.rooms } ),
		studio: { ...base.studio, ...studio.settings },
	};
}

/** Gives each test of a file a fresh studio. */
export function setUpForm(): void {
	// Imports the lazy chunks once, before the timers are faked.
	beforeAll( async () => {
		await import( '../../../src/calendar/actions/dialogs' );
		await import( '../../../src/calendar/form/form-dialog' );
	} );
	beforeEach( () => {
		jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:20:00Z' ) } );
		window.sessionStorage.clear();
		window.localStorage.clear();
		Object.assign( studio, {
			server: new FakeServer(),
			permission: 'Owner',
			bookings: [ wireBooking( { revision: 3 } ) ],
			settings: {},
			rooms: null,
			urls: { login: 'http://localhost/wp-login.php' },
			events: { 5: [ 'Salsa', 'Tango' ], 6: [ 'Choir' ] },
			defaults: [ 'Room rent' ],
			nonce: null,
			refusal: null,
		} );
		studio.server.answer( answer );
		openAddress( '/' );
	} );
	afterEach( () => {
		leavePage();
		jest.useRealTimers();
	} );
}

export const wait = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

export async function settle() {
	for ( let turn = 0; turn < 4; turn++ ) {
		await wait( 2 );
	}
}

export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

export async function press( name: string ) {
	await act( () => user.click( button( name ) ) );
	await settle();
}

export async function open( part: Partial< MountConfig > = {} ) {
	const mount = await mounted( { nonce: 'abcdef1234', ...part } );
	await settle();
	return mount;
}

/** Opens a calendar and the form for a new booking in it. */
export async function openForm() {
	const mount = await open();
	await press( 'Book' );
	return mount;
}

/** Opens a calendar and the form for its booking of that title. */
export async function openEdit( title = 'Salsa I' ) {
	const mount = await open();
	await user.hover(
		screen.getByRole( 'article', { name: new RegExp( title ) } )
	);
	await press( `Actions: ${ title }` );
	fireEvent.click( screen.getByRole( 'menuitem', { name: 'Edit' } ) );
	await settle();
	return mount;
}

export const form = ( name = 'New booking' ) =>
	within( screen.getByRole( 'dialog', { name } ) );

/** Presses a button by its text, because ✕ has the same name as "Close". */
export async function pressIn( dialog: string, name: string ) {
	await act( () => user.click( form( dialog ).getByText( name ) ) );
	await settle();
}

export const choice = ( name: string ) =>
	screen.getByRole< HTMLSelectElement >( 'combobox', { name } );

/** Returns the form's select of rooms; the one in the header has the same label. */
export const room = ( dialog = 'New booking' ) =>
	form( dialog ).getByRole< HTMLSelectElement >( 'combobox', {
		name: 'Room',
	} );

export const text = ( name: string ) =>
	screen.getByRole< HTMLInputElement >( 'textbox', { name } );

export async function choose( select: HTMLElement, option: string ) {
	await act( () => user.selectOptions( select, option ) );
	await settle();
}

export async function type( name: string, value: string ) {
	await act( () => user.clear( text( name ) ) );
	if ( value ) {
		await act( () => user.type( text( name ), value ) );
	}
	await act( () => user.tab() );
	await settle();
}

export const writes = () =>
	studio.server.calls.filter(
		( { url, query } ) =>
			url.pathname.endsWith( '/booking/add' ) ||
			query.get( 'action' ) === 'edit_booking'
	);

/** Returns the data of the last "add", whether it was a POST or a GET. */
export function added(): Record< string, unknown > {
	const call = writes().at( -1 );
	const data = ( call?.form ?? call?.query )?.get( 'post_data' ) ?? '{}';
	return JSON.parse( data ) as Record< string, unknown >;
}
