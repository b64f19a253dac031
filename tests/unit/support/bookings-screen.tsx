/** The Bookings screen on a fake server. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingsScreen } from '../../../src/admin/bookings/bookings-screen';
import type { ScreenConfig } from '../../../src/admin/bookings/config';
import { FakeServer, type Call, type Reply } from './fake-server';

export const booking = ( id: number, more: object = {} ) => ( {
	id,
	date: '2026-11-23',
	time_from: '18:00',
	time_to: '19:30',
	room: 'Big hall',
	title: `Salsa ${ id }`,
	trainer: 'Anna Tamm',
	status: 'Pending',
	canceled: false,
	private: false,
	payment_status: 'unpaid',
	...more,
} );

const config = ( role: string ): ScreenConfig => ( {
	restUrl: 'http://localhost/wp-json/studio-calendar/v1',
	ajaxUrl: 'http://localhost/wp-admin/admin-ajax.php',
	nonce: 'abc123def4',
	studios: [
		{
			id: 5,
			name: 'Demo',
			role,
			today: '2026-11-20',
			rooms: [ { id: 7, name: 'Big hall' } ],
			trainers:
				role === 'Trainer' ? [] : [ { id: 3, name: 'Anna Tamm' } ],
		},
	],
	calendarUrl: 'http://localhost/?studio_calendar=page',
	exportUrl: 'http://localhost/wp-admin/admin-post.php?action=x&_wpnonce=y',
} );

export const list = ( ...bookings: object[] ): Reply => ( {
	body: { status: 'ok', bookings, previous: null, next: null },
} );

export const counted = ( total: number ): Reply => ( {
	body: { status: 'ok', total },
} );

export function answerOf( { url }: Call ): Reply {
	if ( url.pathname.endsWith( '/admin/totals' ) ) {
		const total = {
			trainer: 'Anna Tamm',
			month: '2026-11',
			bookings: 2,
			minutes: 150,
			unpaid: 1,
		};
		return { body: { status: 'ok', totals: [ total ] } };
	}
	return url.pathname.endsWith( '/admin/count' )
		? counted( 2 )
		: list( booking( 1 ), booking( 2 ) );
}

export function shown(
	role: string,
	answer: ( call: Call ) => Reply | Promise< Reply > = answerOf
) {
	window.history.replaceState( null, '', '/?page=studio-calendar-bookings' );
	const server = new FakeServer();
	server.answer( answer );
	const { container } = render(
		<BookingsScreen config={ config( role ) } />
	);
	return { server, container, user: userEvent.setup() };
}

export const lastList = ( server: FakeServer ) =>
	server.calls.findLast( ( { url } ) =>
		url.pathname.endsWith( '/admin/bookings' )
	);
