import { monthLabel } from '../../../src/domain/date-labels';
import {
	dayLabel,
	hoursAndMinutes,
	numberLabel,
	rangeLabel,
	tagOf,
	weekdayName,
} from '../../../src/domain/labels';
import { weekOf } from '../../../src/domain/time';

const NOVEMBER = weekOf( '2026-11-20' );
const TWO_MONTHS = weekOf( '2026-12-01' );
const TWO_YEARS = weekOf( '2026-12-31' );

describe( 'the month label', () => {
	it.each( [
		[ 'en', 'November 2026' ],
		[ 'ru', 'Ноябрь 2026' ],
		[ 'et', 'November 2026' ],
	] as const )( 'names the month alone in %s', ( locale, label ) => {
		expect( monthLabel( NOVEMBER, locale ) ).toBe( label );
	} );

	it( 'names both months of a week that spans two', () => {
		expect( monthLabel( TWO_MONTHS, 'en' ) ).toBe( 'Nov – Dec 2026' );
		expect( monthLabel( TWO_MONTHS, 'ru' ) ).toBe( 'Нояб. – дек. 2026' );
	} );

	it( 'names both years of a week that spans two', () => {
		expect( monthLabel( TWO_YEARS, 'en' ) ).toBe( 'Dec 2026 – Jan 2027' );
	} );
} );

describe( 'the range label', () => {
	it.each( [
		[ 'en', '16 – 22 Nov' ],
		[ 'ru', '16 – 22 нояб.' ],
		[ 'et', '16. – 22. nov' ],
	] as const )( 'names the month once in %s', ( locale, label ) => {
		expect( rangeLabel( NOVEMBER, locale ) ).toBe( label );
	} );

	it( 'puts months of Russian days into the genitive', () => {
		const may = { from: '2026-05-04', to: '2026-05-10' };
		expect( rangeLabel( may, 'ru' ) ).toBe( '4 – 10 мая' );
	} );

	it( 'names both months, and both years where they differ', () => {
		expect( rangeLabel( TWO_MONTHS, 'en' ) ).toBe( '30 Nov – 6 Dec' );
		expect( rangeLabel( TWO_MONTHS, 'en', true ) ).toBe(
			'30 Nov – 6 Dec 2026'
		);
		expect( rangeLabel( TWO_YEARS, 'en', true ) ).toBe(
			'28 Dec 2026 – 3 Jan 2027'
		);
	} );

	it( 'is one day for one day', () => {
		const day = { from: '2026-11-20', to: '2026-11-20' };
		expect( rangeLabel( day, 'en', true ) ).toBe( '20 Nov 2026' );
	} );
} );

describe( 'days in words', () => {
	it( 'begins with a capital in every language', () => {
		expect( weekdayName( '2026-11-20', 'ru', 'long' ) ).toBe( 'Пятница' );
		expect( weekdayName( '2026-11-20', 'et', 'long' ) ).toBe( 'Reede' );
		expect( weekdayName( '2026-11-20', 'en', 'short' ) ).toBe( 'Fri' );
	} );

	it( 'names day and month as a sentence does', () => {
		expect( dayLabel( '2026-11-20', 'en' ) ).toBe( 'Friday 20 November' );
		expect( dayLabel( '2026-11-20', 'ru' ) ).toBe( 'Пятница, 20 ноября' );
	} );
} );

it( 'parts a length into hours and minutes', () => {
	expect( hoursAndMinutes( 90 ) ).toEqual( { hours: 1, minutes: 30 } );
	expect( hoursAndMinutes( 45 ) ).toEqual( { hours: 0, minutes: 45 } );
} );

it( 'writes numbers with two decimals at most', () => {
	expect( numberLabel( 1 / 3, 'en' ) ).toBe( '0.33' );
	expect( numberLabel( 2, 'en' ) ).toBe( '2' );
} );

describe( 'a language that only a pack of the site has', () => {
	it( 'keeps long and short, and with and without the year, apart', () => {
		for ( const [ length, name ] of [
			[ 'long', 'Freitag' ],
			[ 'short', 'Fr' ],
		] as const ) {
			expect( weekdayName( '2026-11-20', 'de_DE', length ) ).toBe( name );
		}
		expect( rangeLabel( NOVEMBER, 'de_DE', true ) ).toContain( '2026' );
		expect( rangeLabel( NOVEMBER, 'de_DE' ) ).not.toContain( '2026' );
	} );

	it( 'is named to HTML without a variant of WordPress’s own', () => {
		expect(
			[ 'en', 'fi', 'de_DE', 'de_DE_formal', 'pt_PT_ao90' ].map( tagOf )
		).toEqual( [ 'en', 'fi', 'de-DE', 'de-DE', 'pt-PT' ] );
	} );

	it( 'has its own names of days and months, in its own order', () => {
		expect( weekdayName( '2026-11-20', 'de_DE', 'short' ) ).toBe( 'Fr' );
		expect( dayLabel( '2026-11-20', 'de_DE' ) ).toBe(
			'Freitag, 20. November'
		);
		expect( monthLabel( NOVEMBER, 'fi' ) ).toBe( 'Marraskuu 2026' );
		expect( rangeLabel( NOVEMBER, 'de_DE_formal' ) ).toBe( '16.–22. Nov.' );
		expect( rangeLabel( TWO_YEARS, 'de_DE', true ) ).toMatch(
			/^28\. Dez\. 2026\s–\s3\. Jan\. 2027$/
		);
		expect( numberLabel( 1.5, 'de_DE' ) ).toBe( '1,5' );
	} );

	it( 'is written as English is where the browser does not know it', () => {
		expect( weekdayName( '2026-11-20', 'me_ME', 'long' ) ).toBe( 'Friday' );
	} );
} );
