import { screen } from '@testing-library/react';
import {
	haveMembers,
	loadMembers,
} from '../../../../src/calendar/members/load-members';
import {
	wireBooking,
	wireSchedule,
	type FakeServer,
} from '../../support/fake-server';
import {
	click,
	endDemo,
	settle,
	startDemo,
	user,
} from '../../support/demo-weeks';
import { mounted } from '../../support/mounted';

/** Counts how often the chunk is fetched. */
const mockFetched = jest.fn();

jest.mock( '../../../../src/calendar/members/members', () => {
	mockFetched();
	return jest.requireActual< object >(
		'../../../../src/calendar/members/members'
	);
} );

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

const answerAs = ( permission: string ) =>
	server.answer( {
		body: wireSchedule( [ wireBooking() ], {
			permission,
			user_id: permission === 'Guest' ? 0 : 5,
		} ),
	} );

const preloadFor = ( permission: string ) => ( {
	dateFrom: '2026-11-16',
	dateTo: '2026-11-22',
	studioId: 1,
	locale: 'en',
	schedule: wireSchedule( [ wireBooking() ], {
		permission,
		user_id: 5,
	} ),
} );

const book = () => screen.queryByRole( 'button', { name: 'Book' } );

it( 'a guest, with a login or without, looks at bookings without the parts of members', async () => {
	answerAs( 'Guest' );
	await mounted();
	await settle();
	await mounted( {
		userId: 5,
		nonce: 'abcdef1234',
		preload: preloadFor( 'Guest' ),
	} );
	await settle();
	await user.click( screen.getAllByRole( 'article' )[ 0 ] as HTMLElement );
	await settle();
	expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
	expect( book() ).not.toBeInTheDocument();
	expect( mockFetched ).not.toHaveBeenCalled();
} );

it( 'a visitor who turns out to be a member can book once the parts are there', async () => {
	answerAs( 'Owner' );
	await mounted();
	await settle();
	await click( 'Book' );
	await settle();
	expect( screen.getByRole( 'dialog' ) ).toBeInTheDocument();
	expect( mockFetched ).toHaveBeenCalledTimes( 1 );
} );

it( 'a member of the first week in the page can book at the first commit', async () => {
	answerAs( 'Owner' );
	haveMembers( await loadMembers() );
	await mounted( {
		userId: 5,
		nonce: 'abcdef1234',
		preload: preloadFor( 'Owner' ),
	} );
	expect( book() ).toBeInTheDocument();
	await settle();
} );
