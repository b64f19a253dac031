import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoomControl, StudioControl } from '../../../src/block/place-controls';
import { createQueryClient } from '../../../src/store/query-client';
import { axe } from '../support/axe';
import { FakeServer, type Reply } from '../support/fake-server';

// The package of the tested fields imports this one, which none of these fields uses and Jest cannot load.
jest.mock( '@wordpress/ui', () => ( {} ) );

const post = ( id: number, rendered: string ) => ( {
	id,
	title: { rendered },
} );

const STUDIOS: Reply = {
	body: [ post( 5, 'Rock &#038; Roll' ), post( 6, 'Yoga' ) ],
};

interface Shown {
	readonly value?: number;
	readonly studioId?: number;
	readonly answer?: Reply;
}

/** Renders a field of the block settings with a server that sends the same response for every list. */
function shown( { value, studioId, answer = STUDIOS }: Shown ) {
	const server = new FakeServer();
	server.answer( answer );
	const onChange = jest.fn();
	const props = { value, onChange };
	const { container } = render(
		<QueryClientProvider client={ createQueryClient() }>
			{ studioId === undefined ? (
				<StudioControl { ...props } />
			) : (
				<RoomControl { ...props } studioId={ studioId } />
			) }
		</QueryClientProvider>
	);
	return { server, onChange, container };
}

const names = () =>
	screen.getAllByRole( 'option' ).map( ( { textContent } ) => textContent );

it( 'offers the studios by their names', async () => {
	const { onChange, container, server } = shown( { value: 6 } );
	expect( await screen.findByText( 'Rock & Roll' ) ).toBeInTheDocument();
	expect( names() ).toEqual( [
		'From the page URL (studio_id)',
		'Rock & Roll',
		'Yoga',
	] );
	const select = screen.getByLabelText( 'Studio' );
	expect( select ).toHaveDisplayValue( 'Yoga' );
	await userEvent.selectOptions( select, '5' );
	expect( onChange ).toHaveBeenLastCalledWith( 5 );
	await userEvent.selectOptions( select, '' );
	expect( onChange ).toHaveBeenLastCalledWith( undefined );
	expect( server.calls[ 0 ]?.url.pathname ).toBe(
		'/wp/v2/studio_cal_studio'
	);
	expect( await axe( container ) ).toEqual( [] );
} );

it( 'keeps a studio that is gone, and says so', async () => {
	const { onChange } = shown( { value: 12 } );
	expect( screen.getByText( 'Loading...' ) ).toBeInTheDocument();
	expect(
		await screen.findByText( /^Studio 12 no longer exists/ )
	).toBeInTheDocument();
	expect( screen.getByLabelText( 'Studio' ) ).toHaveDisplayValue(
		'Studio 12'
	);
	expect( onChange ).not.toHaveBeenCalled();
} );

it( 'leads to the start where there is no studio yet', async () => {
	shown( { answer: { body: [] } } );
	expect(
		await screen.findByRole( 'link', { name: 'Create the first one' } )
	).toHaveAttribute(
		'href',
		'edit.php?post_type=studio_cal_studio&page=studio-calendar-start'
	);
} );

it( 'lets people without a studio type the number', async () => {
	const { onChange } = shown( {
		answer: { status: 403, body: { code: 'rest_forbidden' } },
	} );
	const field = await screen.findByLabelText( 'Studio ID' );
	expect( screen.queryByRole( 'combobox' ) ).not.toBeInTheDocument();
	await userEvent.type( field, '7' );
	expect( onChange ).toHaveBeenLastCalledWith( 7 );
} );

it( 'says that a list could not be had, and tries again', async () => {
	const { server } = shown( {
		value: 6,
		answer: { status: 400, body: { code: 'x' } },
	} );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	expect( screen.getByLabelText( 'Studio' ) ).toHaveDisplayValue(
		'Studio 6'
	);
	server.answer( STUDIOS );
	await userEvent.click( again );
	expect( await screen.findByText( 'Yoga' ) ).toBeInTheDocument();
	await waitFor( () =>
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).not.toBeInTheDocument()
	);
} );

it( 'offers the rooms of the chosen studio, and all of them', async () => {
	const { onChange, server } = shown( {
		studioId: 5,
		answer: { body: [ post( 11, 'Big hall' ) ] },
	} );
	await screen.findByText( 'Big hall' );
	expect( names() ).toEqual( [ 'All rooms', 'Big hall' ] );
	await userEvent.selectOptions(
		screen.getByLabelText( 'Room' ),
		'Big hall'
	);
	expect( onChange ).toHaveBeenLastCalledWith( 11 );
	expect( server.calls[ 0 ]?.query.get( 'parent' ) ).toBe( '5' );
} );
