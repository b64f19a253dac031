import { screen, within } from '@testing-library/react';
import type { Room } from '../../../src/domain/booking';
import { axe } from '../support/axe';
import { at, makeBooking, makeSchedule } from '../support/bookings';
import { showWeek } from '../support/shown-week';

const heads = () =>
	screen.getAllByRole( 'columnheader' ).map( ( head ) => head.textContent );

describe( 'the grid', () => {
	it( 'has seven days from Monday and a column for each room of each', () => {
		showWeek( {} );
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 3 );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 7 + 14 );
		expect( screen.getAllByRole( 'gridcell' ) ).toHaveLength( 14 );
		expect( heads()[ 0 ] ).toContain( 'Monday 16 November' );
		expect( heads().slice( 7, 9 ) ).toEqual( [ 'Big hall', 'Small hall' ] );
	} );

	it( 'with one room has no row of rooms', () => {
		showWeek( {}, '12' );
		expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 7 );
		expect( screen.getAllByRole( 'gridcell' ) ).toHaveLength( 7 );
	} );

	it( 'shows a room in the palette that its owner chose', () => {
		const [ big, small ] = makeSchedule().rooms;
		const rooms: readonly Room[] = [
			{ id: '11', name: big?.name ?? '', palette: 'second' },
			{ id: '12', name: small?.name ?? '' },
		];
		showWeek( { rooms } );
		for ( const role of [ 'columnheader', 'gridcell' ] ) {
			const cells = screen.getAllByRole( role ).slice( -14 );
			expect( cells[ 0 ] ).toHaveClass( 'sc-b' );
			expect( cells[ 1 ] ).toHaveClass( 'sc-b' );
		}
	} );

	it( 'marks today', () => {
		showWeek( {} );
		const today = screen.getByRole( 'columnheader', { current: 'date' } );
		expect( today ).toHaveTextContent( 'Friday 20 November' );
	} );

	it( 'tells owners how many bookings of a day wait, and nobody else', () => {
		const bookings = [ makeBooking( { isPending: true } ), makeBooking() ];
		const { unmount } = showWeek( { bookings, role: 'Owner' } );
		expect(
			screen.getByRole( 'columnheader', { current: 'date' } )
		).toHaveTextContent( '1 pending' );
		unmount();
		showWeek( { bookings, role: 'Trainer' } );
		expect(
			screen.getByRole( 'columnheader', { current: 'date' } )
		).not.toHaveTextContent( 'pending' );
	} );

	it( 'has no flaw that axe finds', async () => {
		const { container } = showWeek( {
			role: 'Owner',
			bookings: [ makeBooking(), makeBooking( { isPending: true } ) ],
		} );
		expect( await axe( container ) ).toEqual( [] );
	} );
} );

describe( 'a booking', () => {
	it( 'stands in the cell of its day and room, at its minute', () => {
		showWeek( {
			bookings: [
				makeBooking( {
					date: '2026-11-18',
					roomId: '12',
					from: at( '09:30' ),
					to: at( '11:00' ),
				} ),
			],
		} );
		const cell = screen.getAllByRole( 'gridcell' )[ 2 * 2 + 1 ];
		const card = within( cell ?? document.body ).getByRole( 'article' );
		expect( card ).toHaveStyle( { top: '92.5px', height: '95.5px' } );
	} );

	it( 'is named by a whole sentence', () => {
		showWeek( {
			role: 'Owner',
			bookings: [
				makeBooking( {
					isPending: true,
					payment: {
						isPaid: false,
						method: 'bank_transfer',
						frequency: 'monthly',
					},
				} ),
			],
		} );
		const name =
			'Salsa I, Friday 20 November 18:00–19:00, Big hall, Anna Tamm, Pending, Unpaid, Bank transfer, Monthly';
		expect( screen.getByRole( 'article', { name } ) ).toHaveAttribute(
			'title',
			name
		);
	} );

	it( 'of someone else’s private hour is busy and nothing more', () => {
		showWeek( {
			bookings: [
				makeBooking( {
					isPrivate: true,
					isBusy: true,
					title: '',
					firstName: '',
					lastName: '',
				} ),
			],
		} );
		expect( screen.getByRole( 'article' ) ).toHaveAccessibleName(
			'Busy, Friday 20 November 18:00–19:00, Big hall'
		);
	} );

	it( 'is over once its end has come, today and on days before', () => {
		showWeek( {
			bookings: [
				makeBooking( {
					title: 'Over',
					to: at( '14:20' ),
					from: at( '13:00' ),
				} ),
				makeBooking( {
					title: 'On',
					from: at( '14:00' ),
					to: at( '14:21' ),
				} ),
				makeBooking( { title: 'Before', date: '2026-11-19' } ),
				makeBooking( { title: 'After', date: '2026-11-21' } ),
			],
		} );
		const past = screen
			.getAllByRole( 'article' )
			.filter( ( card ) => card.classList.contains( 'is-past' ) )
			.map( ( card ) => card.textContent );
		expect( past ).toEqual( [
			expect.stringContaining( 'Before' ),
			expect.stringContaining( 'Over' ),
		] );
	} );

	it( 'of a trainer is marked for them, whatever their role is elsewhere', () => {
		const bookings = [ makeBooking(), makeBooking( { trainerId: '6' } ) ];
		showWeek( { bookings, role: 'Trainer', userId: '5' } );
		const own = screen
			.getAllByRole( 'article' )
			.filter( ( card ) => card.classList.contains( 'is-mine' ) );
		expect( own ).toHaveLength( 1 );
		const marks = screen.getAllByRole( 'img', { name: 'Your booking' } );
		expect( marks ).toHaveLength( 1 );
		expect( own[ 0 ] ).toContainElement( marks[ 0 ] ?? null );
		expect( own[ 0 ] ).toHaveAccessibleName( /, Your booking/ );
	} );

	it( 'that overlaps another says so in words', () => {
		showWeek( { bookings: [ makeBooking(), makeBooking() ] } );
		for ( const card of screen.getAllByRole( 'article' ) ) {
			expect( card ).toHaveAccessibleName(
				expect.stringContaining( 'Overlaps another booking' )
			);
		}
	} );

	it( 'cannot bring markup along', () => {
		showWeek( {
			bookings: [ makeBooking( { title: '<img src=x onerror=1>' } ) ],
		} );
		expect(
			screen.getByText( '<img src=x onerror=1>' )
		).toBeInTheDocument();
	} );
} );

it( 'shows every room when the chosen one is not the studio’s', () => {
	showWeek( {}, '999' );
	expect( screen.getAllByRole( 'gridcell' ) ).toHaveLength( 14 );
} );

it( 'still has its days when the studio has no room', () => {
	showWeek( { rooms: [] } );
	expect( screen.getAllByRole( 'gridcell' ) ).toHaveLength( 7 );
} );
