import type { Grip } from '../../../../src/domain/moving/geometry';
import { besides, placeAfter } from '../../../../src/domain/moving/steps';
import { at } from '../../support/bookings';

const REACH = {
	roomIds: [ '11', '12', '13' ],
	earliestHour: 8,
	latestHour: 22,
};

const place = ( from: string, to: string ) => ( {
	roomId: '12',
	date: '2026-11-20',
	from: at( from ),
	to: at( to ),
} );

const after = (
	[ from, to ]: readonly [ string, string ],
	key: string,
	grip: Grip
) => placeAfter( place( from, to ), { key, grip }, REACH );

describe( 'a step in time', () => {
	it.each( [
		[ 'whole', 'ArrowUp', '08:15', '09:15', '08:00', '09:00' ],
		[ 'whole', 'ArrowDown', '20:45', '21:45', '21:00', '22:00' ],
		[ 'start', 'ArrowUp', '08:15', '09:15', '08:00', '09:15' ],
		[ 'start', 'ArrowDown', '18:00', '18:30', '18:15', '18:30' ],
		[ 'end', 'ArrowUp', '18:00', '18:30', '18:00', '18:15' ],
		[ 'end', 'ArrowDown', '20:45', '21:45', '20:45', '22:00' ],
	] as const )(
		'goes to the last quarter: %s, %s',
		( grip, key, from, to, newFrom, newTo ) => {
			expect( after( [ from, to ], key, grip ) ).toEqual(
				place( newFrom, newTo )
			);
		}
	);

	it.each( [
		[ 'whole', 'ArrowUp', '08:00', '09:00' ],
		[ 'whole', 'ArrowDown', '21:00', '22:00' ],
		[ 'start', 'ArrowUp', '08:00', '09:00' ],
		[ 'start', 'ArrowDown', '18:00', '18:15' ],
		[ 'end', 'ArrowUp', '18:00', '18:15' ],
		[ 'end', 'ArrowDown', '21:00', '22:00' ],
	] as const )( 'goes no further: %s, %s', ( grip, key, from, to ) => {
		expect( after( [ from, to ], key, grip ) ).toEqual( place( from, to ) );
	} );

	it.each( [
		[ 'whole', 'ArrowUp', '07:00', '08:00' ],
		[ 'start', 'ArrowUp', '07:00', '08:00' ],
		[ 'whole', 'ArrowDown', '22:30', '23:00' ],
		[ 'end', 'ArrowDown', '22:30', '23:00' ],
	] as const )(
		'leads a booking outside of the hours no further out: %s, %s',
		( grip, key, from, to ) => {
			expect( after( [ from, to ], key, grip ) ).toEqual(
				place( from, to )
			);
		}
	);

	it( 'leads one outside of the hours back', () => {
		expect( after( [ '07:00', '08:00' ], 'ArrowDown', 'whole' ) ).toEqual(
			place( '07:15', '08:15' )
		);
		expect( after( [ '22:30', '23:00' ], 'ArrowUp', 'whole' ) ).toEqual(
			place( '22:15', '22:45' )
		);
		expect( after( [ '07:00', '08:00' ], 'ArrowDown', 'start' ) ).toEqual(
			place( '07:15', '08:00' )
		);
		expect( after( [ '22:30', '23:00' ], 'ArrowUp', 'end' ) ).toEqual(
			place( '22:30', '22:45' )
		);
	} );
} );

it( 'a week is a key, and other keys move nothing', () => {
	const at18 = [ '18:00', '19:00' ] as const;
	expect( after( at18, 'PageUp', 'whole' ) ).toEqual( {
		...place( ...at18 ),
		date: '2026-11-13',
	} );
	expect( after( at18, 'PageDown', 'end' )?.date ).toBe( '2026-11-27' );
	expect( after( at18, 'Tab', 'whole' ) ).toBeNull();
} );

describe( 'the next room', () => {
	const from = ( roomId: string, step: -1 | 1, roomIds = REACH.roomIds ) =>
		Object.values(
			besides( { roomId, date: '2026-11-20' }, step, roomIds )
		).join( ' ' );

	it( 'is beside it, and after the last one the next day’s first', () => {
		expect( from( '12', 1 ) ).toBe( '13 2026-11-20' );
		expect( from( '12', -1 ) ).toBe( '11 2026-11-20' );
		expect( from( '13', 1 ) ).toBe( '11 2026-11-21' );
		expect( from( '11', -1 ) ).toBe( '13 2026-11-19' );
	} );

	it( 'of one that is not in view is the first or the last one', () => {
		expect( from( '99', 1 ) ).toBe( '11 2026-11-20' );
		expect( from( '99', -1 ) ).toBe( '13 2026-11-19' );
		expect( from( '12', 1, [] ) ).toBe( '12 2026-11-21' );
	} );
} );
