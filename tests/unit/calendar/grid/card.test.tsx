import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '../../../../src/domain/booking';
import { at, makeBooking, makeSchedule } from '../../support/bookings';
import { showWeek, weekOf } from '../../support/shown-week';

describe( 'what a card shows', () => {
	/** Widths in pixels of calendars whose columns are 176, 100 and 84 pixels wide. */
	const [ WIDE, MIDDLE, NARROW ] = [ 2600, 1448, 400 ];

	const shown = (
		to: string,
		part: Partial< Booking > = {},
		width = WIDE
	) => {
		const payment = {
			isPaid: true,
			method: 'cash',
			frequency: 'per_session',
		} as const;
		const bookings = [ makeBooking( { to: at( to ), payment, ...part } ) ];
		const { unmount } = showWeek(
			{ role: 'Owner', bookings },
			null,
			width
		);
		const card = screen.getByRole( 'article' );
		const words = within( card )
			.queryAllByRole( 'img' )
			.map( ( icon ) => icon.getAttribute( 'aria-label' ) );
		const text = card.textContent;
		const pieces = Array.from(
			// eslint-disable-next-line testing-library/no-node-access
			card.querySelectorAll( '.sc-card__nb' ),
			( { textContent } ) => textContent
		);
		unmount();
		return { text, words, pieces };
	};

	it.each( [
		[ '18:15', '18:00 Salsa I', [] ],
		[ '18:30', '18:00–18:30', [] ],
		[ '18:40', 'Anna Tamm', [] ],
		[ '18:45', 'Anna Tamm', [ 'Paid, Cash' ] ],
		[ '19:30', '1h 30m', [ 'Paid, Cash' ] ],
	] )( 'until %s has %p and the icons %p', ( to, text, words ) => {
		const card = shown( to );
		expect( card.text ).toContain( text );
		expect( card.words ).toEqual( words );
	} );

	it( 'says "Pending" by an icon, and in words where there is room', () => {
		expect( shown( '18:15', { isPending: true } ).words ).toEqual( [
			'Pending',
		] );
		expect( shown( '19:00', { isPending: true } ).text ).toContain(
			'Pending'
		);
	} );

	it( 'drops duration and avatar, then the end, as columns get narrow', () => {
		expect( shown( '19:30' ).text ).toBe(
			'Salsa I18:00–19:30 · 1h 30mATAnna Tamm'
		);
		expect( shown( '19:30', {}, MIDDLE ).text ).toBe(
			'Salsa I18:00–19:30Anna Tamm'
		);
		expect( shown( '19:30', {}, NARROW ).text ).toBe(
			'Salsa I18:00Anna Tamm'
		);
	} );

	it( 'drops the payment of a pending booking before its word', () => {
		const pending = { isPending: true };
		expect( shown( '19:30', pending, WIDE ).words ).toEqual( [
			'Paid, Cash',
		] );
		const narrow = shown( '19:30', pending, NARROW );
		expect( narrow.words ).toEqual( [] );
		expect( narrow.text ).toContain( 'Pending' );
	} );

	it( 'keeps a range of numbers in one piece, by nothing that is searched for or copied', () => {
		const title = 'Hip-hop 10–13, 2026-11-20';
		const { text, pieces } = shown( '19:30', { title } );
		expect( text ).toMatch( new RegExp( `^${ title }` ) );
		expect( text ).not.toMatch( /[\u00a0\u00ad\u200b\u2011\u2060\ufeff]/ );
		expect( pieces ).toEqual( [ '10–13', '2026-11-20' ] );
	} );
} );

describe( 'what has the focus', () => {
	const button = () => screen.getByRole( 'button', { name: /^Salsa I/ } );
	const payment = {
		isPaid: false,
		method: 'cash',
		frequency: 'monthly',
	} as const;

	it.each( [
		[
			'Owner',
			{ isPending: true, payment },
			'Salsa I, Friday 20 November 18:00–19:00, Big hall, Anna Tamm, Pending, Unpaid, Cash, Monthly',
		],
		[
			'Trainer',
			{},
			'Salsa I, Friday 20 November 18:00–19:00, Big hall, Anna Tamm, Your booking',
		],
		[
			'Guest',
			{},
			'Salsa I, Friday 20 November 18:00–19:00, Big hall, Anna Tamm',
		],
	] as const )( 'tells %s the whole of it', ( role, part, name ) => {
		showWeek( {
			role,
			userId: role === 'Guest' ? null : '5',
			bookings: [ makeBooking( { trainerId: '5', ...part } ) ],
		} );
		expect( button() ).toHaveAccessibleName( name );
	} );
} );

describe( 'by keyboard', () => {
	it( 'one leads from card to card', async () => {
		const user = userEvent.setup();
		showWeek( {
			bookings: [
				makeBooking( {
					title: 'Mon 9',
					date: '2026-11-16',
					from: 540,
					to: 600,
				} ),
				makeBooking( { title: 'Mon 18', date: '2026-11-16' } ),
				makeBooking( {
					title: 'Wed 10',
					date: '2026-11-18',
					from: 600,
					to: 660,
				} ),
				makeBooking( {
					title: 'Wed 17',
					date: '2026-11-18',
					from: 1020,
					to: 1080,
				} ),
			],
		} );
		const steps = [
			[ '{ArrowDown}', 'Mon 9' ],
			[ '{ArrowDown}', 'Mon 18' ],
			[ '{ArrowDown}', 'Mon 18' ],
			[ '{ArrowRight}', 'Wed 17' ],
			[ '{Home}', 'Wed 10' ],
			[ '{ArrowRight}', 'Wed 10' ],
			[ '{ArrowLeft}', 'Mon 9' ],
			[ '{End}', 'Mon 18' ],
			[ '{ArrowUp}', 'Mon 9' ],
		] as const;
		await user.keyboard( '{Tab}' );
		expect( screen.getByRole( 'grid' ) ).toHaveFocus();
		for ( const [ key, title ] of steps ) {
			await user.keyboard( key );
			const name = new RegExp( `^${ title },` );
			const card = screen.getByRole( 'article', { name } );
			expect( within( card ).getByRole( 'button' ) ).toHaveFocus();
		}
	} );
} );

describe( 'an update', () => {
	/** Returns a booking that counts how often its title is read, which is once per render of its card. */
	function counted( part: Partial< Booking > ) {
		const { title, ...rest } = makeBooking( part );
		const count = { reads: 0 };
		const booking: Booking = Object.defineProperty( rest, 'title', {
			enumerable: true,
			get: () => {
				count.reads += 1;
				return title;
			},
		} ) as Booking;
		return { booking, count };
	}

	it( 'of one booking draws one card', () => {
		const all = [ 540, 660, 780, 900, 1080 ].map( ( from ) =>
			counted( { from, to: from + 60 } )
		);
		const schedule = makeSchedule( {
			bookings: all.map( ( { booking } ) => booking ),
		} );
		const { rerender } = render( weekOf( schedule ) );
		all.forEach( ( { count } ) => {
			expect( count.reads ).toBeGreaterThan( 0 );
			count.reads = 0;
		} );
		const changed = makeBooking( { from: 540, to: 600, title: 'Changed' } );
		const bookings = [ changed, ...schedule.bookings.slice( 1 ) ];
		rerender( weekOf( { ...schedule, bookings } ) );
		expect( screen.getByText( 'Changed' ) ).toBeInTheDocument();
		expect( all.map( ( { count } ) => count.reads ) ).toEqual( [
			0, 0, 0, 0, 0,
		] );
	} );
} );
