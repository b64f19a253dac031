import { optionsFor } from '../../../../src/domain/series/options';
import { at, makeBooking, makeSchedule } from '../../support/bookings';

const PLACE = {
	date: '2026-11-20',
	roomId: '11',
	from: at( '18:00' ),
	to: at( '19:00' ),
};

const rooms = [ '11', '12', '13', '14' ].map( ( id ) => ( {
	id,
	name: `Room ${ id }`,
} ) );

const schedule = makeSchedule( { role: 'Owner', rooms } );

const band = makeBooking( { from: at( '18:30' ), to: at( '20:00' ) } );

it( 'two other rooms, then the next free time', () => {
	expect( optionsFor( PLACE, 'x', [ band ], schedule ) ).toEqual( [
		{ roomId: '12' },
		{ roomId: '13' },
		{ from: at( '20:00' ), to: at( '21:00' ) },
	] );
} );

it( 'where no other room is free, the times before and after', () => {
	const taken = rooms.map( ( { id } ) =>
		makeBooking( { ...band, id: `b${ id }`, roomId: id } )
	);
	expect( optionsFor( PLACE, 'x', taken, schedule ) ).toEqual( [
		{ from: at( '20:00' ), to: at( '21:00' ) },
		{ from: at( '17:30' ), to: at( '18:30' ) },
	] );
} );

it( 'a booking is not in its own way, and the evening ends', () => {
	const day = makeBooking( { from: at( '18:00' ), to: at( '24:00' ) } );
	const own = makeBooking( {
		id: 'x',
		from: at( '16:30' ),
		to: at( '17:30' ),
	} );
	const one = { ...schedule, rooms: rooms.slice( 0, 1 ) };
	expect( optionsFor( PLACE, 'x', [ day, own ], one ) ).toEqual( [
		{ from: at( '17:00' ), to: at( '18:00' ) },
	] );
} );

it( 'a room that was removed is none', () => {
	const removed = [ ...rooms.slice( 0, 1 ), { id: '12', name: '' } ];
	const options = optionsFor( PLACE, 'x', [ band ], {
		...schedule,
		rooms: removed,
	} );
	expect( options ).not.toContainEqual( { roomId: '12' } );
} );

const booked = ( id: string, from: string, to: string ) =>
	makeBooking( { id, from: at( from ), to: at( to ) } );

const alone = { ...schedule, rooms: rooms.slice( 0, 1 ) };

it( 'a time before is as long as the booking, and may fill what is free', () => {
	const evening = booked( 'c', '18:00', '24:00' );
	const short = [ booked( 'b', '16:00', '17:30' ), evening ];
	expect( optionsFor( PLACE, 'x', short, alone ) ).toEqual( [
		{ from: at( '15:00' ), to: at( '16:00' ) },
	] );
	const exact = [ booked( 'b', '16:00', '17:00' ), evening ];
	expect( optionsFor( PLACE, 'x', exact, alone ) ).toEqual( [
		{ from: at( '17:00' ), to: at( '18:00' ) },
	] );
} );

it( 'a place that only the server knows to be taken is not offered again', () => {
	expect( optionsFor( PLACE, 'x', [], schedule ) ).toEqual( [
		{ roomId: '12' },
		{ roomId: '13' },
	] );
	const before = booked( 'b', '17:00', '18:00' );
	expect( optionsFor( PLACE, 'x', [ before ], alone ) ).toEqual( [
		{ from: at( '16:00' ), to: at( '17:00' ) },
	] );
} );
