import { screen, within } from '@testing-library/react';
import { axe } from '../../support/axe';
import { at } from '../../support/bookings';
import { wireBooking, wireSchedule } from '../../support/fake-server';
import { endDemo, settle, startDemo, user } from '../../support/demo-weeks';
import { partOf, strip, zumba } from '../../support/strip';

let server: ReturnType< typeof startDemo >;
beforeEach( () => {
	server = startDemo();
} );
afterEach( endDemo );

const sentence = () => screen.getByRole( 'status' );
const taken = () =>
	within( screen.getByRole( 'list', { name: 'Taken' } ) )
		.queryAllByRole( 'listitem' )
		.map( ( { title } ) => title );

describe( 'the strip', () => {
	it( 'shows what is taken in that room on that day, to eyes and readers', () => {
		strip();
		expect( taken() ).toEqual( [ 'Zumba, 19:15–20:15' ] );
		expect( screen.getByText( 'Zumba, 19:15–20:15' ) ).toBeInTheDocument();
		expect( screen.getByText( /Fri 20 Nov/ ) ).toHaveTextContent(
			'Big hall, Fri 20 Nov'
		);
	} );

	it( 'has the colour of the room', () => {
		strip( { values: { roomId: '12' } } );
		expect( partOf( '.sc-strip__track' ) ).toHaveClass( 'sc-b' );
	} );

	it( 'does not name a private booking of someone else', () => {
		const busy = { ...zumba, title: '', isBusy: true };
		strip( { from: '20:00', schedule: { bookings: [ busy ] } } );
		expect( taken() ).toEqual( [ 'Busy, 19:15–20:15' ] );
		expect( sentence() ).toHaveTextContent( 'Taken until 20:15' );
	} );

	it( 'is not there without a room or a date', () => {
		strip( { values: { roomId: null } } );
		strip( { values: { date: null } } );
		expect( screen.queryByRole( 'list' ) ).not.toBeInTheDocument();
	} );

	it( 'leaves out the booking that is edited', () => {
		strip( { from: '19:15', to: '20:15', booking: zumba } );
		expect( taken() ).toEqual( [] );
		expect( sentence() ).toHaveTextContent( 'Free 07:00–24:00' );
	} );

	it( 'has no flaws for axe', async () => {
		const { container } = strip( { from: '20:00' } );
		jest.useRealTimers();
		expect( await axe( container ) ).toEqual( [] );
	} );
} );

describe( 'its sentence', () => {
	it.each( [
		[ 'Free 20:15–24:00', '20:15', '21:45', 0 ],
		[ 'Taken by Zumba until 20:15', '20:00', '21:00', 0 ],
		[ 'Taken by Zumba from 19:15', '18:30', '19:30', 0 ],
		[ 'Leave 15 min free after Zumba', '20:15', '21:45', 15 ],
		[ 'Leave 15 min free before Zumba', '18:00', '19:05', 15 ],
		[ 'The studio is closed at this time', '06:00', '08:00', 0 ],
	] )( '%s', ( text, from, to, gapMinutes ) => {
		strip( { from, to, gapMinutes } );
		expect( sentence() ).toHaveTextContent( text );
	} );

	it( 'hints owners at the gap, and refuses others', () => {
		strip( { gapMinutes: 15 } );
		expect( sentence() ).toHaveClass( 'is-warn' );
	} );

	it( 'refuses others to break the gap', () => {
		strip( { gapMinutes: 15, schedule: { role: 'Trainer' } } );
		expect( sentence() ).toHaveClass( 'is-bad' );
	} );

	it( 'says nothing of a time that is none', () => {
		strip( { from: '21:00', to: '20:00' } );
		expect( sentence() ).toBeEmptyDOMElement();
		expect( screen.queryByRole( 'slider' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'the next free time', () => {
	const offer = () => screen.queryByRole( 'button', { name: /^Next free/ } );

	it( 'is offered where the time is taken, and taken over', async () => {
		const { values } = strip( { from: '20:00', to: '21:00' } );
		expect( offer() ).toHaveTextContent( 'Next free: 20:15–21:15' );
		await user.click( screen.getByRole( 'button' ) );
		expect( values() ).toMatchObject( {
			from: at( '20:15' ),
			to: at( '21:15' ),
		} );
		expect( offer() ).not.toBeInTheDocument();
	} );

	it( 'is an earlier one where no later one is left', () => {
		const late = { ...zumba, from: at( '17:00' ), to: at( '24:00' ) };
		strip( { schedule: { bookings: [ late ] } } );
		expect( offer() ).toHaveTextContent( 'Next free: 07:00–08:30' );
	} );

	it( 'keeps the gap', () => {
		strip( { from: '20:00', to: '21:00', gapMinutes: 15 } );
		expect( offer() ).toHaveTextContent( 'Next free: 20:30–21:30' );
	} );

	it( 'is said to be none where there is none', () => {
		const all = { ...zumba, from: 0, to: at( '24:00' ) };
		strip( { schedule: { bookings: [ all ] } } );
		expect( offer() ).not.toBeInTheDocument();
		expect(
			screen.getByText( 'No free time of this length on this day' )
		).toBeInTheDocument();
	} );
} );

describe( 'a day out of view', () => {
	const values = { date: '2026-12-04' };

	it( 'is read, and says so until it is there', async () => {
		server.answer( ( { query } ) => ( {
			body: wireSchedule( [
				wireBooking( {
					date: '2026-12-04',
					title: `Of ${ query.get( 'date_from' ) ?? '' }`,
				} ),
			] ),
		} ) );
		strip( { values } );
		expect( sentence() ).toHaveTextContent( 'Loading...' );
		await settle();
		expect( taken() ).toEqual( [ 'Of 2026-11-30, 18:00–19:30' ] );
		expect( sentence() ).toHaveTextContent( 'Free 19:30–24:00' );
	} );

	it( 'that cannot be read says so, and is read again', async () => {
		server.answer( { status: 403 } );
		strip( { values } );
		await settle();
		const again = screen.getByRole( 'button', { name: /Try again/ } );
		server.answer( { body: wireSchedule( [] ) } );
		await user.click( again );
		await settle();
		expect( sentence() ).toHaveTextContent( 'Free 07:00–24:00' );
		expect( console ).toHaveErrored();
	} );

	it( 'in view is not asked for again', async () => {
		strip();
		await settle();
		expect( server.calls ).toHaveLength( 0 );
	} );
} );
