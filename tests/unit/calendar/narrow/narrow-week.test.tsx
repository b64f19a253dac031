import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../support/axe';
import { at, makeBooking } from '../../support/bookings';
import { narrowOf, showNarrow } from '../../support/shown-narrow';

const user = userEvent.setup();
const tab = ( name: RegExp ) => screen.getByRole( 'tab', { name } );
const heading = () => screen.getByRole( 'heading', { level: 3 } );
const ROOMS = Array.from( { length: 8 }, ( _, index ) => ( {
	id: String( 11 + index ),
	name: `Hall ${ index + 1 }`,
} ) );

describe( 'a narrow calendar', () => {
	it( 'is one of 800 px or less', () => {
		showNarrow( {}, { width: 801 } );
		expect( screen.queryByRole( 'tablist' ) ).not.toBeInTheDocument();
		showNarrow( {}, { width: 800 } );
		expect( screen.getByRole( 'tablist' ) ).toBeInTheDocument();
	} );

	it( 'has a tab for each day and the grid of one', () => {
		showNarrow( { bookings: [ makeBooking() ] } );
		expect( screen.getAllByRole( 'tab' ) ).toHaveLength( 7 );
		expect( screen.getByRole( 'tab', { selected: true } ) ).toBe(
			tab( /^Friday 20 November, 1 booking$/ )
		);
		expect( tab( /^Friday/ ) ).toHaveAttribute( 'aria-current', 'date' );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'All rooms, Friday 20 November'
		);
		expect( screen.getByRole( 'article' ) ).toBeInTheDocument();
		expect( heading() ).toHaveTextContent( 'Friday 20 November' );
	} );

	it( 'keeps the day in view while the week of another one is read', () => {
		const { rerender } = showNarrow();
		rerender( narrowOf( {}, { date: '2026-12-24' } ) );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'All rooms, Friday 20 November'
		);
		fireEvent(
			screen.getByRole( 'grid' ),
			new Event( 'scrollend', { bubbles: true } )
		);
		rerender( narrowOf() );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'All rooms, Friday 20 November'
		);
	} );

	it( 'says how much is on, and what waits', () => {
		showNarrow( {
			bookings: [
				makeBooking(),
				makeBooking( { isPending: true, roomId: '12' } ),
			],
		} );
		expect( tab( /^Friday/ ) ).toHaveAccessibleName(
			'Friday 20 November, 2 bookings, 1 pending'
		);
		expect( screen.getByText( '2 bookings, 1 pending' ) ).toBeVisible();
	} );

	it( 'says "No bookings found" above a grid that can be clicked', async () => {
		const onBook = jest.fn();
		showNarrow(
			{ role: 'Owner', bookings: [ makeBooking() ] },
			{ onBook }
		);
		expect(
			screen.queryByText( 'No bookings found' )
		).not.toBeInTheDocument();
		await user.click( tab( /^Saturday/ ) );
		expect( screen.getByText( 'No bookings found' ) ).toBeVisible();
		const cells = within( screen.getByRole( 'grid' ) )
			.getAllByRole( 'gridcell' )
			.filter( ( { classList } ) => classList.contains( 'sc-col' ) );
		fireEvent.click( cells[ 1 ] ?? document.body, {
			clientY: 35,
			detail: 1,
		} );
		expect( onBook ).toHaveBeenCalledWith( {
			roomId: '12',
			date: '2026-11-21',
			from: at( '08:00' ),
		} );
	} );

	it( 'books the day in view from its head and from the pill', async () => {
		const onBook = jest.fn();
		showNarrow( { role: 'Owner' }, { onBook } );
		await user.click( tab( /^Sunday/ ) );
		const [ head ] = screen.getAllByRole( 'button', {
			name: 'Book Sunday 22 November',
		} );
		await user.click( head ?? document.body );
		await user.click( screen.getByRole( 'button', { name: 'Book' } ) );
		const start = {
			roomId: null,
			roomIds: [ '11', '12' ],
			date: '2026-11-22',
			from: null,
		};
		expect( onBook.mock.calls ).toEqual( [
			[ start ],
			[ { ...start, isBookButton: true } ],
		] );
	} );

	it( 'offers no booking on days that are over, but to who may', async () => {
		const onBook = jest.fn();
		const name = 'Book Monday 16 November';
		const { unmount } = showNarrow( { role: 'Trainer' }, { onBook } );
		await user.click( tab( /^Monday/ ) );
		expect( screen.queryAllByRole( 'button', { name } ) ).toEqual( [] );
		unmount();
		showNarrow( { role: 'Owner' }, { onBook } );
		await user.click( tab( /^Monday/ ) );
		expect( screen.queryAllByRole( 'button', { name } ) ).not.toEqual( [] );
	} );

	it( 'has no button for who may not add', () => {
		showNarrow();
		expect( screen.queryAllByRole( 'button' ) ).toEqual( [] );
	} );

	it( 'gives each day rows of its own', async () => {
		showNarrow( {
			bookings: [
				makeBooking( { from: at( '07:00' ), to: at( '09:00' ) } ),
				makeBooking( {
					date: '2026-11-21',
					from: at( '09:00' ),
					to: at( '10:00' ),
				} ),
			],
		} );
		const top = () => screen.getByRole( 'article' ).style.top;
		expect( top() ).toBe( '0px' );
		await user.click( tab( /^Saturday/ ) );
		expect( top() ).toBe( '60px' );
	} );

	it( 'fills only the days that a swipe can reach', async () => {
		const { container } = showNarrow( {
			bookings: [ 16, 17, 18, 19, 20, 21, 22 ].map( ( day ) =>
				makeBooking( { date: `2026-11-${ day }` } )
			),
		} );
		const cards = () =>
			within( container ).getAllByRole( 'article', { hidden: true } );
		expect( cards() ).toHaveLength( 3 );
		await user.click( tab( /^Monday/ ) );
		expect( cards() ).toHaveLength( 2 );
		expect( screen.getAllByRole( 'article' ) ).toHaveLength( 1 );
	} );

	it( 'has no flaw that axe finds', async () => {
		const { container } = showNarrow(
			{ role: 'Owner', bookings: [ makeBooking() ], rooms: ROOMS },
			{ onBook: jest.fn(), width: 320 }
		);
		expect( await axe( container ) ).toEqual( [] );
	} );
} );

describe( 'the strip by keyboard', () => {
	it( 'goes by arrows, Home and End, with the focus', async () => {
		showNarrow();
		tab( /^Friday/ ).focus();
		await user.keyboard( '{ArrowRight}' );
		expect( tab( /^Saturday/ ) ).toHaveFocus();
		expect( heading() ).toHaveTextContent( 'Saturday 21 November' );
		await user.keyboard( '{ArrowLeft}{ArrowLeft}' );
		expect( tab( /^Thursday/ ) ).toHaveFocus();
		await user.keyboard( '{Home}' );
		expect( tab( /^Monday/ ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( tab( /^Sunday/ ) ).toHaveFocus();
	} );
} );

describe( 'more rooms than fit', () => {
	it( 'are turned to the one that somebody is led to', () => {
		const part = { rooms: ROOMS };
		const { rerender } = showNarrow( part );
		const grid = () => screen.getByRole( 'grid' );
		expect( grid() ).toHaveAccessibleName( /^Rooms 1–4 of 8, / );
		const lead = { date: '2026-11-20', roomId: '17' };
		rerender( narrowOf( part, { lead } ) );
		expect( grid() ).toHaveAccessibleName( /^Rooms 5–8 of 8, / );
	} );

	it( 'come in blocks, each with its rooms alone', async () => {
		showNarrow( { rooms: ROOMS }, { width: 320 } );
		const columns = () =>
			within( screen.getByRole( 'grid' ) )
				.getAllByRole( 'columnheader' )
				.slice( 1 )
				.map( ( head ) => head.textContent );
		expect( screen.getByText( /^Rooms 1–4 of 8 · / ) ).toBeVisible();
		expect( columns() ).toEqual( [
			'Hall 1',
			'Hall 2',
			'Hall 3',
			'Hall 4',
		] );
		const other = screen.getByRole( 'button', { name: 'Rooms 5–8 of 8' } );
		expect( other ).toHaveAttribute( 'aria-pressed', 'false' );
		await user.click( other );
		expect( other ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( columns() ).toEqual( [
			'Hall 5',
			'Hall 6',
			'Hall 7',
			'Hall 8',
		] );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'Rooms 5–8 of 8, Friday 20 November'
		);
	} );

	it( 'are one where a room is chosen', () => {
		showNarrow( { rooms: ROOMS }, { width: 320, roomId: '13' } );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'Hall 3, Friday 20 November'
		);
		expect( screen.queryByText( /^Rooms/ ) ).not.toBeInTheDocument();
	} );
} );
