import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../../../src/api/api-error';
import { toSchedule } from '../../../src/api/schedule-wire';
import { isIsoDate } from '../../../src/domain/time';
import { wireBooking, wireSchedule } from '../support/fake-server';
import { FIXTURES, readFixture } from '../support/fixture';

const RECEIVED = {
	range: { from: '2026-11-16', to: '2026-11-22' },
	asOf: 1,
	asked: 0,
	clockOffset: null,
	etag: null,
};

const read = ( wire: unknown ) => toSchedule( wire, RECEIVED );

interface Answer {
	readonly permission: string;
	readonly bookings: readonly { readonly bookings: readonly unknown[] }[];
	readonly rooms: readonly unknown[];
}

const answers = readdirSync( join( FIXTURES, 'contract' ) )
	.filter( ( name ) => /^schedule\..*\.json$/.test( name ) )
	.map(
		( name ) =>
			[ name, readFixture( `contract/${ name }` ) as Answer ] as const
	);

it( 'finds the answers of the contract', () => {
	expect( answers.map( ( [ name ] ) => name ) ).toEqual(
		expect.arrayContaining( [
			'schedule.guest.json',
			'schedule.owner.json',
		] )
	);
} );

describe.each( answers )( '%s', ( _name, answer ) => {
	const schedule = read( answer );
	const count = answer.bookings.flatMap( ( group ) => group.bookings ).length;

	it( 'keeps every booking and room, and the role', () => {
		expect( schedule.bookings ).toHaveLength( count );
		expect( schedule.rooms.length ).toBeGreaterThanOrEqual(
			answer.rooms.length
		);
		expect( schedule.role ).toBe( answer.permission );
	} );

	it( 'places every booking on a day, at a time, in a room of the list', () => {
		const rooms = new Set( schedule.rooms.map( ( room ) => room.id ) );
		for ( const booking of schedule.bookings ) {
			expect( isIsoDate( booking.date ) ).toBe( true );
			expect( booking.to ).toBeGreaterThan( booking.from );
			expect( rooms.has( booking.roomId ) ).toBe( true );
		}
	} );

	it( 'has payment for owners and for nobody else', () => {
		const paid = schedule.bookings.filter( ( booking ) => booking.payment );
		expect( paid.length > 0 ).toBe( schedule.role === 'Owner' );
	} );
} );

it( 'shows a private booking of someone else as busy, and the whole of it to those who may see it', () => {
	const [ busy, whole, open ] = read(
		wireSchedule( [
			wireBooking( { id: 1, private: true, event_id: 0, title: 'Busy' } ),
			wireBooking( { id: 2, private: true } ),
			wireBooking( { id: 3, event_id: 0 } ),
		] )
	).bookings;
	expect( busy ).toMatchObject( { isPrivate: true, isBusy: true } );
	expect( whole ).toMatchObject( { isPrivate: true, isBusy: false } );
	expect( open ).toMatchObject( { isPrivate: false, isBusy: false } );
} );

describe( 'an external host', () => {
	it( 'may key the groups by their range', () => {
		const group = { bookings: [ wireBooking() ] };
		const wire = wireSchedule( [], {
			bookings: { '2026-11-16 - 2026-11-22': group },
		} );
		expect( read( wire ).bookings ).toHaveLength( 1 );
	} );

	it( 'may send ids as texts and name rooms in its own way', () => {
		const wire = wireSchedule( [ wireBooking( { room_id: '11' } ) ], {
			rooms: [ { room_id: '11', room_name: 'Big hall' } ],
		} );
		const { bookings, rooms } = read( wire );
		expect( rooms ).toEqual( [ { id: '11', name: 'Big hall' } ] );
		expect( bookings[ 0 ]?.roomId ).toBe( '11' );
	} );

	it( 'may say which palette a room has, and no other', () => {
		const wire = wireSchedule( [], {
			rooms: [
				{ id: 11, name: 'Big hall', palette: 'second' },
				{ id: 12, name: 'Small hall', palette: 'red' },
			],
		} );
		expect( read( wire ).rooms ).toEqual( [
			{ id: '11', name: 'Big hall', palette: 'second' },
			{ id: '12', name: 'Small hall' },
		] );
	} );

	it( 'may leave out everything but the bookings', () => {
		const { date, time_from, time_to, id, room_id } = wireBooking();
		const bare = { id, room_id, date, time_from, time_to };
		const schedule = read( {
			status: 'ok',
			bookings: [ { bookings: [ bare ] } ],
		} );
		expect( schedule ).toMatchObject( {
			role: 'Guest',
			userId: null,
			today: null,
			allTrainers: [],
			revision: null,
			studio: {
				timezone: null,
				earliestHour: 7,
				latestHour: 24,
				minMinutes: 0,
				gapMinutes: 0,
				trainersNotice: '',
			},
		} );
		expect( schedule.bookings[ 0 ] ).toMatchObject( {
			title: '',
			isPending: false,
			payment: null,
		} );
	} );

	it( 'may leave the trainer’s name to the list of trainers', () => {
		const { first_name, last_name, ...nameless } = wireBooking();
		const trainers = { 5: { id: '5', first_name, last_name } } as const;
		const wire = wireSchedule( [ nameless ], {
			trainers: trainers as never,
		} );
		expect( read( wire ).bookings[ 0 ] ).toMatchObject( {
			firstName: 'Anna',
			lastName: 'Tamm',
		} );
	} );

	it( 'may call a trainer by the nickname alone', () => {
		const nameless = wireBooking( { first_name: '', last_name: '' } );
		const wire = wireSchedule( [ nameless ], {
			trainers: { 5: { id: 5, nickname: 'Annie' } },
		} );
		expect( read( wire ).bookings[ 0 ] ).toMatchObject( {
			firstName: 'Annie',
			lastName: '',
		} );
	} );

	it( 'may end a day at 00:00', () => {
		const late = wireBooking( { time_from: '22:00', time_to: '00:00' } );
		expect( read( wireSchedule( [ late ] ) ).bookings[ 0 ]?.to ).toBe(
			1440
		);
	} );

	it.each( [
		[ 'no day', { date: '2026-02-30' } ],
		[ 'no time', { time_from: 'soon' } ],
		[ 'no room', { room_id: 0 } ],
	] )( 'loses a booking with %s, and only that one', ( _what, part ) => {
		const wire = wireSchedule( [
			wireBooking( { id: 1, ...part } ),
			wireBooking( { id: 2 } ),
		] );
		expect( read( wire ).bookings.map( ( { id } ) => id ) ).toEqual( [
			'2',
		] );
	} );

	it( 'gets hours that make no day replaced by the specification’s', () => {
		const wire = wireSchedule( [], {
			studio: { id: 1, earliestHour: 20, latestHour: 9 },
		} );
		expect( read( wire ).studio ).toMatchObject( {
			earliestHour: 7,
			latestHour: 24,
		} );
	} );
} );

it( 'tells the studio’s rules, its notice and whom one can book for', () => {
	const schedule = read(
		wireSchedule( [], {
			studio: {
				id: 1,
				minBookingMinutes: 45,
				minutesGapBetweenBookings: 15,
				trainersNotice: 'Shoes off.',
			},
			allTrainers: [
				{ id: 5, fullname: 'Anna Tamm', nickname: 'Anna' },
				{ id: '6', fullname: ' ', nickname: 'Kris' },
				{ id: 7 },
				{ id: 8 },
			],
			trainers: {
				7: { id: 7, email: 'mart@example.org' },
			},
			revision: 128,
		} )
	);
	expect( schedule ).toMatchObject( {
		revision: 128,
		studio: {
			minMinutes: 45,
			gapMinutes: 15,
			trainersNotice: 'Shoes off.',
		},
		allTrainers: [
			{ id: '5', name: 'Anna Tamm' },
			{ id: '6', name: 'Kris' },
			{ id: '7', name: 'mart@example.org' },
			{ id: '8', name: '' },
		],
	} );
} );

it( 'takes a shortest booking below nothing for none', () => {
	const wire = wireSchedule( [], {
		studio: { id: 1, minBookingMinutes: -5 },
	} );
	expect( read( wire ).studio.minMinutes ).toBe( 0 );
} );

it( 'adds a nameless room for bookings of one that is gone', () => {
	const { rooms } = read(
		wireSchedule( [ wireBooking( { room_id: 99 } ) ] )
	);
	expect( rooms.at( -1 ) ).toEqual( { id: '99', name: '' } );
} );

it.each( [ {}, null, 'text', [], { status: 'ok', bookings: 'none' } ] )(
	'is no schedule without bookings: %j',
	( wire ) => {
		expect( () => read( wire ) ).toThrow( ApiError );
	}
);
