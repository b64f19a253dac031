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

/** Returns one booking for the demo week and none for any other week. */
export const byWeek = ( from: string | null ): Reply => ( {
	body: wireSchedule( from === '2026-11-16' ? [ wireBooking() ] : [] ),
} );

/** Starts fake timers in the demo week and the week's server at a plain URL; for `beforeEach`. */
export function startDemo(): FakeServer {
	jest.useFakeTimers( { now: Date.parse( '2026-11-20T12:20:00Z' ) } );
	const server = new FakeServer();
	server.answer( ( { query } ) => byWeek( query.get( 'date_from' ) ) );
	openAddress( '/' );
	return server;
}

/** Leaves the page and clears what `startDemo` has set up; for `afterEach`. */
export function endDemo(): void {
	leavePage();
	window.localStorage.clear();
	jest.useRealTimers();
}

export const wait = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

/** Waits until responses have arrived and their effects are rendered. */
export const settle = async () => {
	await wait( 1 );
	await wait( 1 );
};

export const card = () => screen.queryByRole( 'article' );

export const click = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
