import { screen, within } from '@testing-library/react';
import { openAddress } from '../support/browser';
import { endDemo, settle, startDemo, user } from '../support/demo-weeks';
import type { FakeServer } from '../support/fake-server';
import { month, mounted } from '../support/mounted';
// Loads this lazy chunk beforehand, so that no test waits for it.
import '../../../src/ui/date-picker/date-picker';

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

const dates = () => screen.getByRole( 'button', { name: /^Dates: / } );
const day = ( name: string ) =>
	within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name } );
const press = ( name: string ) =>
	user.click( screen.getByRole( 'button', { name } ) );
const tab = ( name: string ) => screen.getByRole( 'tab', { name } );
const query = () => window.location.search;
const asked = () =>
	server.calls.map( ( call ) => [
		call.query.get( 'date_from' ),
		call.query.get( 'date_to' ),
	] );

async function open( path = '/' ) {
	openAddress( path );
	await mounted();
	await settle();
	await user.click( dates() );
	await settle();
}

async function choose( ...names: readonly string[] ) {
	for ( const name of names ) {
		await user.click( day( name ) );
	}
	await press( 'Save' );
	await settle();
}

describe( 'the dates of the header', () => {
	it( 'lead to the week of a date', async () => {
		await open();
		expect( tab( 'Date' ) ).toHaveAttribute( 'aria-selected', 'true' );
		await choose( 'Thursday 26 November 2026' );
		expect( dates() ).toHaveTextContent( '23 – 29 Nov' );
		expect( query() ).toBe( '?week=2026-11-23' );
		expect( asked() ).toContainEqual( [ '2026-11-23', '2026-11-29' ] );
		expect( dates() ).toHaveFocus();
	} );

	it( 'show a range of its own, which the arrows move by seven days', async () => {
		await open();
		await user.click( tab( 'Range' ) );
		await choose( 'Wednesday 25 November 2026', 'Friday 27 November 2026' );
		expect( query() ).toBe( '?week=2026-11-25&days=3' );
		expect( dates() ).toHaveTextContent( '25 – 27 Nov' );
		await press( 'Next week' );
		await settle();
		expect( query() ).toBe( '?week=2026-12-02&days=3' );
		expect( asked() ).toContainEqual( [ '2026-12-02', '2026-12-04' ] );
		await press( 'Today' );
		expect( query() ).toBe( '' );
		expect( dates() ).toHaveTextContent( '16 – 22 Nov' );
	} );

	it( 'say which end is wanted, and how long a range may be', async () => {
		await open();
		expect( screen.getByText( 'Fri 20 Nov 2026' ) ).toBeInTheDocument();
		await user.click( tab( 'Range' ) );
		expect( screen.getByText( 'Pick a start date' ) ).toBeInTheDocument();
		expect( screen.getByText( 'Up to 31 days' ) ).toBeInTheDocument();
		await user.click( day( 'Monday 9 November 2026' ) );
		expect( screen.getByText( 'Pick an end date' ) ).toBeInTheDocument();
		const save = screen.getByRole( 'button', { name: 'Save' } );
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
		await press( 'Next month' );
		expect( day( 'Wednesday 9 December 2026' ) ).toBeEnabled();
		expect(
			day( 'Thursday 10 December 2026, not available' )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await choose( 'Wednesday 9 December 2026' );
		expect( query() ).toBe( '?week=2026-11-09&days=31' );
	} );

	it( 'take an end before the start for the start', async () => {
		await open();
		await user.click( tab( 'Range' ) );
		await user.click( day( 'Friday 27 November 2026' ) );
		await user.click( day( 'Monday 23 November 2026' ) );
		expect( screen.getByText( '23 – 27 Nov 2026' ) ).toBeInTheDocument();
		expect( screen.getByText( '5 days' ) ).toBeInTheDocument();
	} );

	it( 'open with the range that was chosen', async () => {
		await open( '/?week=2026-11-25&days=10' );
		expect( dates() ).toHaveTextContent( '25 Nov – 4 Dec' );
		expect( month() ).toHaveTextContent( 'Nov – Dec 2026' );
		expect( tab( 'Range' ) ).toHaveAttribute( 'aria-selected', 'true' );
		expect( screen.getByText( '10 days' ) ).toBeInTheDocument();
		expect( day( 'Wednesday 25 November 2026, selected' ) ).toHaveFocus();
	} );

	it( 'change their tab by the arrow keys', async () => {
		await open();
		await user.click( tab( 'Date' ) );
		await user.keyboard( '{ArrowRight}' );
		expect( tab( 'Range' ) ).toHaveFocus();
		expect( screen.getByRole( 'tabpanel' ) ).toHaveAccessibleName(
			'Range'
		);
		await user.keyboard( '{ArrowRight}' );
		expect( tab( 'Date' ) ).toHaveFocus();
		await user.keyboard( '{End}' );
		expect( tab( 'Range' ) ).toHaveAttribute( 'aria-selected', 'true' );
		await user.keyboard( '{Home}' );
		expect( tab( 'Date' ) ).toHaveAttribute( 'aria-selected', 'true' );
	} );

	it( 'change nothing when they are left by Escape', async () => {
		await open();
		await user.click( day( 'Thursday 26 November 2026' ) );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( query() ).toBe( '' );
	} );
} );
