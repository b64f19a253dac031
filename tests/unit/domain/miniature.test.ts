import { layoutWeek } from '../../../src/domain/layout';
import { miniatureOf } from '../../../src/domain/miniature';
import { at, makeBooking, makeSchedule } from '../support/bookings';

it( 'draws a rectangle for each booking in its room’s lane, pending ones apart', () => {
	const { rows, columns } = layoutWeek( {
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
		rooms: makeSchedule().rooms.map( ( room, index ) => ( {
			room,
			index,
		} ) ),
		earliestHour: 7,
		latestHour: 24,
		rowHeight: 65,
	} );
	expect( miniatureOf( columns, rows ) ).toEqual( [
		{ palette: 'a', isPending: false, path: 'M1 0h8v33.5h-8z' },
		{ palette: 'b', isPending: true, path: 'M11 17h8v6.5h-8z' },
		{ palette: 'b', isPending: false, path: 'M11 17h8v1.5h-8z' },
	] );
} );
