import fc from 'fast-check';
import { repeatWeeks } from '../../../src/domain/booking-form';
import {
	skipClashes,
	untilAfter,
	untilBounds,
} from '../../../src/domain/repeat';
import { addDays } from '../../../src/domain/time';

const FRIDAY = '2026-11-20';

describe( 'the until date', () => {
	it( 'is four weeks on until someone says otherwise', () => {
		expect( untilAfter( FRIDAY ) ).toBe( '2026-12-18' );
	} );

	it( 'is so many weeks on, from one to 52', () => {
		expect( untilAfter( FRIDAY, 6 ) ).toBe( '2027-01-01' );
		expect( untilAfter( FRIDAY, 0 ) ).toBe( '2026-11-27' );
		expect( untilAfter( FRIDAY, 99 ) ).toBe( '2027-11-19' );
		expect( untilBounds( FRIDAY ) ).toEqual( {
			min: '2026-11-27',
			max: '2027-11-19',
		} );
	} );

	it( 'says as many weeks as were asked for, and no other within them', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 52 } ),
				fc.integer( { min: 0, max: 6 } ),
				fc.integer( { min: 0, max: 4000 } ),
				( weeks, extra, days ) => {
					const date = addDays( FRIDAY, days );
					const dateUntil = addDays(
						untilAfter( date, weeks ),
						extra
					);
					expect(
						repeatWeeks( { date, isRepeat: true, dateUntil } )
					).toBe( weeks );
				}
			)
		);
	} );
} );

describe( 'dates that clash', () => {
	const [ a, b, c ] = [ '2026-11-20', '2026-11-27', '2026-12-04' ] as const;

	it( 'are left out by themselves', () => {
		expect(
			skipClashes( { skipDates: [ c ], clashing: [] }, [ a ] )
		).toEqual( { skipDates: [ a, c ], clashing: [ a ] } );
	} );

	it( 'come back when they clash no longer, unlike those that were unticked', () => {
		expect(
			skipClashes( { skipDates: [ a, c ], clashing: [ a ] }, [] )
		).toEqual( { skipDates: [ c ], clashing: [] } );
	} );

	it( 'that were unticked stay so', () => {
		const unticked = { skipDates: [ b ], clashing: [] };
		expect( skipClashes( unticked, [ b ] ) ).toBe( unticked );
	} );

	it( 'change nothing where they are the same', () => {
		const before = { skipDates: [ a, c ], clashing: [ a ] };
		expect( skipClashes( before, [ a ] ) ).toBe( before );
	} );
} );
