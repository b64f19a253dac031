import { screen, within } from '@testing-library/react';
import type { FakeServer } from '../support/fake-server';
import { openAddress } from '../support/browser';
import {
	byWeek,
	card,
	click,
	endDemo,
	settle,
	startDemo,
	user,
} from '../support/demo-weeks';
import { month, mounted } from '../support/mounted';

let server: FakeServer;

beforeEach( () => {
	server = startDemo();
} );

afterEach( endDemo );

describe( 'the header', () => {
	it( 'moves by seven days and says where it is', async () => {
		await mounted();
		await settle();
		expect( month() ).toHaveTextContent( 'November 2026' );
		expect( screen.getByText( '16 – 22 Nov' ) ).toBeInTheDocument();
		await click( 'Next week' );
		expect( screen.getByText( '23 – 29 Nov' ) ).toBeInTheDocument();
		await click( 'Next week' );
		expect( month() ).toHaveTextContent( 'Nov – Dec 2026' );
		await click( 'Previous week' );
		await click( 'Previous week' );
		await click( 'Previous week' );
		expect( screen.getByText( '9 – 15 Nov' ) ).toBeInTheDocument();
	} );

	it( 'keeps the columns and headers, which the next week takes over', async () => {
		await mounted();
		await settle();
		const parts = () =>
			[ 'columnheader', 'gridcell' ].flatMap( ( role ) =>
				screen.getAllByRole( role )
			);
		const before = parts();
		await click( 'Next week' );
		await settle();
		const after = parts();
		expect( after ).toHaveLength( before.length );
		after.forEach( ( part, place ) =>
			expect( part ).toBe( before[ place ] )
		);
		expect( screen.getByText( '23 – 29 Nov' ) ).toBeInTheDocument();
	} );

	it( 'has a Today button only while today is out of range', async () => {
		await mounted();
		const today = () => screen.queryByRole( 'button', { name: 'Today' } );
		expect( today() ).not.toBeInTheDocument();
		await click( 'Next week' );
		expect( today() ).toBeInTheDocument();
		await click( 'Today' );
		expect( today() ).not.toBeInTheDocument();
		expect( screen.getByText( '16 – 22 Nov' ) ).toBeInTheDocument();
		expect( window.location.search ).toBe( '' );
	} );

	it( 'filters by room, "all" being every room', async () => {
		await mounted();
		await settle();
		const rooms = screen.getByRole( 'combobox', { name: 'Room' } );
		expect( within( rooms ).getAllByRole( 'option' ) ).toHaveLength( 3 );
		await user.selectOptions( rooms, 'Small hall' );
		expect( card() ).not.toBeInTheDocument();
		expect( window.location.search ).toBe( '?room_id=12' );
		await user.selectOptions( rooms, 'All rooms' );
		expect( card() ).toBeInTheDocument();
		expect( window.location.search ).toBe( '' );
	} );

	it( 'shows the room and week that the address names', async () => {
		openAddress( '/?room_id=12&week=2026-11-24' );
		await mounted();
		await settle();
		expect( screen.getByRole( 'combobox' ) ).toHaveDisplayValue(
			'Small hall'
		);
		expect( screen.getByText( '23 – 29 Nov' ) ).toBeInTheDocument();
	} );
} );

describe( 'several calendars', () => {
	it( 'only the first writes the address', async () => {
		await mounted( { roomId: 12 }, { ownsAddress: false } );
		await settle();
		expect( screen.getByRole( 'combobox' ) ).toHaveDisplayValue(
			'Small hall'
		);
		await click( 'Next week' );
		expect( window.location.search ).toBe( '' );
	} );

	it( 'speak each their own language', async () => {
		await mounted( { locale: 'ru' } );
		await mounted( { locale: 'et' }, { ownsAddress: false } );
		await settle();
		const [ russian, estonian ] = screen.getAllByRole( 'heading' );
		expect( russian ).toHaveTextContent( 'Ноябрь 2026' );
		expect( estonian ).toHaveTextContent( 'November 2026' );
		expect( screen.getByLabelText( 'Зал' ) ).toBeInTheDocument();
		expect( screen.getByLabelText( 'Saal' ) ).toBeInTheDocument();
		expect(
			server.calls.map( ( { query } ) => query.get( 'locale' ) )
		).toEqual( expect.arrayContaining( [ 'ru', 'et' ] ) );
	} );

	it( 'follow the language of the address', async () => {
		openAddress( '/?locale=et' );
		await mounted( { locale: 'ru' } );
		expect( screen.getByLabelText( 'Saal' ) ).toBeInTheDocument();
	} );
} );

describe( 'a calendar in a language of a pack', () => {
	const german = {
		locale: 'de_DE',
		texts: {
			locale: 'de_DE',
			url: 'http://localhost/?studio_calendar=texts',
		},
	};

	it( 'says what the pack has, and asks the server for the same language', async () => {
		server.answer( ( { query } ) =>
			query.has( 'studio_calendar' )
				? {
						body: {
							pluralForms: 'nplurals=2; plural=(n != 1);',
							messages: { Room: 'Raum' },
						},
					}
				: byWeek( query.get( 'date_from' ) )
		);
		await mounted( german );
		await settle();
		expect( screen.getByLabelText( 'Raum' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'region' ) ).toHaveAttribute(
			'lang',
			'de-DE'
		);
		expect( screen.getByText( '16.–22. Nov.' ) ).toBeInTheDocument();
		expect(
			server.calls.map( ( { query } ) => query.get( 'locale' ) )
		).toContain( 'de_DE' );
	} );
} );

describe( 'a calendar without a studio', () => {
	it( 'says what is required, and asks the server nothing', async () => {
		await mounted( { studioId: null } );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'studio_id is required'
		);
		expect( server.calls ).toHaveLength( 0 );
	} );

	it( 'takes the one of the address', async () => {
		openAddress( '/?studio_id=5' );
		await mounted( { studioId: null } );
		expect( server.calls[ 0 ]?.query.get( 'studio_id' ) ).toBe( '5' );
	} );

	it( 'never takes it where the page fixes another', async () => {
		openAddress( '/?studio_id=5' );
		await mounted();
		expect( server.calls[ 0 ]?.query.get( 'studio_id' ) ).toBe( '1' );
	} );
} );
