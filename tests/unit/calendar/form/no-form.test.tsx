import { screen } from '@testing-library/react';
import { button, open, press, setUpDesk, settle } from '../../support/desk';

/** Simulates an update of the plugin: the chunk that the open page requests no longer exists. */
jest.mock( '../../../../src/calendar/form/form-dialog', () => {
	throw new Error( 'ChunkLoadError' );
} );

setUpDesk();

it( 'a form that cannot be fetched says so and offers a reload', async () => {
	const kept = 'studio-calendar-draft:5:1:new';
	window.sessionStorage.setItem( kept, 'typed' );
	await open();
	await press( button( 'Book' ) );
	await settle();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The form could not be loaded. Reload the page and try again.'
	);
	expect( button( 'Reload' ) ).toBeInTheDocument();
	expect( window.sessionStorage.getItem( kept ) ).toBe( 'typed' );
	await press( button( 'Close' ) );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect( console ).toHaveErroredWith( 'Studio Calendar: chunk: form' );
} );
