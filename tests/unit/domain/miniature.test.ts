import type { Room } from '../../../src/domain/booking';
import { layoutWeek } from '../../../src/domain/layout';
import { miniatureOf } from '../../../src/domain/miniature';
import { at, makeBooking, makeSchedule } from '../support/bookings';

const week = ( rooms: readonly Room[] ) =>
	layoutWeek( {
		bookings: [
			makeBooking( { from: at( '07:00' ), to: at( '24:00' ) } ),
			makeBooking( {
				roomId: '12',
				from: at( '15:30' ),
				to: at( '15:35' ),
			} ),
			makeBooking( {
				roomId: '12',
				from: at( '15:30' ),
				isPending: true,
			} ),
		],
		dates: [ '2026-11-20' ],
		rooms: rooms.map( ( room, index ) => ( { room, index } ) ),
		earliestHour: 7,
		latestHour: 24,
		rowHeight: 65,
	} );

it( 'draws a rectangle for each booking in its room’s lane, pending ones apart', () => {
	const { rows, columns } = week( makeSchedule().rooms );
	expect( miniatureOf( columns, rows ) ).toEqual( [
		{ palette: 'a', isPending: false, path: 'M1 0h8v33.5h-8z' },
		{ palette: 'b', isPending: true, path: 'M11 17h8v6.5h-8z' },
		{ palette: 'b', isPending: false, path: 'M11 17h8v1.5h-8z' },
	] );
} );

it( 'draws a room in the palette that its owner chose', () => {
	const { rows, columns } = week(
		makeSchedule().rooms.map( ( room ) => ( {
			...room,
			palette: 'second',
		} ) )
	);
	expect(
		new Set(
			miniatureOf( columns, rows ).map( ( { palette } ) => palette )
		)
	).toEqual( new Set( [ 'b' ] ) );
} );
