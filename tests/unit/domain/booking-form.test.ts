import fc from 'fast-check';
import {
	bookingCount,
	isMovedBy,
	NO_REPEAT,
	rebased,
	repeatWeeks,
	seriesDates,
	valuesOf,
	toRequest,
	type BookingFormValues,
} from '../../../src/domain/booking-form';
import { formErrors } from '../../../src/domain/form-errors';
import { addDays } from '../../../src/domain/time';
import { at, makeBooking } from '../support/bookings';

const COMPLETE: BookingFormValues = {
	trainerId: '5',
	roomId: '11',
	date: '2026-11-20',
	eventId: '7',
	hiddenDescription: 'Key.',
	reason: '',
	from: at( '12:00' ),
	to: at( '14:00' ),
	...NO_REPEAT,
};
const SERIES: BookingFormValues = {
	...COMPLETE,
	isRepeat: true,
	dateUntil: '2026-12-11',
};
const RULES = { minMinutes: 0, hasTrainer: true };

describe( 'a series', () => {
	it.each( [
		[ '2026-11-20', 0 ],
		[ '2026-11-26', 0 ],
		[ '2026-11-27', 1 ],
		[ '2026-12-03', 1 ],
		[ '2026-12-04', 2 ],
		[ '2026-11-01', 0 ],
	] )( 'until %s has %d full weeks', ( dateUntil, weeks ) => {
		expect( repeatWeeks( { ...SERIES, dateUntil } ) ).toBe( weeks );
	} );

	it( 'is one date a week, the first one included', () => {
		expect( seriesDates( SERIES ) ).toEqual( [
			'2026-11-20',
			'2026-11-27',
			'2026-12-04',
			'2026-12-11',
		] );
		expect( seriesDates( COMPLETE ) ).toEqual( [ '2026-11-20' ] );
		expect( seriesDates( { ...SERIES, date: null } ) ).toEqual( [] );
	} );

	it( 'has as many dates as full weeks and one, whatever the days', () => {
		fc.assert(
			fc.property( fc.nat( 700 ), fc.nat( 364 ), ( start, days ) => {
				const date = addDays( '2026-01-01', start );
				const values = {
					...SERIES,
					date,
					dateUntil: addDays( date, days ),
				};
				expect( repeatWeeks( values ) ).toBe( Math.floor( days / 7 ) );
				const dates = seriesDates( values );
				expect( dates ).toHaveLength( repeatWeeks( values ) + 1 );
				expect( dates.at( -1 ) ).toBe(
					addDays( date, 7 * repeatWeeks( values ) )
				);
			} )
		);
	} );

	it( 'counts what is not left out', () => {
		const skipDates = [ '2026-11-27', '2026-11-28' ];
		expect( bookingCount( { ...SERIES, skipDates } ) ).toBe( 3 );
	} );
} );

describe( 'a request', () => {
	it( 'takes along only what belongs to its own dates', () => {
		const request = toRequest(
			{
				...SERIES,
				skipDates: [ '2026-11-27', '2027-01-01' ],
				overrides: {
					'2026-11-27': { from: 0 },
					'2026-12-04': { roomId: '12' },
					'2027-01-01': { to: 60 },
				},
			},
			'1',
			true
		);
		expect( request ).toMatchObject( {
			weeks: 3,
			skipDates: [ '2026-11-27' ],
			overrides: { '2026-12-04': { roomId: '12' } },
			hiddenDescription: 'Key.',
		} );
	} );

	it( 'says nothing of a date that is skipped or not in the series', () => {
		const overrides = {
			'2026-11-27': { roomId: '12' },
			'2026-12-04': { from: 60 },
			'2027-01-01': { to: 60 },
		};
		const skipDates = [ '2026-11-27' ];
		expect(
			toRequest( { ...SERIES, skipDates, overrides }, '1', true )
				?.overrides
		).toEqual( { '2026-12-04': { from: 60 } } );
	} );

	it( 'has its reason where one is asked for, and nowhere else', () => {
		const values = { ...COMPLETE, reason: ' Same group ' };
		expect( toRequest( values, '1', true, true ) ).toMatchObject( {
			reason: 'Same group',
		} );
		expect( toRequest( values, '1', true ) ).not.toHaveProperty( 'reason' );
	} );

	it( 'has no series where none is wanted, and no hidden text but an owner’s', () => {
		const left = {
			...SERIES,
			isRepeat: false,
			skipDates: [ '2026-11-20' ],
		};
		expect( toRequest( left, '1', false ) ).toMatchObject( {
			weeks: 0,
			skipDates: [],
			overrides: {},
			hiddenDescription: null,
		} );
	} );

	it.each( [ 'roomId', 'date', 'eventId', 'from', 'to' ] as const )(
		'is none without %s',
		( name ) => {
			expect(
				toRequest( { ...COMPLETE, [ name ]: null }, '1', true )
			).toBe( null );
		}
	);
} );

describe( 'what keeps a form from being saved', () => {
	it.each( [
		[ 'trainer', 'trainerId' ],
		[ 'room', 'roomId' ],
		[ 'date', 'date' ],
		[ 'event', 'eventId' ],
		[ 'from', 'from' ],
		[ 'to', 'to' ],
	] )( 'is a missing %s', ( field, name ) => {
		const errors = formErrors( { ...COMPLETE, [ name ]: null }, RULES );
		expect( errors ).toEqual( { [ field ]: 'missing' } );
	} );

	it( 'is nothing when all is there', () => {
		expect( formErrors( COMPLETE, RULES ) ).toEqual( {} );
		const asked = { ...RULES, isAsked: true };
		expect( formErrors( COMPLETE, asked ) ).toEqual( {
			reason: 'missing',
		} );
		expect( formErrors( { ...COMPLETE, reason: 'ok' }, asked ) ).toEqual(
			{}
		);
	} );

	it( 'is not a trainer who cannot be chosen', () => {
		const rules = { ...RULES, hasTrainer: false };
		expect( formErrors( { ...COMPLETE, trainerId: null }, rules ) ).toEqual(
			{}
		);
	} );

	it( 'is a time under the minimum, or none at all, exactly', () => {
		fc.assert(
			fc.property(
				fc.nat( 1440 ),
				fc.nat( 1440 ),
				fc.nat( 240 ),
				( from, to, minMinutes ) => {
					const { to: error } = formErrors(
						{ ...COMPLETE, from, to },
						{ ...RULES, minMinutes }
					);
					const isLong = to > from && to - from >= minMinutes;
					const why = minMinutes > 0 ? 'too_short' : 'not_after';
					expect( error ).toBe( isLong ? undefined : why );
				}
			)
		);
	} );

	it( 'is nothing at exactly the minimum, and no length while a time is missing', () => {
		const rules = { ...RULES, minMinutes: 120 };
		expect( formErrors( COMPLETE, rules ) ).toEqual( {} );
		expect(
			formErrors( { ...COMPLETE, from: null, to: 30 }, rules )
		).toEqual( { from: 'missing' } );
	} );

	it( 'is a series with nothing left of it', () => {
		const skipDates = seriesDates( SERIES );
		expect( formErrors( { ...SERIES, skipDates }, RULES ) ).toEqual( {
			series: 'missing',
		} );
		expect( formErrors( { ...SERIES, dateUntil: null }, RULES ) ).toEqual( {
			until: 'missing',
		} );
	} );

	it.each( [
		[ 'before the first date', -30, 'too_early' ],
		[ 'within its week', 6, 'too_early' ],
		[ 'a week after it', 7, undefined ],
		[ '52 weeks after it', 52 * 7 + 6, undefined ],
		[ '53 weeks after it', 53 * 7, 'too_late' ],
	] )( 'is a repeat until a date %s', ( _where, days, error ) => {
		const dateUntil = addDays( SERIES.date ?? '', days );
		expect( formErrors( { ...SERIES, dateUntil }, RULES ).until ).toBe(
			error
		);
		expect(
			formErrors( { ...SERIES, dateUntil, isRepeat: false }, RULES )
		).toEqual( {} );
	} );
} );

describe( 'the form of a booking', () => {
	const booking = makeBooking( { hiddenOwnerDescription: 'Key.' } );

	it( 'starts with what is booked, once', () => {
		expect( valuesOf( booking ) ).toEqual( {
			trainerId: '5',
			roomId: '11',
			date: '2026-11-20',
			eventId: '7',
			hiddenDescription: 'Key.',
			reason: '',
			from: at( '18:00' ),
			to: at( '19:00' ),
			isRepeat: false,
			dateUntil: null,
			skipDates: [],
			overrides: {},
		} );
	} );

	it.each( [
		[ {}, false ],
		[ { eventId: '8' }, false ],
		[ { roomId: '12' }, true ],
		[ { date: '2026-11-21' }, true ],
		[ { from: at( '17:00' ) }, true ],
		[ { to: at( '20:00' ) }, true ],
	] )( 'with %j is moved: %j', ( typed, isMoved ) => {
		const values = { ...valuesOf( booking ), ...typed };
		expect( isMovedBy( values, booking ) ).toBe( isMoved );
	} );
} );

describe( 'an edit on a fresher booking', () => {
	it( 'keeps what was typed and takes the rest over', () => {
		const before = makeBooking( { roomId: '11', to: at( '19:00' ) } );
		const fresh = { ...before, roomId: '12', to: at( '20:00' ) };
		const typed = { ...valuesOf( before ), to: at( '21:00' ) };
		expect( rebased( typed, before, fresh ) ).toEqual( {
			...valuesOf( fresh ),
			to: at( '21:00' ),
		} );
	} );
} );
