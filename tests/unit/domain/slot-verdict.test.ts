import fc from 'fast-check';
import { busySpans, freeSpans } from '../../../src/domain/free-time';
import { stanceOf, verdictOn } from '../../../src/domain/slot-verdict';
import { at, makeBooking } from '../support/bookings';

const RULES = { earliestHour: 7, latestHour: 24, gapMinutes: 15 };
const zumba = makeBooking( {
	title: 'Zumba',
	from: at( '19:15' ),
	to: at( '20:15' ),
} );
const concert = makeBooking( { from: at( '22:00' ), to: at( '23:00' ) } );

const verdict = ( from: string, to: string, gapMinutes = 15 ) =>
	verdictOn( { from: at( from ), to: at( to ) }, [ zumba, concert ], {
		...RULES,
		gapMinutes,
	} );

describe( 'a chosen time', () => {
	it( 'is free, and so is all around it that keeps the gap', () => {
		expect( verdict( '20:30', '21:00' ) ).toEqual( {
			kind: 'free',
			free: { from: at( '20:30' ), to: at( '21:45' ) },
		} );
	} );

	it.each( [
		[ 'free', 'Trainer', 'fits' ],
		[ 'free', 'Owner', 'fits' ],
		[ 'close', 'Owner', 'asks' ],
		[ 'close', 'Trainer', 'refused' ],
		[ 'close', 'Admin', 'refused' ],
		[ 'taken', 'Owner', 'refused' ],
	] as const )(
		'that is %s is for the role %s: %s',
		( kind, role, stance ) => {
			const verdicts = {
				free: { kind: 'free', free: { from: 0, to: 60 } },
				close: { kind: 'close', to: zumba, side: 'after' },
				taken: { kind: 'taken', by: zumba },
			} as const;
			expect( stanceOf( verdicts[ kind ], role ) ).toBe( stance );
		}
	);

	it( 'may end where the free time around it ends', () => {
		expect( verdict( '20:30', '21:45' ) ).toEqual( {
			kind: 'free',
			free: { from: at( '20:30' ), to: at( '21:45' ) },
		} );
	} );

	it( 'may end with the last hour, and take all that is free', () => {
		expect( verdict( '23:15', '24:00' ) ).toEqual( {
			kind: 'free',
			free: { from: at( '23:15' ), to: at( '24:00' ) },
		} );
	} );

	it( 'that touches a booking is behind it', () => {
		expect( verdict( '20:15', '21:00' ) ).toEqual( {
			kind: 'close',
			to: zumba,
			side: 'after',
		} );
	} );

	it( 'may touch another booking where there is no gap to keep', () => {
		expect( verdict( '20:15', '22:00', 0 ) ).toEqual( {
			kind: 'free',
			free: { from: at( '20:15' ), to: at( '22:00' ) },
		} );
	} );

	it.each( [
		[ 'inside', '19:30', '20:00' ],
		[ 'into its start', '19:00', '19:16' ],
		[ 'into its end', '20:14', '21:00' ],
		[ 'around', '18:00', '21:00' ],
	] )( 'is taken by a booking %s', ( _, from, to ) => {
		expect( verdict( from, to ) ).toEqual( { kind: 'taken', by: zumba } );
	} );

	it( 'is too close after a booking, or before it', () => {
		expect( verdict( '20:16', '21:00' ) ).toEqual( {
			kind: 'close',
			to: zumba,
			side: 'after',
		} );
		expect( verdict( '21:00', '21:50' ) ).toEqual( {
			kind: 'close',
			to: concert,
			side: 'before',
		} );
	} );

	it.each( [
		[ '06:45', '08:00' ],
		[ '06:00', '06:30' ],
	] )( 'is beyond the hours from %s to %s', ( from, to ) => {
		expect( verdict( from, to ) ).toEqual( { kind: 'closed' } );
		expect(
			verdictOn( { from: at( '21:00' ), to: at( '22:01' ) }, [], {
				...RULES,
				latestHour: 22,
			} )
		).toEqual( { kind: 'closed' } );
	} );

	it( 'is free exactly where it lies in free time', () => {
		const minutes = fc.integer( { min: 420, max: 1439 } );
		const spans = fc.tuple( minutes, fc.integer( { min: 1, max: 240 } ) );
		fc.assert(
			fc.property(
				spans,
				fc.array( spans, { maxLength: 6 } ),
				( [ from, length ], others ) => {
					const chosen = { from, to: from + length };
					const taken = others.map( ( [ start, long ] ) =>
						makeBooking( {
							from: start,
							to: Math.min( 1440, start + long ),
						} )
					);
					const isFree = freeSpans( busySpans( taken ), RULES ).some(
						( free ) =>
							free.from <= chosen.from && chosen.to <= free.to
					);
					const { kind } = verdictOn( chosen, taken, RULES );
					expect( kind === 'free' ).toBe( isFree );
				}
			)
		);
	} );
} );
