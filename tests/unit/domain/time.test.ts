import fc from 'fast-check';
import {
	addDays,
	datesOf,
	daysBetween,
	deviceZone,
	isIsoDate,
	isWeekend,
	toMinutes,
	toTime,
	wallTimeIn,
	weekdayIndex,
	weekOf,
} from '../../../src/domain/time';

const anyDate = fc
	.integer( { min: 0, max: 60_000 } )
	.map( ( days ) => addDays( '1970-01-01', days ) );

it( 'the zone of the device is the one that its clock goes by', () => {
	const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
	expect( deviceZone() ).toBe( timeZone );
} );

describe( 'days', () => {
	it.each( [
		'2026-02-30',
		'2025-02-29',
		'2026-13-01',
		'20261120',
		'2026',
		'2026-11',
		'2026-11-20T00:00:00.000Z',
		'+010000-01-01',
		'',
		5,
		[ [ '2026-11-20' ] ],
	] )( '%p is no day', ( value ) => {
		expect( isIsoDate( value ) ).toBe( false );
	} );

	it( 'has a 29 February in a leap year', () => {
		expect( isIsoDate( '2028-02-29' ) ).toBe( true );
	} );

	it( 'counts as many days as it adds, in every zone and across daylight saving', () => {
		fc.assert(
			fc.property(
				anyDate,
				fc.integer( { min: -800, max: 800 } ),
				( date, days ) => {
					const other = addDays( date, days );
					expect( isIsoDate( other ) ).toBe( true );
					expect( daysBetween( date, other ) ).toBe( days );
				}
			)
		);
	} );

	it( 'begins every week on a Monday and ends it on the Sunday after', () => {
		fc.assert(
			fc.property( anyDate, ( date ) => {
				const { from, to } = weekOf( date );
				expect( weekdayIndex( from ) ).toBe( 0 );
				expect( weekdayIndex( to ) ).toBe( 6 );
				expect( from <= date && date <= to ).toBe( true );
				expect( datesOf( { from, to } ) ).toHaveLength( 7 );
			} )
		);
	} );

	it( 'knows Saturday and Sunday as the weekend', () => {
		const week = datesOf( weekOf( '2026-11-20' ) );
		expect( week.filter( isWeekend ) ).toEqual( [
			'2026-11-21',
			'2026-11-22',
		] );
	} );

	it( 'spans the new year', () => {
		expect( weekOf( '2027-01-01' ) ).toEqual( {
			from: '2026-12-28',
			to: '2027-01-03',
		} );
	} );
} );

describe( 'times', () => {
	it( 'reads back every minute that it writes, 24:00 included', () => {
		fc.assert(
			fc.property( fc.integer( { min: 0, max: 1440 } ), ( minutes ) => {
				expect( toMinutes( toTime( minutes ) ) ).toBe( minutes );
			} )
		);
	} );

	it.each( [
		'24:01',
		'25:00',
		'12:60',
		'9:00',
		'12',
		'012:00',
		'12:000',
		'noon',
		'',
	] )( '%p is no time', ( time ) => {
		expect( toMinutes( time ) ).toBeNull();
	} );

	it( 'drops the seconds that databases send', () => {
		expect( toMinutes( '18:30:00' ) ).toBe( 1110 );
	} );
} );

describe( 'the wall clock of a zone', () => {
	it.each( [
		[ 'Europe/Tallinn', { date: '2026-11-21', minutes: 30 } ],
		[ 'UTC', { date: '2026-11-20', minutes: 1350 } ],
		[ 'America/New_York', { date: '2026-11-20', minutes: 1050 } ],
		[ 'Asia/Kolkata', { date: '2026-11-21', minutes: 240 } ],
	] )( 'shows its own day and minute in %s', ( zone, expected ) => {
		const instant = new Date( '2026-11-20T22:30:00Z' );
		expect( wallTimeIn( zone, instant ) ).toEqual( expected );
	} );

	it( 'begins a day at minute 0, not at 24:00 of the day before', () => {
		const midnight = new Date( '2026-11-19T22:00:00Z' );
		expect( wallTimeIn( 'Europe/Tallinn', midnight ) ).toEqual( {
			date: '2026-11-20',
			minutes: 0,
		} );
	} );

	it( 'takes a zone that nobody knows for the one of the device', () => {
		const instant = new Date( '2026-11-20T12:00:00Z' );
		const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
		expect( wallTimeIn( 'Mars/Olympus', instant ) ).toEqual(
			wallTimeIn( device, instant )
		);
	} );
} );
