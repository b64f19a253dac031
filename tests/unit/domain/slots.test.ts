import fc from 'fast-check';
import type { Booking } from '../../../src/domain/booking';
import { hourAt, layoutWeek, yAt } from '../../../src/domain/layout';
import { slotAt, slotsOf } from '../../../src/domain/slots';
import { at, makeBooking } from '../support/bookings';

const RULES = {
	earliestHour: 7,
	latestHour: 24,
	gapMinutes: 0,
	minMinutes: 0,
	firstDate: null,
};

/** Returns the rows and the only column of a Friday. */
function friday( bookings: readonly Booking[] ) {
	const { rows, columns } = layoutWeek( {
		bookings,
		dates: [ '2026-11-20' ],
		rooms: [ { room: { id: '11', name: 'Big hall' }, index: 0 } ],
		earliestHour: 7,
		latestHour: 24,
		rowHeight: 65,
	} );
	const [ column ] = columns;
	if ( ! column ) {
		throw new Error( 'There is a column for each day.' );
	}
	return { rows, column };
}

const booked = ( ...times: readonly ( readonly [ string, string ] )[] ) =>
	friday(
		times.map( ( [ from, to ] ) =>
			makeBooking( { from: at( from ), to: at( to ) } )
		)
	);

const slot = (
	{ rows, column }: ReturnType< typeof friday >,
	hour: number,
	rules = {}
) => slotAt( column, rows, hour, { ...RULES, ...rules } );

describe( 'a free hour', () => {
	it( 'is marked over its whole row', () => {
		expect( slot( booked(), 8 ) ).toEqual( {
			hour: 8,
			from: at( '08:00' ),
			to: at( '09:00' ),
			top: 30,
			height: 28,
		} );
	} );

	it( 'that is partly booked is marked from where it is free', () => {
		expect( slot( booked( [ '18:00', '18:30' ] ), 18 ) ).toMatchObject( {
			from: at( '18:30' ),
			top: 11 * 30 + 32.5,
		} );
	} );

	it( 'has no marker when it is booked, nor between tight bookings', () => {
		const tight = booked( [ '18:00', '18:30' ], [ '18:40', '19:30' ] );
		expect( slot( tight, 18 ) ).toBeNull();
		expect( slot( tight, 7 ) ).not.toBeNull();
		expect( slot( booked( [ '18:00', '19:00' ] ), 18 ) ).toBeNull();
	} );

	it( 'keeps to the slot rule: at most 60 minus the gap of its minutes are booked', () => {
		const rules = { gapMinutes: 15 };
		const allowed = booked( [ '18:00', '18:45' ] );
		const denied = booked( [ '17:45', '18:14' ], [ '18:44', '19:30' ] );
		expect(
			slot( booked( [ '18:00', '18:30' ] ), 18, rules )
		).toMatchObject( { from: at( '18:45' ) } );
		expect( slot( allowed, 18, rules ) ).toBeNull();
		expect( slot( denied, 18 ) ).toMatchObject( { from: at( '18:14' ) } );
		expect( slot( denied, 18, rules ) ).toBeNull();
	} );

	it( 'of a day before the first that may be booked has none', () => {
		const firstDate = '2026-11-21';
		expect( slot( booked(), 8, { firstDate } ) ).toBeNull();
		expect(
			slot( booked(), 8, { firstDate: '2026-11-20' } )
		).not.toBeNull();
	} );

	it( 'outside the hours of the studio has none', () => {
		const early = booked( [ '05:30', '06:10' ] );
		expect( slot( early, 6 ) ).toBeNull();
		expect( slot( early, 5 ) ).toBeNull();
	} );
} );

it( 'every free hour has a marker, and no other', () => {
	const day = booked( [ '08:00', '23:00' ] );
	const hours = slotsOf( day.column, day.rows, RULES );
	expect( hours.map( ( { hour } ) => hour ) ).toEqual( [ 7, 23 ] );
} );

describe( 'a marker', () => {
	it( 'keeps clear of a card that is taller than its time', () => {
		const short = booked( [ '18:00', '18:05' ] );
		expect( slot( short, 18 )?.top ).toBe( 11 * 30 + 20 );
	} );

	/** Returns top and height of the marker from 18:00, with cards of these times at these pixels of that hour. */
	const between = (
		...cards: readonly ( readonly [ string, string, number, number ] )[]
	) => {
		const day = booked(
			...cards.map( ( [ from, to ] ) => [ from, to ] as const )
		);
		const start = yAt( day.rows, at( '18:00' ) );
		const boxes = day.column.boxes.map( ( box ) => {
			const card = cards.find(
				( [ from ] ) => at( from ) === box.booking.from
			);
			const [ , , top = 0, height = 0 ] = card ?? [];
			return { ...box, top: start + top, height };
		} );
		const free = slotAt( { ...day.column, boxes }, day.rows, 18, RULES );
		const { top, height } = free ?? { top: NaN, height: NaN };
		return [ top - start, height ].map( ( y ) => Number( y.toFixed( 1 ) ) );
	};

	it( 'ends above a card that is drawn above its time', () => {
		const before = [ '17:00', '18:10', -60, 20 ] as const;
		const after = [ '18:50', '19:30', 40, 20 ] as const;
		expect( between( before, after ) ).toEqual( [ 10.8, 40 - 10.8 - 2 ] );
	} );

	it( 'keeps the last tenth of its row where a card is taller than the row', () => {
		const tall = [ '17:00', '18:10', -60, 200 ] as const;
		expect( between( tall )[ 0 ] ).toBe( 58.5 );
	} );

	it( 'lies over the card of a canceled booking, whose time is free', () => {
		const flags = { isCanceled: true };
		const canceled = friday( [
			makeBooking( { from: at( '17:00' ), to: at( '18:05' ), flags } ),
			makeBooking( { from: at( '18:50' ), to: at( '18:55' ), flags } ),
		] );
		const free = slot( canceled, 18 );
		expect( free ).toMatchObject( {
			from: at( '18:00' ),
			to: at( '19:00' ),
			top: yAt( canceled.rows, at( '18:00' ) ),
		} );
		expect( free?.height ).toBeGreaterThan( 60 );
	} );

	it( 'lies between the cards around it and keeps a tenth of its row', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.tuple(
						fc.integer( { min: 420, max: 1425 } ),
						fc.integer( { min: 5, max: 120 } )
					),
					{ maxLength: 12 }
				),
				fc.integer( { min: 0, max: 30 } ),
				( times, gapMinutes ) => {
					const day = friday(
						times.map( ( [ from, length ] ) =>
							makeBooking( {
								from,
								to: Math.min( 1440, from + length ),
							} )
						)
					);
					const slots = slotsOf( day.column, day.rows, {
						...RULES,
						gapMinutes,
					} );
					for ( const { hour, from, to, height } of slots ) {
						const row = day.rows.find(
							( one ) => one.hour === hour
						);
						expect( Math.floor( from / 60 ) ).toBe( hour );
						expect( to - from ).toBeGreaterThanOrEqual( 15 );
						expect( height ).toBeGreaterThanOrEqual(
							( row?.height ?? 0 ) * 0.1
						);
						expect(
							day.column.boxes.some(
								( { booking } ) =>
									booking.from < to + gapMinutes &&
									from < booking.to + gapMinutes
							)
						).toBe( false );
					}
				}
			)
		);
	} );
} );

it( 'a height of the grid belongs to one hour', () => {
	const { rows } = booked( [ '08:00', '09:00' ] );
	expect(
		[ 0, 29, 30, 94, 95, -1, 5000 ].map( ( y ) => hourAt( rows, y ) )
	).toEqual( [ 7, 7, 8, 8, 9, null, null ] );
} );
