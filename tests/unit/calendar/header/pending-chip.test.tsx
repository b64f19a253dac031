import { act, render, screen } from '@testing-library/react';
import { PendingChip } from '../../../../src/calendar/header/pending-chip';
import type { Booking } from '../../../../src/domain/booking';
import { makeBooking, makeSchedule } from '../../support/bookings';
import { desk, open, press, setUpDesk } from '../../support/desk';
import { wireBooking } from '../../support/fake-server';

setUpDesk();

const chip = () => screen.queryByRole( 'button', { name: /pending$/ } );
const pressChip = () => press( chip() ?? document.body );
const waiting = ( id: number, date: string, title: string ) =>
	wireBooking( { id, date, title, status: 'Pending' } );

beforeEach( () => {
	Element.prototype.scrollIntoView = jest.fn();
	desk.bookings = [
		waiting( 1, '2026-11-21', 'Second' ),
		wireBooking( { id: 2, title: 'Approved', status: 'Approved' } ),
		waiting( 3, '2026-11-17', 'First' ),
	];
} );

it( 'counts what waits, and leads from one to the next by day and time', async () => {
	await open();
	expect( chip() ).toHaveAccessibleName( '2 pending' );
	for ( const title of [ 'First', 'Second', 'First' ] ) {
		await pressChip();
		expect( screen.getByText( title ) ).toHaveFocus();
	}
} );

it( 'is not there for others than owners, nor when nothing waits', async () => {
	desk.permission = 'Admin';
	await open();
	expect( chip() ).not.toBeInTheDocument();
	document.body.replaceChildren();
	desk.permission = 'Owner';
	desk.bookings = [];
	await open();
	expect( chip() ).not.toBeInTheDocument();
} );

it( 'counts the room that is in view', async () => {
	desk.bookings.push( {
		...waiting( 4, '2026-11-18', 'Elsewhere' ),
		room_id: 12,
	} );
	await open( { roomId: 12 } );
	expect( chip() ).toHaveAccessibleName( '1 pending' );
} );

describe( 'once it has been pressed', () => {
	/** Tells the chip whether it is in view. */
	let tell: ( isIntersecting: boolean ) => void;

	beforeEach( () => {
		window.IntersectionObserver = class extends IntersectionObserver {
			constructor( onChange: IntersectionObserverCallback ) {
				super( onChange );
				tell = ( isIntersecting ) =>
					act( () =>
						onChange(
							[ { isIntersecting } as IntersectionObserverEntry ],
							this
						)
					);
			}
		};
	} );

	const next = () =>
		screen.queryByRole( 'button', { name: /^Next pending/ } );

	it( 'stays at hand where it has been scrolled out of view, and goes round', async () => {
		await open();
		await pressChip();
		expect( next() ).not.toBeInTheDocument();
		tell( false );
		expect( next() ).toHaveAccessibleName( 'Next pending (2)' );
		for ( const title of [ 'Second', 'First', 'Second' ] ) {
			await press( next() ?? document.body );
			expect( screen.getByText( title ) ).toHaveFocus();
		}
		tell( true );
		expect( next() ).not.toBeInTheDocument();
	} );
} );

it( 'goes on after a booking that waits no more', async () => {
	const booking = ( id: string, from: number, isPending = true ) =>
		makeBooking( { id, from, to: from + 60, isPending } );
	const led: string[] = [];
	const chipOf = ( bookings: readonly Booking[] ) => (
		<PendingChip
			week={ {
				status: 'ready',
				schedule: makeSchedule( { role: 'Owner', bookings } ),
				isRefreshing: false,
				isStale: false,
				isClosed: false,
				isKept: false,
			} }
			room={ null }
			onLead={ ( { id } ) => led.push( id ) }
		/>
	);
	const all = [ 600, 700, 800 ].map( ( from, at ) =>
		booking( `${ at + 1 }`, from )
	);
	const { rerender } = render( chipOf( all ) );
	await pressChip();
	await pressChip();
	rerender( chipOf( [ ...all.slice( 0, 1 ), ...all.slice( 2 ) ] ) );
	await pressChip();
	await pressChip();
	expect( led ).toEqual( [ '1', '2', '3', '1' ] );
} );
