/* eslint-disable testing-library/no-node-access -- neither a style sheet nor an inert element has a role */
import '../support/browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LivePreview } from '../../../src/block/live-preview';
import { createQueryClient } from '../../../src/store/query-client';
import {
	FakeServer,
	wireSchedule,
	type Call,
	type Reply,
} from '../support/fake-server';
import { CONFIG } from '../support/mounted';

const rendered = ( html: string ): Reply => ( { body: { rendered: html } } );

/** Returns the markup that Calendar_Mount prints for a person with a login. */
function calendar(): Reply {
	const box = document.createElement( 'div' );
	box.dataset[ 'scheme' ] = 'dark';
	box.dataset[ 'studioCalendar' ] = JSON.stringify( {
		...CONFIG,
		nonce: 'abcdef1234',
		userId: 5,
	} );
	box.setAttribute( 'style', 'min-height:1px;--sc-base:#102040' );
	return rendered( box.outerHTML );
}

const isRendering = ( { url }: Call ) =>
	url.pathname === '/wp/v2/block-renderer/studio-calendar/calendar';

function shown( reply: Reply ) {
	const server = new FakeServer();
	server.answer( ( call ) =>
		isRendering( call ) ? reply : { body: wireSchedule() }
	);
	const view = render(
		<QueryClientProvider client={ createQueryClient() }>
			<LivePreview attributes={ { studioId: 1 } } />
		</QueryClientProvider>
	);
	return { server, ...view };
}

/** Waits for the style sheet and fires its load event, because jsdom loads no style sheets. */
const loadStyles = () =>
	waitFor( () => {
		const link = document.head.querySelector( 'link' );
		expect( link ).toHaveAttribute(
			'href',
			'http://localhost/build/block/view.css'
		);
		link?.dispatchEvent( new Event( 'load' ) );
	} );

/**
 * Returns the calendar's element before the calendar renders in it. A rendered calendar checks that its text is
 * readable, and without style sheets it finds that it is not.
 */
const placedIn = ( container: HTMLElement ) =>
	waitFor( () => {
		const root = container.querySelector( '.sc-root' );
		expect( root ).toBeInTheDocument();
		return root;
	} );

afterEach( () => document.head.replaceChildren() );

it( 'shows the week that visitors see, and lets nobody in', async () => {
	const { server, container, unmount } = shown( calendar() );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading...' );
	const root = await placedIn( container );
	expect( root ).toHaveProperty( 'inert', true );
	expect( root ).toHaveAttribute( 'data-scheme', 'dark' );
	expect( root ).toHaveStyle( '--sc-base: #102040' );
	await loadStyles();
	expect( await screen.findByText( 'Salsa I' ) ).toBeInTheDocument();
	const reads = server.calls.filter( ( call ) => ! isRendering( call ) );
	expect( reads.length ).toBeGreaterThan( 0 );
	expect( reads.some( ( { query } ) => query.has( '_wpnonce' ) ) ).toBe(
		false
	);
	unmount();
	await waitFor( () =>
		expect( screen.queryByText( 'Salsa I' ) ).not.toBeInTheDocument()
	);
} );

it( 'says that the studio is gone', async () => {
	shown( rendered( '<p class="sc-unavailable">Not available.</p>' ) );
	expect(
		await screen.findByText( /^Studio 1 no longer exists/ )
	).toBeInTheDocument();
} );

it( 'says that it could not be had, and tries again', async () => {
	const { server } = shown( {
		status: 400,
		body: { code: 'x', data: { status: 400 } },
	} );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.answer( rendered( '' ) );
	await userEvent.click( again );
	expect(
		await screen.findByText( /^Studio 1 no longer exists/ )
	).toBeInTheDocument();
} );
