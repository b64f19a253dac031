import { at, makeBooking } from '../support/bookings';
import { filled, prefill, studio } from '../support/prefill';

describe( 'a copy', () => {
	const salsa = makeBooking();
	const copyTo = ( date: string ) => ( {
		roomId: salsa.roomId,
		date,
		from: salsa.from,
		to: salsa.to,
		copyOf: salsa,
	} );

	it( 'on another day keeps the time, free or not', () => {
		const other = makeBooking( { date: '2026-11-27' } );
		expect(
			prefill( copyTo( '2026-11-27' ), { bookings: [ salsa, other ] } )
		).toEqual( filled( '11', '2026-11-27', '18:00', '19:00' ) );
	} );

	it( 'on its day takes the next free time of its length, with the gap', () => {
		const next = makeBooking( { from: at( '19:30' ), to: at( '20:30' ) } );
		expect(
			prefill( copyTo( salsa.date ), {
				bookings: [ salsa, next ],
				studio: { ...studio, gapMinutes: 15 },
			} )
		).toEqual( filled( '11', salsa.date, '20:45', '21:45' ) );
	} );

	it( 'on a day that is full keeps its time', () => {
		const rest = makeBooking( { from: at( '19:00' ), to: at( '24:00' ) } );
		expect(
			prefill( copyTo( salsa.date ), { bookings: [ salsa, rest ] } )
		).toEqual( filled( '11', salsa.date, '18:00', '19:00' ) );
	} );
} );
