import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schedule } from '../../../../src/domain/booking';
import { axe } from '../../support/axe';
import { at, makeBooking, makeSchedule } from '../../support/bookings';
import { showWeek, weekOf } from '../../support/shown-week';

const onBook = jest.fn();
const BOOKED = makeBooking( { from: at( '18:00' ), to: at( '18:30' ) } );

const show = ( part: Partial< Schedule > = {} ) =>
	showWeek(
		{ role: 'Owner', bookings: [ BOOKED ], ...part },
		null,
		undefined,
		onBook
	);

/** Returns the cell of a room's day. jsdom has no layout: the cell's top is the window's, heights are the rows'. */
const cell = ( index: number ) =>
	screen
		.getAllByRole( 'gridcell' )
		.filter( ( { classList } ) => classList.contains( 'sc-col' ) )[
		index
	] ?? document.body;

/** Index of the Big hall's cell on Friday, and a height in pixels in its free time from 18:30. */
const FRIDAY = 4 * 2;
const HALF_PAST_SIX = 11 * 30 + 60;

const point = ( column: number, clientY: number ) =>
	userEvent
		.setup()
		.pointer( { target: cell( column ), coords: { clientY } } );
const press = ( column: number, clientY: number ) =>
	fireEvent.click( cell( column ), { clientY, detail: 1 } );
const markers = () =>
	screen
		.queryAllByRole( 'button', { name: /^Book .*\d, / } )
		.map( ( button ) => button.getAttribute( 'aria-label' ) );

beforeEach( () => onBook.mockReset() );

describe( 'a free hour', () => {
	it( 'that is pointed at shows what would be booked, and no other', async () => {
		show();
		await point( FRIDAY, HALF_PAST_SIX );
		expect( markers() ).toEqual( [
			'Book Friday 20 November 18:30, Big hall',
		] );
		await point( FRIDAY + 1, 5 );
		expect( markers() ).toEqual( [
			'Book Friday 20 November 07:00, Small hall',
		] );
		fireEvent.pointerLeave( screen.getByRole( 'grid' ) );
		expect( markers() ).toEqual( [] );
	} );

	it( 'starts a booking with its room, date and hour', () => {
		show();
		press( FRIDAY, HALF_PAST_SIX );
		expect( onBook.mock.calls ).toEqual( [
			[ { roomId: '11', date: '2026-11-20', from: at( '18:00' ) } ],
		] );
		expect(
			screen.getByRole( 'button', { name: /^Book .* 18:30/ } )
		).toHaveFocus();
	} );

	it( 'is not marked while a finger scrolls over it', async () => {
		show();
		await userEvent.setup().pointer( [
			{
				keys: '[TouchA>]',
				target: cell( FRIDAY ),
				coords: { clientY: 5 },
			},
			{ pointerName: 'TouchA', coords: { clientY: 40 } },
		] );
		expect( markers() ).toEqual( [] );
	} );

	it( 'takes nothing where the slot rule forbids, or where a card is', async () => {
		const full = makeBooking( { from: at( '18:30' ), to: at( '19:00' ) } );
		show( { bookings: [ BOOKED, full ] } );
		await point( FRIDAY, HALF_PAST_SIX );
		press( FRIDAY, HALF_PAST_SIX );
		const [ card ] = screen.getAllByRole( 'article' );
		fireEvent.click( card ?? document.body, { clientY: 5 } );
		expect( markers() ).toEqual( [] );
		expect( onBook ).not.toHaveBeenCalled();
	} );

	it( 'of a past day is free for owners, not for trainers', () => {
		const { unmount } = show();
		press( 0, 5 );
		expect( onBook ).toHaveBeenCalledTimes( 1 );
		unmount();
		show( { role: 'Trainer' } );
		press( 0, 5 );
		press( FRIDAY, 5 );
		expect( onBook ).toHaveBeenCalledTimes( 2 );
		expect(
			screen.getAllByRole( 'button', { name: /^Book \w+ \d+ November$/ } )
		).toHaveLength( 3 );
	} );
} );

describe( 'heads and labels', () => {
	it( 'a day head starts a booking on its date', async () => {
		const user = userEvent.setup();
		show();
		await user.click(
			screen.getByRole( 'button', { name: 'Book Friday 20 November' } )
		);
		expect( onBook ).toHaveBeenCalledWith( {
			roomId: null,
			roomIds: [ '11', '12' ],
			date: '2026-11-20',
			from: null,
		} );
	} );

	it( 'an hour label starts one at its hour', async () => {
		const user = userEvent.setup();
		show();
		await user.click(
			screen.getByRole( 'button', { name: 'Book at 18:00' } )
		);
		expect( onBook ).toHaveBeenCalledWith( {
			roomId: null,
			roomIds: [ '11', '12' ],
			date: null,
			from: at( '18:00' ),
		} );
	} );

	it( 'mean the room that is chosen where one is', async () => {
		const user = userEvent.setup();
		showWeek( { role: 'Owner' }, '12', undefined, onBook );
		await user.click(
			screen.getByRole( 'button', { name: 'Book Friday 20 November' } )
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Book at 18:00' } )
		);
		expect( onBook.mock.calls ).toEqual( [
			[
				{
					roomId: null,
					roomIds: [ '12' ],
					date: '2026-11-20',
					from: null,
				},
			],
			[
				{
					roomId: null,
					roomIds: [ '12' ],
					date: null,
					from: at( '18:00' ),
				},
			],
		] );
	} );

	it( 'are no buttons for who may not add', async () => {
		showWeek( { bookings: [ BOOKED ] } );
		expect(
			screen.queryByRole( 'button', { name: /^Book/ } )
		).not.toBeInTheDocument();
		await point( FRIDAY, HALF_PAST_SIX );
		press( FRIDAY, HALF_PAST_SIX );
		expect( markers() ).toEqual( [] );
	} );

	it( 'have no flaw that axe finds, nor has a marker', async () => {
		const { container } = show();
		await point( FRIDAY, HALF_PAST_SIX );
		expect( await axe( container ) ).toEqual( [] );
	} );
} );

describe( 'by keyboard', () => {
	it( 'free hours, cards, day heads and hour labels are reached by arrows', async () => {
		const user = userEvent.setup();
		show( {
			bookings: [
				makeBooking( {
					date: '2026-11-16',
					from: at( '07:00' ),
					to: at( '08:30' ),
				} ),
			],
		} );
		const SALSA =
			'Salsa I, Monday 16 November 07:00–08:30, Big hall, Anna Tamm';
		const steps = [
			[ '{ArrowDown}', SALSA ],
			[ '{ArrowDown}', 'Book Monday 16 November 08:30, Big hall' ],
			[ '{ArrowDown}', 'Book Monday 16 November 09:00, Big hall' ],
			[ '{ArrowRight}', 'Book Monday 16 November 09:00, Small hall' ],
			[ '{ArrowRight}', 'Book Tuesday 17 November 09:00, Big hall' ],
			[ '{End}', 'Book Tuesday 17 November 23:00, Big hall' ],
			[ '{Home}', 'Book Tuesday 17 November 07:00, Big hall' ],
			[ '{ArrowUp}', 'Book Tuesday 17 November' ],
			[ '{ArrowLeft}', 'Book Monday 16 November' ],
			[ '{ArrowDown}', SALSA ],
			[ '{ArrowLeft}', 'Book at 07:00' ],
			[ '{ArrowDown}', 'Book at 08:00' ],
			[ '{ArrowRight}', 'Book Monday 16 November 08:30, Big hall' ],
			[ '{ArrowUp}', SALSA ],
			[ '{ArrowUp}', 'Book Monday 16 November' ],
		] as const;
		await user.keyboard( '{Tab}' );
		expect( screen.getByRole( 'grid' ) ).toHaveFocus();
		for ( const [ key, name ] of steps ) {
			await user.keyboard( key );
			expect( screen.getByRole( 'button', { name } ) ).toHaveFocus();
		}
		expect( markers() ).toEqual( [] );
	} );

	it( 'an arrow leads back to the last place, or to what is nearest to it now', async () => {
		const user = userEvent.setup();
		const { rerender } = show( { bookings: [] } );
		await user.keyboard( '{Tab}{ArrowDown}{ArrowRight}{ArrowDown}' );
		const last = 'Book Monday 16 November 08:00, Small hall';
		expect( screen.getByRole( 'button', { name: last } ) ).toHaveFocus();
		await user.keyboard( '{Shift>}{Tab}{/Shift}' );
		act( () => screen.getByRole( 'grid' ).focus() );
		await user.keyboard( '{ArrowDown}' );
		expect( screen.getByRole( 'button', { name: last } ) ).toHaveFocus();

		act( () => screen.getByRole( 'grid' ).focus() );
		const taken = makeBooking( {
			roomId: '12',
			date: '2026-11-16',
			from: at( '08:00' ),
			to: at( '09:00' ),
		} );
		const schedule = makeSchedule( { role: 'Owner', bookings: [ taken ] } );
		rerender( weekOf( schedule, null, undefined, onBook ) );
		await user.keyboard( '{ArrowUp}' );
		expect(
			screen.getByRole( 'button', {
				name: /^Salsa I, Monday 16 November 08:00–09:00, Small hall/,
			} )
		).toHaveFocus();
	} );

	it.each( [ 'Alt', 'Control', 'Meta' ] )(
		'with %s an arrow is the browser’s',
		async ( modifier ) => {
			const user = userEvent.setup();
			show( { bookings: [] } );
			await user.keyboard( '{Tab}{ArrowDown}' );
			const before = screen.getByRole( 'button', {
				name: 'Book Monday 16 November 07:00, Big hall',
			} );
			expect( before ).toHaveFocus();
			await user.keyboard( `{${ modifier }>}` );
			expect(
				fireEvent.keyDown( before, {
					key: 'ArrowLeft',
					[ `${ { Alt: 'alt', Control: 'ctrl', Meta: 'meta' }[ modifier ] }Key` ]: true,
				} )
			).toBe( true );
			expect( before ).toHaveFocus();
		}
	);

	it.each( [ '{Enter}', ' ' ] )( '%s books a free hour', async ( key ) => {
		const user = userEvent.setup();
		show( { bookings: [] } );
		await user.keyboard( '{Tab}{ArrowDown}{ArrowDown}' );
		await user.keyboard( key );
		expect( onBook.mock.calls ).toEqual( [
			[ { roomId: '11', date: '2026-11-16', from: at( '08:00' ) } ],
		] );
	} );

	it( 'a marker goes when the focus goes elsewhere', async () => {
		const user = userEvent.setup();
		show();
		await user.keyboard( '{Tab}{ArrowDown}' );
		expect( markers() ).toHaveLength( 1 );
		await user.click(
			within( screen.getByRole( 'article' ) ).getByRole( 'button' )
		);
		expect( markers() ).toEqual( [] );
	} );
} );
