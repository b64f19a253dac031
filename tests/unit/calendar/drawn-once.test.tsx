import { screen } from '@testing-library/react';
import { GridHead } from '../../../src/calendar/grid/grid-head';
import { card, endDemo, settle, startDemo, wait } from '../support/demo-weeks';
import {
	wireBooking,
	wireSchedule,
	type FakeServer,
} from '../support/fake-server';
import { mounted } from '../support/mounted';

jest.mock( '../../../src/calendar/grid/grid-head', () => {
	const grid = jest.requireActual< {
		readonly GridHead: typeof GridHead;
	} >( '../../../src/calendar/grid/grid-head' );
	return { ...grid, GridHead: jest.fn( grid.GridHead ) };
} );

/** Part of each rendering of a grid. */
const rendering = jest.mocked( GridHead );

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

const week = ( title = 'Salsa I' ) => ( {
	body: wireSchedule( [ wireBooking( { title } ) ] ),
} );

it( 'a poll that finds no change renders no grid, and one that finds a change does', async () => {
	server.answer( week() );
	await mounted();
	await settle();
	await wait( 10_000 );
	expect( card() ).toBeInTheDocument();
	rendering.mockClear();
	const asked = server.calls.length;
	await wait( 20_000 );
	expect( server.calls.length ).toBeGreaterThan( asked + 1 );
	expect( rendering ).not.toHaveBeenCalled();

	server.answer( week( 'Tango' ) );
	await wait( 60_000 );
	expect( screen.getByRole( 'article', { name: /^Tango/ } ) ).toBeVisible();
	expect( rendering ).toHaveBeenCalled();
} );
