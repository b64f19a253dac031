import fc from 'fast-check';
import {
	bookedShare,
	busySpans,
	canAddInHour,
	freeSpans,
	nextFree,
	SHORTEST_SLOT,
	slotInHour,
	takenOn,
	type Span,
} from '../../../src/domain/free-time';
import { at, makeBooking } from '../support/bookings';

const RULES = {
	earliestHour: 7,
	latestHour: 24,
	gapMinutes: 0,
	minMinutes: 0,
};

const span = ( from: string, to: string ): Span => ( {
	from: at( from ),
	to: at( to ),
} );
const booked = ( ...times: readonly ( readonly [ string, string ] )[] ) =>
	busySpans( times.map( ( [ from, to ] ) => span( from, to ) ) );

const anyBusy = fc
	.array(
		fc
			.tuple(
				fc.integer( { min: 0, max: 1439 } ),
				fc.integer( { min: 1, max: 300 } )
			)
			.map( ( [ from, length ] ) => ( {
				from,
				to: Math.min( 1440, from + length ),
			} ) ),
		{ maxLength: 12 }
	)
	.map( busySpans );
const anyRules = fc.record( {
	earliestHour: fc.integer( { min: 0, max: 11 } ),
	latestHour: fc.integer( { min: 12, max: 24 } ),
	gapMinutes: fc.constantFrom( 0, 5, 15, 30 ),
	minMinutes: fc.constantFrom( 0, 30, 90 ),
} );
const isClear = ( slot: Span, busy: readonly Span[], gap: number ) =>
	busy.every(
		( { from, to } ) => slot.to + gap <= from || to + gap <= slot.from
	);

describe( 'what is taken', () => {
	it( 'is of that room and that day, in order, without the booking itself and without canceled ones', () => {
		const late = makeBooking( { from: at( '20:00' ), to: at( '21:00' ) } );
		const early = makeBooking();
		const canceled = makeBooking( {
			flags: { isCanceled: true },
		} );
		const edited = makeBooking();
		const others = [
			makeBooking( { roomId: '12' } ),
			makeBooking( { date: '2026-11-21' } ),
		];
		expect(
			takenOn(
				[ late, early, canceled, edited, ...others ],
				'11',
				'2026-11-20',
				edited.id
			)
		).toEqual( [ early, late ] );
	} );

	it( 'is nothing of what has no length or is canceled', () => {
		const empty = makeBooking( { from: at( '18:00' ), to: at( '18:00' ) } );
		const canceled = makeBooking( {
			flags: { isCanceled: true },
		} );
		expect( takenOn( [ empty ], '11', '2026-11-20' ) ).toEqual( [] );
		expect( busySpans( [ empty, canceled ] ) ).toEqual( [] );
	} );

	it( 'is one span where bookings touch or overlap', () => {
		expect(
			booked(
				[ '19:00', '20:00' ],
				[ '18:00', '19:00' ],
				[ '18:30', '18:45' ],
				[ '21:00', '22:00' ]
			)
		).toEqual( [ span( '18:00', '20:00' ), span( '21:00', '22:00' ) ] );
	} );
} );

describe( 'free time', () => {
	it( 'is the whole day of an empty room', () => {
		expect( freeSpans( [], RULES ) ).toEqual( [
			span( '07:00', '24:00' ),
		] );
	} );

	it( 'touches what is booked', () => {
		expect( freeSpans( booked( [ '18:00', '19:00' ] ), RULES ) ).toEqual( [
			span( '07:00', '18:00' ),
			span( '19:00', '24:00' ),
		] );
	} );

	it( 'keeps the gap, and there is none where two gaps leave nothing', () => {
		const busy = booked( [ '12:00', '13:00' ], [ '13:30', '23:50' ] );
		expect( freeSpans( busy, { ...RULES, gapMinutes: 15 } ) ).toEqual( [
			span( '07:00', '11:45' ),
		] );
	} );

	it( 'overlaps nothing that is booked, keeps the gap and the hours', () => {
		fc.assert(
			fc.property( anyBusy, anyRules, ( busy, rules ) => {
				expect(
					freeSpans( busy, rules ).every(
						( free ) =>
							free.from < free.to &&
							free.from >= rules.earliestHour * 60 &&
							free.to <= rules.latestHour * 60 &&
							isClear( free, busy, rules.gapMinutes )
					)
				).toBe( true );
			} )
		);
	} );

	it( 'is every minute that a booking of one minute could have', () => {
		fc.assert(
			fc.property(
				anyBusy,
				anyRules,
				fc.integer( { min: 0, max: 1439 } ),
				( busy, rules, from ) => {
					const slot = { from, to: from + 1 };
					const fits =
						from >= rules.earliestHour * 60 &&
						slot.to <= rules.latestHour * 60 &&
						isClear( slot, busy, rules.gapMinutes );
					expect(
						freeSpans( busy, rules ).some(
							( free ) => free.from <= from && slot.to <= free.to
						)
					).toBe( fits );
				}
			)
		);
	} );
} );

describe( 'the next free time', () => {
	const free = freeSpans(
		booked( [ '12:00', '13:00' ], [ '13:30', '20:00' ] ),
		RULES
	);

	it.each( [
		[ '11:00', 60, span( '11:00', '12:00' ) ],
		[ '11:30', 60, span( '20:00', '24:00' ) ],
		[ '12:10', 30, span( '13:00', '13:30' ) ],
		[ '12:10', 31, span( '20:00', '24:00' ) ],
		[ '23:00', 61, null ],
		[ '24:00', 0, null ],
	] )( 'from %s on for %d minutes', ( from, minutes, expected ) => {
		expect( nextFree( free, at( from ), minutes ) ).toEqual( expected );
	} );

	it( 'is free, long enough and not before it was asked for', () => {
		fc.assert(
			fc.property(
				anyBusy,
				anyRules,
				fc.integer( { min: 0, max: 1440 } ),
				fc.integer( { min: 0, max: 240 } ),
				( busy, rules, from, minutes ) => {
					const next = nextFree(
						freeSpans( busy, rules ),
						from,
						minutes
					);
					expect(
						next === null ||
							( next.from >= from &&
								next.to - next.from >= Math.max( 1, minutes ) &&
								isClear( next, busy, rules.gapMinutes ) )
					).toBe( true );
				}
			)
		);
	} );
} );

describe( 'the slot rule', () => {
	it.each( [
		[ 'an empty hour', [], 15, true ],
		[ 'the allowed share', [ [ '18:00', '18:45' ] ], 15, true ],
		[ 'a minute more', [ [ '18:00', '18:46' ] ], 15, false ],
		[ 'no gap to keep', [ [ '18:00', '18:59' ] ], 0, true ],
		[ 'a full hour, no gap', [ [ '18:00', '19:00' ] ], 0, false ],
		[ 'bookings beside it', [ [ '17:00', '18:00' ] ], 15, true ],
	] as const )( '%s', ( _, times, gap, isAllowed ) => {
		expect( canAddInHour( booked( ...times ), 18, gap ) ).toBe( isAllowed );
	} );

	it( 'counts the share of the hour itself', () => {
		const busy = booked( [ '17:30', '18:15' ], [ '18:45', '19:30' ] );
		expect( bookedShare( busy, 18 ) ).toBe( 0.5 );
	} );
} );

describe( 'the slot of an hour', () => {
	it.each( [
		[ 'the hour', [], span( '18:00', '19:00' ) ],
		[
			'the next free time in an hour that begins booked',
			[ [ '17:00', '18:20' ] ],
			span( '18:20', '19:20' ),
		],
		[
			'as much as the next booking leaves',
			[ [ '18:40', '19:00' ] ],
			span( '18:00', '18:40' ),
		],
		[ 'none in a booked hour', [ [ '18:00', '19:00' ] ], null ],
		[
			'none where less than a quarter is left',
			[
				[ '18:00', '18:50' ],
				[ '19:00', '20:00' ],
			],
			null,
		],
	] as const )( '%s', ( _, times, expected ) => {
		expect( slotInHour( booked( ...times ), 18, RULES ) ).toEqual(
			expected
		);
	} );

	it( 'is as long as the shortest booking, and keeps the gap', () => {
		const rules = { ...RULES, minMinutes: 90, gapMinutes: 10 };
		expect( slotInHour( [], 18, rules ) ).toEqual(
			span( '18:00', '19:30' )
		);
		expect(
			slotInHour( booked( [ '17:00', '18:00' ] ), 18, rules )
		).toEqual( span( '18:10', '19:40' ) );
	} );

	it( 'is not beyond the hours of the studio', () => {
		expect( slotInHour( [], 6, RULES ) ).toBeNull();
		expect( slotInHour( [], 24, RULES ) ).toBeNull();
	} );

	it( 'begins in its hour, is free and of use', () => {
		fc.assert(
			fc.property(
				anyBusy,
				anyRules,
				fc.integer( { min: 0, max: 23 } ),
				( busy, rules, hour ) => {
					const slot = slotInHour( busy, hour, rules );
					expect(
						slot === null ||
							( slot.from >= hour * 60 &&
								slot.from < hour * 60 + 60 &&
								slot.to - slot.from >= SHORTEST_SLOT &&
								canAddInHour( busy, hour, rules.gapMinutes ) &&
								isClear( slot, busy, rules.gapMinutes ) )
					).toBe( true );
				}
			)
		);
	} );
} );
