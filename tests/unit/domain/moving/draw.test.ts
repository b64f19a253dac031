import fc from 'fast-check';
import { uniformRows } from '../../../../src/domain/layout';
import {
	anchorAt,
	drawnTo,
	overDrawn,
} from '../../../../src/domain/moving/draw';
import { at, makeBooking } from '../../support/bookings';
import { GEOMETRY, makeScene, yOf } from './scene';

const HALL = { roomId: '11', date: '2026-11-20' };
const anchor = { ...HALL, from: at( '10:00' ) };
const to = ( time: string ) => ( { x: 100, y: yOf( at( time ) ) } );

describe( 'a drawing', () => {
	it( 'begins at the quarter of an hour that was pressed, in the room under the pointer', () => {
		const pressed = { x: 160, y: yOf( at( '10:00' ) + 14 ) };
		expect( anchorAt( pressed, GEOMETRY ) ).toEqual( {
			roomId: '12',
			date: '2026-11-20',
			from: at( '10:00' ),
		} );
		expect( anchorAt( pressed, { ...GEOMETRY, tracks: [] } ) ).toBeNull();
	} );

	it.each( [
		[ 'down, to the nearest quarter', '11:37', 0, '10:00', '11:30' ],
		[
			'up, with the quarter that was pressed',
			'09:10',
			0,
			'09:15',
			'10:15',
		],
		[ 'not at all: one quarter', '10:02', 0, '10:00', '10:15' ],
		[
			'no shorter than the studio’s minimum',
			'10:20',
			60,
			'10:00',
			'11:00',
		],
		[ 'nor upwards', '09:50', 60, '09:15', '10:15' ],
		[ 'downwards where it has not moved', '10:02', 60, '10:00', '11:00' ],
		[ 'to the end of the day', '24:00', 0, '10:00', '24:00' ],
		[ 'to its first hour', '07:00', 0, '07:00', '10:15' ],
	] )( 'goes %s', ( _name, end, least, from, until ) => {
		expect( drawnTo( anchor, to( end ), GEOMETRY, least ) ).toEqual( {
			...HALL,
			from: at( from ),
			to: at( until ),
		} );
	} );

	it( 'ends where the day does', () => {
		const rows = uniformRows( { earliestHour: 7, latestHour: 22 }, 60 );
		expect(
			drawnTo( anchor, to( '23:30' ), { ...GEOMETRY, rows }, 0 )
		).toMatchObject( { from: at( '10:00' ), to: at( '22:00' ) } );
		const late = { ...HALL, from: at( '21:45' ) };
		expect(
			drawnTo( late, to( '21:50' ), { ...GEOMETRY, rows }, 60 )
		).toMatchObject( { from: at( '21:45' ), to: at( '22:00' ) } );
	} );

	it( 'holds the quarter that was pressed and stays within the hours', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 7 * 4, max: 24 * 4 - 1 } ),
				fc.integer( { min: -200, max: 1500 } ),
				fc.integer( { min: 0, max: 240 } ),
				( quarter, y, least ) => {
					const from = quarter * 15;
					const place = drawnTo(
						{ ...HALL, from },
						{ x: 0, y },
						GEOMETRY,
						least
					);
					expect( place.from ).toBeLessThanOrEqual( from );
					expect( place.to ).toBeGreaterThanOrEqual( from + 15 );
					expect( place.from ).toBeGreaterThanOrEqual( 7 * 60 );
					expect( place.to ).toBeLessThanOrEqual( 24 * 60 );
				}
			)
		);
	} );

	it( 'is judged as the form would judge it', () => {
		const yoga = makeBooking( {
			...HALL,
			from: at( '11:30' ),
			to: at( '12:30' ),
		} );
		const stance = ( time: string, part = {} ) =>
			overDrawn(
				drawnTo( anchor, to( time ), GEOMETRY, 60 ),
				makeScene( [ yoga ], part )
			).stance;
		expect( stance( '11:15' ) ).toBe( 'fits' );
		expect( stance( '11:30' ) ).toBe( 'asks' );
		expect( stance( '11:30', { role: 'Trainer' } ) ).toBe( 'refused' );
		expect( stance( '12:00' ) ).toBe( 'refused' );
		expect(
			stance( '11:15', { role: 'Trainer', today: '2026-11-21' } )
		).toBe( 'refused' );
	} );
} );
