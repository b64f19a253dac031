import { screen } from '@testing-library/react';
import { checkKey } from '../../../../src/store/use-date-checks';
import { at } from '../../support/bookings';
import { endDemo, user } from '../../support/demo-weeks';
import {
	checkbox,
	checked,
	instead,
	line,
	rested,
	series,
	startSeries,
	studio,
	sum,
} from '../../support/series';

beforeEach( startSeries );
afterEach( endDemo );

describe( 'a clash', () => {
	beforeEach( () => {
		studio.taken = [ '2026-11-27' ];
	} );

	it( 'is moved to the first room that is free then, or to another', async () => {
		const { values } = series();
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change room' );
		await rested();
		expect( values().overrides ).toEqual( {
			'2026-11-27': { roomId: '12' },
		} );
		const room = screen.getByRole( 'combobox', {
			name: 'Room, Fri 27 Nov',
		} );
		expect( room ).toHaveTextContent( 'Small hallAttic' );
		await user.selectOptions( room, 'Attic' );
		await rested();
		expect( checked().at( -1 ) ).toMatchObject( {
			overrides: { '2026-11-27': { room_id: '14' } },
		} );
		expect( line( /Fri 27 Nov/ ) ).toHaveTextContent( 'Free' );
		expect( values().skipDates ).toEqual( [] );
		expect( sum() ).toHaveTextContent( '4 of 4 dates are free.' );
	} );

	it( 'is moved to the next free time, or to the one that is typed', async () => {
		const { values } = series();
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change time' );
		await rested();
		expect( values().overrides ).toEqual( {
			'2026-11-27': { from: at( '19:30' ), to: at( '21:00' ) },
		} );
		expect( line( /Fri 27 Nov/ ) ).toHaveTextContent( 'Free' );
		const to = screen.getByLabelText( 'Time to, Fri 27 Nov' );
		expect( to ).toHaveValue( '21:00' );
		await user.clear( to );
		expect( values().overrides ).toEqual( {} );
		await user.type( to, '2200' );
		await rested();
		expect( checked().at( -1 ) ).toMatchObject( {
			overrides: {
				'2026-11-27': { time_from: '19:30', time_to: '22:00' },
			},
		} );
		expect( values().skipDates ).toEqual( [] );
	} );

	it( 'that is moved to where it clashes again stays left out', async () => {
		const { values } = series();
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change time' );
		await rested();
		const from = screen.getByLabelText( 'Time from, Fri 27 Nov' );
		await user.clear( from );
		await user.type( from, '1900' );
		await rested();
		expect( line( /Fri 27 Nov/ ) ).toHaveTextContent( 'Taken 18:00–19:30' );
		expect( values().skipDates ).toEqual( [ '2026-11-27' ] );
	} );

	it( 'can be left out after all', async () => {
		const { values } = series();
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change room' );
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Skip' );
		await rested();
		expect( values() ).toMatchObject( {
			overrides: {},
			skipDates: [ '2026-11-27' ],
		} );
	} );

	it( 'says where no other room, or no other time, is free', async () => {
		studio.isFull = true;
		series();
		await rested();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change room' );
		await rested();
		expect(
			screen.getByText( 'No room is free at this time' )
		).toBeInTheDocument();
		await user.selectOptions( instead( 'Fri 27 Nov' ), 'Change time' );
		await rested();
		expect(
			screen.getByText( 'No free time of this length on this day' )
		).toBeInTheDocument();
	} );

	it( 'comes back by itself when it clashes no longer', async () => {
		const { cache, values } = series();
		await rested();
		studio.taken = [];
		await cache.invalidateQueries( { queryKey: checkKey( '1' ) } );
		await rested();
		expect( values().skipDates ).toEqual( [] );
		expect( checkbox( /Fri 27 Nov/ ) ).toBeChecked();
	} );
} );
