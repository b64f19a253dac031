import { screen, waitFor } from '@testing-library/react';
import {
	booking,
	counted,
	lastList,
	shown,
} from '../../support/bookings-screen';
import type { Call, Reply } from '../../support/fake-server';

/** Answers as a studio of 60 bookings in pages of 25; the IDs of a page begin with its number. */
function answerOfMany( { url, query }: Call ): Reply {
	if ( url.pathname.endsWith( '/admin/count' ) ) {
		return counted( 60 );
	}
	const number =
		Number( query.get( 'page' ) ) ||
		Number( query.get( 'after' )?.slice( -1 ) ) + 1 ||
		Number( query.get( 'before' )?.slice( -1 ) ) - 1;
	return {
		body: {
			status: 'ok',
			bookings: [ booking( 10 * number ) ],
			previous: number > 1 ? `place-${ number }` : null,
			next: number < 3 ? `place-${ number }` : null,
		},
	};
}

const placeOf = ( call: Call | undefined ) => ( {
	after: call?.query.get( 'after' ),
	before: call?.query.get( 'before' ),
	page: call?.query.get( 'page' ),
} );

it( 'shows the list before it is counted, and no number of another filter', async () => {
	let count: ( reply: Reply ) => void = () => {};
	const { user } = shown( 'Owner', ( call ) =>
		call.url.pathname.endsWith( '/admin/count' )
			? ( new Promise( ( resolve ) => {
					count = resolve;
				} ) as never )
			: answerOfMany( call )
	);
	await screen.findByRole( 'row', { name: /Salsa 10/ } );
	expect( screen.queryByText( /Item/ ) ).not.toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Next page' } ) ).toBeEnabled();
	expect(
		screen.getByRole( 'button', { name: 'Last page' } )
	).toBeDisabled();
	count( counted( 60 ) );
	expect( await screen.findByText( '1 of 60 Items' ) ).toBeInTheDocument();
	await user.selectOptions( screen.getByLabelText( 'Room' ), 'Big hall' );
	expect( screen.queryByText( /60/ ) ).not.toBeInTheDocument();
	count( counted( 40 ) );
	expect( await screen.findByText( '1 of 40 Items' ) ).toBeInTheDocument();
} );

it( 'turns pages by their places, and opens the others by number', async () => {
	const { server, user } = shown( 'Owner', answerOfMany );
	const asked = async ( name: string, expected: object ) => {
		await user.click( screen.getByRole( 'button', { name } ) );
		await waitFor( () =>
			expect( placeOf( lastList( server ) ) ).toEqual( {
				after: null,
				before: null,
				page: null,
				...expected,
			} )
		);
	};
	const shows = async ( id: number, page: number ) => {
		await screen.findByRole( 'row', {
			name: new RegExp( `Salsa ${ id }` ),
		} );
		await waitFor( () =>
			expect(
				screen.getByRole( 'spinbutton', { name: 'Current page' } )
			).toHaveValue( page )
		);
	};
	await shows( 10, 1 );
	expect(
		screen.getByRole( 'button', { name: 'Previous page' } )
	).toBeDisabled();
	await asked( 'Next page', { after: 'place-1' } );
	await shows( 20, 2 );
	expect( window.location.search ).toContain( 'after=place-1' );
	await asked( 'Next page', { after: 'place-2' } );
	await shows( 30, 3 );
	expect(
		screen.getByRole( 'button', { name: 'Next page' } )
	).toBeDisabled();
	expect(
		screen.getByRole( 'button', { name: 'Last page' } )
	).toBeDisabled();
	await asked( 'Previous page', { before: 'place-3' } );
	await shows( 20, 2 );
	await asked( 'Last page', { page: '3' } );
	await shows( 30, 3 );
	await asked( 'First page', { page: '1' } );
	await shows( 10, 1 );
	const number = screen.getByRole( 'spinbutton', { name: 'Current page' } );
	await user.clear( number );
	await user.type( number, '2{Enter}' );
	await shows( 20, 2 );
	expect( placeOf( lastList( server ) ) ).toMatchObject( {
		after: null,
		page: '2',
	} );
	await asked( 'Next page', { after: 'place-2' } );
	await shows( 30, 3 );
	await user.selectOptions( screen.getByLabelText( 'Room' ), 'Big hall' );
	await shows( 10, 1 );
	expect( window.location.search ).not.toContain( 'place' );
} );
