import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAddress } from './browser';
import {
	FakeServer,
	wireBooking,
	wireSchedule,
	type Reply,
} from './fake-server';
import { leavePage } from './mounted';

export const user = userEvent.setup( {
	advanceTimers: jest.advanceTimersByTime,
} );

/** The demo week has one booking, every other week none. */
export const byWeek = ( from: string | null ): Reply => ( {
	body: wireSchedule( from === '2026-11-16' ? [ wireBooking() ] : [] ),
} );

/** For beforeEach: a standing clock in the demo week, its server and an empty address. */
export function startDemo(): FakeServer {
	jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:20:00Z' ) } );
	const server = new FakeServer();
	server.answer( ( { query } ) => byWeek( query.get( 'date_from' ) ) );
	openAddress( '/' );
	return server;
}

/** For afterEach. */
export function endDemo(): void {
	leavePage();
	window.localStorage.clear();
	jest.useRealTimers();
}

export const wait = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

/** Lets answers arrive and what follows from them be drawn. */
export const settle = async () => {
	await wait( 1 );
	await wait( 1 );
};

export const card = () => screen.queryByRole( 'article' );

export const click = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
