import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmbedBox } from '../../../src/admin/embed-box';

const LINKS = {
	shortcode: '[studio_calendar studio_id="5"]',
	pageUrl: 'https://example.org/?studio_calendar=page&studio_id=5',
};

afterEach( () => {
	document.documentElement.lang = 'en';
} );

it( 'shows the shortcode and the full-window page', async () => {
	render( <EmbedBox links={ LINKS } /> );
	expect( screen.getByLabelText( 'Shortcode' ) ).toHaveValue(
		LINKS.shortcode
	);
	expect( await screen.findByRole( 'link' ) ).toHaveAttribute(
		'href',
		LINKS.pageUrl
	);
} );

it( 'copies the shortcode and says so', async () => {
	const user = userEvent.setup();
	render( <EmbedBox links={ LINKS } /> );
	await user.click( screen.getByRole( 'button', { name: 'Copy' } ) );
	expect( await screen.findByText( 'Copied' ) ).toBeInTheDocument();
	expect( await navigator.clipboard.readText() ).toBe( LINKS.shortcode );
} );

it( 'says how to go on where nothing may be copied', async () => {
	const user = userEvent.setup();
	jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
		new Error( 'Not allowed' )
	);
	render( <EmbedBox links={ LINKS } /> );
	await user.click( screen.getByRole( 'button', { name: 'Copy' } ) );
	expect(
		await screen.findByText( 'Select the text and copy it yourself.' )
	).toBeInTheDocument();
} );

it( 'speaks the language of wp-admin', async () => {
	document.documentElement.lang = 'ru-RU';
	render( <EmbedBox links={ LINKS } /> );
	expect(
		await screen.findByRole( 'button', { name: 'Скопировать' } )
	).toBeInTheDocument();
} );
