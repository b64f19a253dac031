import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Room } from '../../../src/domain/booking';
import { axe } from '../support/axe';
import { makeBooking } from '../support/bookings';
import { showWeek } from '../support/shown-week';

const studioOf = ( count: number ): Room[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		id: String( index + 11 ),
		name: `Room ${ index + 1 }`,
	} ) );

const ribbon = () => screen.queryByRole( 'navigation' );
const days = () => screen.getAllByRole( 'button', { name: /November$/ } );
const inView = () =>
	days()
		.filter( ( day ) => day.getAttribute( 'aria-current' ) === 'true' )
		.map( ( day ) => day.textContent.slice( 0, 5 ) );
const toggle = () => screen.queryByRole( 'button', { name: 'Whole week' } );

/** Renders a week in a scrolling box of 1280 pixels, since jsdom has no layout. */
const show = ( rooms: number, width = 1280 ) =>
	showWeek(
		{ rooms: studioOf( rooms ), bookings: [ makeBooking() ] },
		null,
		width
	);

const scrollTo = jest.fn();

beforeEach( () => {
	window.localStorage.clear();
	Element.prototype.scrollTo = scrollTo;
} );

describe( 'the ribbon', () => {
	it( 'is there only while the days do not all fit', () => {
		show( 2 ).unmount();
		expect( ribbon() ).not.toBeInTheDocument();
		show( 1 ).unmount();
		show( 4 );
		expect( ribbon() ).toBeInTheDocument();
		expect( days() ).toHaveLength( 7 );
	} );

	it( 'frames the days that are in view, and follows the scrolling', () => {
		show( 4 );
		expect( inView() ).toEqual( [ 'Fri20', 'Sat21', 'Sun22' ] );
		// The scrolling box has neither role nor name, because it has no meaning of its own.
		// eslint-disable-next-line testing-library/no-node-access
		const box = screen.getByRole( 'grid' ).parentElement;
		fireEvent.scroll( box ?? document.body, {
			target: { scrollLeft: 408 },
		} );
		expect( inView() ).toEqual( [ 'Tue17', 'Wed18', 'Thu19' ] );
	} );

	it( 'moves at once for who has asked for less motion', async () => {
		const asked = jest
			.spyOn( window, 'matchMedia' )
			.mockReturnValue( { matches: true } as MediaQueryList );
		show( 4 );
		await userEvent.setup().click( days()[ 1 ] ?? document.body );
		asked.mockRestore();
		expect( scrollTo ).toHaveBeenLastCalledWith(
			expect.objectContaining( { behavior: 'auto' } )
		);
	} );

	it( 'brings a day into view that is pressed', async () => {
		show( 4 );
		const [ , tuesday ] = days();
		await userEvent.setup().click( tuesday ?? document.body );
		expect( scrollTo ).toHaveBeenCalledWith(
			expect.objectContaining( { left: 408 } )
		);
	} );

	it( 'has no flaw that axe finds', async () => {
		const { container } = show( 4 );
		expect( await axe( container ) ).toEqual( [] );
	} );
} );

describe( 'the whole week', () => {
	it( 'puts seven days in view, and is remembered', async () => {
		const user = userEvent.setup();
		const { unmount } = show( 3, 1440 );
		await user.click( toggle() ?? document.body );
		expect( ribbon() ).not.toBeInTheDocument();
		expect( screen.getByRole( 'grid' ) ).toHaveStyle( {
			'--sc-col': '66px',
		} );
		unmount();
		show( 3, 1440 );
		expect( toggle() ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.click( toggle() ?? document.body );
		expect( ribbon() ).toBeInTheDocument();
	} );

	it.each( [
		[ 3, 1600, 'true' ],
		[ 4, 1920, 'true' ],
		[ 5, 2400, 'false' ],
		[ 3, 1599, 'false' ],
	] )(
		'is the default with %d rooms at %d px: %s',
		( rooms, width, pressed ) => {
			show( rooms, width );
			expect( toggle() ).toHaveAttribute( 'aria-pressed', pressed );
		}
	);

	it.each( [
		[ 2, 1280 ],
		[ 4, 1600 ],
		[ 11, 1920 ],
	] )(
		'is not offered with %d rooms at %d px, where it changed nothing or could not be read',
		( rooms, width ) => {
			window.localStorage.setItem( 'studio-calendar-whole-week', 'yes' );
			show( rooms, width );
			expect( toggle() ).not.toBeInTheDocument();
			expect( ribbon() === null ).toBe( rooms === 2 );
		}
	);

	it( 'works where storage is blocked', async () => {
		jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( () => {
			throw new Error( 'blocked' );
		} );
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'blocked' );
		} );
		show( 3, 1440 );
		await userEvent.setup().click( toggle() ?? document.body );
		expect( toggle() ).toHaveAttribute( 'aria-pressed', 'true' );
		jest.restoreAllMocks();
	} );
} );

describe( 'a week opens', () => {
	/** This range is not the current week. */
	const range = { from: '2026-12-07', to: '2026-12-13' };
	const booked = ( date: string, from: number ) =>
		makeBooking( { date, from, to: from + 60 } );
	const openedAt = () => screen.getByRole( 'grid' ).parentElement?.scrollTop;

	it( 'at the first booking of the days in view, though another day begins earlier', () => {
		const bookings = [
			booked( '2026-12-08', 14 * 60 ),
			booked( '2026-12-12', 9 * 60 ),
		];
		showWeek( { range, rooms: studioOf( 4 ), bookings }, null, 1280 );
		// Six empty hours from 7 to 14, and the hour that is booked on Saturday.
		expect( openedAt() ).toBe( 6 * 30 + 65 );
	} );

	it( 'at the first booking of any day where those in view have none', () => {
		const bookings = [ booked( '2026-12-12', 9 * 60 ) ];
		showWeek( { range, rooms: studioOf( 4 ), bookings }, null, 1280 );
		expect( openedAt() ).toBe( 2 * 30 );
	} );

	it( 'an hour above now where it is this one', () => {
		showWeek( { rooms: studioOf( 4 ), bookings: [] }, null, 1280 );
		// The week opens at 13:00, because it is 14:20.
		expect( openedAt() ).toBe( 6 * 30 );
	} );
} );

describe( 'a range', () => {
	const range = ( to: string ) => ( { range: { from: '2026-11-02', to } } );
	const column = () =>
		screen.getByRole( 'grid' ).style.getPropertyValue( '--sc-col' );

	it( 'of one day fills the width', () => {
		showWeek( range( '2026-11-02' ), '11', 1280 );
		expect( column() ).toBe( '1232px' );
		expect( ribbon() ).not.toBeInTheDocument();
	} );

	it( 'of 31 days with four rooms scrolls, three whole days in view', () => {
		showWeek(
			{ ...range( '2026-12-02' ), rooms: studioOf( 4 ) },
			null,
			1280
		);
		expect( column() ).toBe( '102px' );
		expect( screen.getAllByRole( 'gridcell' ) ).toHaveLength( 31 * 4 );
		expect( inView() ).toHaveLength( 3 );
	} );
} );
