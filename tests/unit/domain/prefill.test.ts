import fc from 'fast-check';
import {
	busySpans,
	freeSpans,
	nextFree,
	takenOn,
} from '../../../src/domain/free-time';
import { at, makeBooking } from '../support/bookings';
import {
	BIG_HALL,
	BOOK,
	CONTEXT,
	filled,
	FRIDAY,
	NOWHERE,
	prefill,
	SATURDAY,
	studio,
	taken,
} from '../support/prefill';

describe( 'the Book button', () => {
	it( 'starts with today, the first room in view and 12:00-14:00', () => {
		expect( prefill( BOOK ) ).toEqual(
			filled( '11', '2026-11-20', '12:00', '14:00' )
		);
	} );

	it( 'starts with the first day in view from today on', () => {
		const next = { from: '2026-11-23', to: '2026-11-29' };
		expect( prefill( BOOK, { range: next } ).date ).toBe( '2026-11-23' );
		const last = { from: '2026-11-09', to: '2026-11-15' };
		expect( prefill( BOOK, { range: last } ).date ).toBe( '2026-11-20' );
	} );

	it( 'of a day in view starts with that day, booked or not', () => {
		const bookings = [ taken( '12:00', '13:00' ) ];
		expect(
			prefill( { ...BOOK, date: '2026-11-21' }, { bookings } )
		).toEqual( filled( '11', '2026-11-21', '12:00', '14:00' ) );
	} );

	it( 'has no room where the studio has none', () => {
		expect( prefill( BOOK, { roomIds: [] } ).roomId ).toBeNull();
		expect( prefill( FRIDAY, { roomIds: [] } ) ).toEqual(
			filled( null, '2026-11-20', '12:00', '13:00' )
		);
	} );
} );

describe( 'the rooms in view', () => {
	const inView = { roomIds: [ '12' ] };

	it( 'are the only ones that are meant', () => {
		const bookings = [ taken( '12:00', '16:00', '12', '2026-11-21' ) ];
		expect( prefill( { ...SATURDAY, ...inView }, { bookings } ) ).toEqual(
			filled( '12', '2026-11-21', '16:00', '17:00' )
		);
		expect( prefill( { ...BOOK, ...inView } ).roomId ).toBe( '12' );
	} );

	it( 'are all of the studio where none of them is there any more', () => {
		expect( prefill( { ...BOOK, roomIds: [ '99' ] } ).roomId ).toBe( '11' );
	} );
} );

describe( 'a day header', () => {
	it( 'of another day starts at 12:00 however late it is today', () => {
		const now = { date: '2026-11-20', minutes: at( '18:20' ) };
		expect( prefill( SATURDAY, { now } ) ).toEqual(
			filled( '11', '2026-11-21', '12:00', '13:00' )
		);
	} );

	it( 'starts with the first free hour from 12:00', () => {
		expect( prefill( SATURDAY ) ).toEqual(
			filled( '11', '2026-11-21', '12:00', '13:00' )
		);
		const bookings = [
			taken( '12:00', '13:00', '11', '2026-11-21' ),
			taken( '12:30', '15:00', '12', '2026-11-21' ),
		];
		expect( prefill( SATURDAY, { bookings } ) ).toEqual(
			filled( '11', '2026-11-21', '13:00', '14:00' )
		);
	} );

	it( 'takes the room that is free first, and of two the one that is free longer', () => {
		const bookings = [ taken( '12:00', '16:00', '11', '2026-11-21' ) ];
		expect( prefill( SATURDAY, { bookings } ).roomId ).toBe( '12' );
	} );

	it( 'takes the room that is free longer of two that are free at once', () => {
		const later = [
			taken( '12:30', '13:00', '11', '2026-11-21' ),
			taken( '07:00', '12:15', '11', '2026-11-21' ),
			taken( '07:00', '12:15', '12', '2026-11-21' ),
			taken( '12:45', '24:00', '12', '2026-11-21' ),
			taken( '13:00', '24:00', '11', '2026-11-21' ),
		];
		expect( prefill( SATURDAY, { bookings: later } ) ).toEqual(
			filled( '12', '2026-11-21', '12:15', '12:45' )
		);
	} );

	it( 'takes no less than the shortest booking of the studio', () => {
		const bookings = [
			taken( '07:00', '12:00', '11', '2026-11-21' ),
			taken( '12:30', '13:00', '11', '2026-11-21' ),
			taken( '13:50', '24:00', '11', '2026-11-21' ),
		];
		const strict = { ...studio, minMinutes: 45 };
		expect(
			prefill( SATURDAY, { bookings, roomIds: [ '11' ], studio: strict } )
		).toEqual( filled( '11', '2026-11-21', '13:00', '13:50' ) );
	} );

	it( 'is today’s for a trainer, whatever week is in view', () => {
		const next = { from: '2026-11-23', to: '2026-11-29' };
		expect( prefill( FRIDAY, { range: next } ).date ).toBe( '2026-11-20' );
	} );

	it( 'does not start before now today', () => {
		const now = { date: '2026-11-20', minutes: at( '15:20' ) };
		expect( prefill( FRIDAY, { now } ) ).toEqual(
			filled( '11', '2026-11-20', '15:30', '16:30' )
		);
	} );

	it( 'makes do with less than an hour, then with the morning, then with the default', () => {
		const rooms = { roomIds: [ '11' ] };
		const afternoon = [
			taken( '12:00', '23:15' ),
			taken( '07:00', '11:00' ),
		];
		expect( prefill( FRIDAY, { ...rooms, bookings: afternoon } ) ).toEqual(
			filled( '11', '2026-11-20', '23:15', '24:00' )
		);
		const evening = [ taken( '12:00', '24:00' ) ];
		expect( prefill( FRIDAY, { ...rooms, bookings: evening } ) ).toEqual(
			filled( '11', '2026-11-20', '10:30', '11:30' )
		);
		const all = [ taken( '00:00', '24:00' ) ];
		expect( prefill( FRIDAY, { ...rooms, bookings: all } ) ).toEqual(
			filled( '11', '2026-11-20', '12:00', '13:00' )
		);
	} );
} );

describe( 'a cell', () => {
	it( 'starts with its hour', () => {
		expect( prefill( BIG_HALL ) ).toEqual(
			filled( '11', '2026-11-20', '18:00', '19:00' )
		);
	} );

	it( 'is cut at the next booking, with the gap', () => {
		const bookings = [ taken( '18:45', '20:00' ) ];
		expect( prefill( BIG_HALL, { bookings } ).to ).toBe( at( '18:45' ) );
		const careful = { ...studio, gapMinutes: 15 };
		expect( prefill( BIG_HALL, { bookings, studio: careful } ).to ).toBe(
			at( '18:30' )
		);
	} );

	it( 'starts with the next free time of an hour that begins booked', () => {
		const bookings = [ taken( '17:00', '18:20' ) ];
		expect( prefill( BIG_HALL, { bookings } ) ).toEqual(
			filled( '11', '2026-11-20', '18:20', '19:20' )
		);
	} );

	it( 'goes on to the next free time of its room where the hour is full', () => {
		const bookings = [ taken( '18:00', '20:30' ) ];
		expect( prefill( BIG_HALL, { bookings } ) ).toEqual(
			filled( '11', '2026-11-20', '20:30', '21:30' )
		);
	} );

	it( 'means its hour also where that is past today', () => {
		const morning = { ...BIG_HALL, from: at( '08:00' ) };
		expect( prefill( morning ).from ).toBe( at( '08:00' ) );
	} );

	it( 'means its hour also where that is too short for a booking', () => {
		const long = { ...studio, minMinutes: 90 };
		const bookings = [ taken( '19:00', '20:00' ) ];
		expect( prefill( BIG_HALL, { bookings, studio: long } ) ).toEqual(
			filled( '11', '2026-11-20', '18:00', '19:00' )
		);
	} );

	it( 'is as long as the shortest booking', () => {
		const long = { ...studio, minMinutes: 90 };
		expect( prefill( BIG_HALL, { studio: long } ).to ).toBe(
			at( '19:30' )
		);
	} );
} );

describe( 'an hour label', () => {
	const label = { ...NOWHERE, from: at( '18:00' ) };

	it( 'means its hour also where that is past today', () => {
		const morning = { ...label, from: at( '08:00' ) };
		expect( prefill( morning ).from ).toBe( at( '08:00' ) );
	} );

	it( 'starts with its hour today in the room that is free', () => {
		const bookings = [ taken( '17:30', '18:30' ) ];
		expect( prefill( label, { bookings } ) ).toEqual(
			filled( '12', '2026-11-20', '18:00', '19:00' )
		);
	} );
} );

describe( 'a past day', () => {
	const monday = { ...BIG_HALL, date: '2026-11-16', from: at( '09:00' ) };

	it.each( [ 'Owner', 'Admin' ] as const )( 'is kept for %s', ( role ) => {
		expect( prefill( monday, { role } ) ).toEqual(
			filled( '11', '2026-11-16', '09:00', '10:00' )
		);
	} );

	it( 'becomes the next free time from now on for trainers', () => {
		const bookings = [ taken( '10:00', '11:15' ) ];
		expect( prefill( monday, { bookings } ) ).toEqual(
			filled( '11', '2026-11-20', '11:15', '12:15' )
		);
	} );
} );

it( 'never overlaps a booking where the day has free time, and never leaves the hours', () => {
	const bookings = fc.array(
		fc
			.record( {
				from: fc.integer( { min: 0, max: 1380 } ),
				length: fc.integer( { min: 5, max: 400 } ),
				roomId: fc.constantFrom( '11', '12' ),
			} )
			.map( ( { from, length, roomId } ) =>
				makeBooking( {
					from,
					to: Math.min( 1440, from + length ),
					roomId,
				} )
			),
		{ maxLength: 10 }
	);
	const starts = fc.record( {
		roomId: fc.constantFrom( null, '11', '12' ),
		date: fc.constant( '2026-11-20' ),
		from: fc.option( fc.integer( { min: 7, max: 23 } ) ),
	} );
	fc.assert(
		fc.property(
			bookings,
			starts,
			fc.constantFrom( 0, 10 ),
			( all, { from, ...start }, gapMinutes ) => {
				const { roomId, ...slot } = prefill(
					{ ...start, from: from === null ? null : from * 60 },
					{ bookings: all, studio: { ...studio, gapMinutes } }
				);
				const wanted = roomId === null ? [] : [ roomId ];
				const nothingFree = (
					start.roomId ? wanted : CONTEXT.roomIds
				).every(
					( id ) =>
						nextFree(
							freeSpans(
								busySpans( takenOn( all, id, start.date ) ),
								{ ...studio, gapMinutes }
							),
							from === null ? at( '10:30' ) : from * 60,
							15
						) === null
				);
				const isClear = all.every(
					( booking ) =>
						booking.roomId !== roomId ||
						slot.to + gapMinutes <= booking.from ||
						booking.to + gapMinutes <= slot.from
				);
				expect( slot.from ).toBeLessThan( slot.to );
				expect( slot.from ).toBeGreaterThanOrEqual( at( '07:00' ) );
				expect( slot.to ).toBeLessThanOrEqual( at( '24:00' ) );
				expect( isClear || nothingFree ).toBe( true );
			}
		)
	);
} );
