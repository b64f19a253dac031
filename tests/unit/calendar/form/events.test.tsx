import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { Reply } from '../../support/fake-server';
import { lateReply, wireError } from '../../support/fake-server';
import {
	button,
	choice,
	choose,
	openForm,
	pressIn,
	setUpForm,
	settle,
	studio,
	wait,
} from '../../support/form';

setUpForm();

const event = () => choice( 'Default event' );
const titles = () =>
	Array.from( event().options, ( option ) => option.textContent );
const failure = () =>
	screen.queryByRole( 'dialog', { name: 'No events available' } );
const refusal = ( message: string ): Reply => ( {
	status: 403,
	body: wireError( 'forbidden', message ),
} );

describe( 'events', () => {
	it( 'are the trainer’s, the first one chosen', async () => {
		await openForm();
		expect( titles() ).toEqual( [ 'Salsa', 'Tango' ] );
		expect( event() ).toHaveDisplayValue( 'Salsa' );
	} );

	it( 'are cleared and loaded again for another trainer', async () => {
		await openForm();
		await choose( event(), 'Tango' );
		await choose( choice( 'Trainer' ), 'Karl Rebane' );
		expect( titles() ).toEqual( [ 'Choir' ] );
		expect( event() ).toHaveDisplayValue( 'Choir' );
		await choose( choice( 'Trainer' ), 'Anna Tamm' );
		expect( event() ).toHaveDisplayValue( 'Salsa' );
	} );

	it( 'of another trainer are waited for: the form cannot go out with the old one', async () => {
		studio.events[ '6' ] = 'silent';
		await openForm();
		await choose( choice( 'Trainer' ), 'Karl Rebane' );
		expect( event() ).toHaveDisplayValue( 'Loading...' );
		expect( button( 'Create' ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'of a trainer who was left come too late', async () => {
		studio.events[ '6' ] = 'silent';
		await openForm();
		const { late, arrive } = lateReply();
		const usual = studio.server.calls.length;
		studio.server.answer( ( { query } ) =>
			query.get( 'id' ) === '6' ? late : { status: 500 }
		);
		await choose( choice( 'Trainer' ), 'Karl Rebane' );
		expect( studio.server.calls.length ).toBeGreaterThan( usual );
		await choose( choice( 'Trainer' ), 'Anna Tamm' );
		arrive( {
			body: { status: 'ok', events: [ { event_id: 9, title: 'Late' } ] },
		} );
		await settle();
		expect( titles() ).toEqual( [ 'Salsa', 'Tango' ] );
		expect( event() ).toHaveDisplayValue( 'Salsa' );
	} );

	it( 'are the default ones where a trainer has none', async () => {
		studio.events = { 5: [] };
		await openForm();
		expect( event() ).toHaveDisplayValue( 'Room rent' );
		expect( failure() ).not.toBeInTheDocument();
	} );

	it( 'are the default ones where a trainer’s cannot be had', async () => {
		studio.events = { 5: refusal( 'Not yours' ) };
		await openForm();
		expect( event() ).toHaveDisplayValue( 'Room rent' );
		expect( failure() ).not.toBeInTheDocument();
		expect( console ).toHaveErrored();
	} );

	it( 'are asked for three times, two seconds apart', async () => {
		studio.events = { 5: { status: 500 } };
		await openForm();
		await wait( 2000 );
		await wait( 2000 );
		await settle();
		const asked = studio.server.calls.filter( ( { url } ) =>
			url.pathname.endsWith( 'getByUser' )
		);
		expect( asked ).toHaveLength( 3 );
		expect( event() ).toHaveDisplayValue( 'Room rent' );
		expect( console ).toHaveErrored();
	} );

	it.each< [ string, Partial< typeof studio > ] >( [
		[
			'both fail',
			{
				events: { 5: refusal( 'Not yours' ) },
				defaults: refusal( 'Not here' ),
			},
		],
		[
			'one fails and the other is empty',
			{ events: { 5: refusal( 'Not yours' ) }, defaults: [] },
		],
		[
			'one is empty and the other fails',
			{ events: {}, defaults: refusal( 'Not here' ) },
		],
	] )( 'open the error modal where %s', async ( _case, part ) => {
		Object.assign( studio, part );
		await openForm();
		expect( failure() ).toHaveTextContent( 'Oops something went wrong...' );
		await pressIn( 'No events available', 'Close' );
		expect( failure() ).not.toBeInTheDocument();
		expect( event() ).toHaveDisplayValue( 'Select...' );
		expect( console ).toHaveErrored();
	} );

	it( 'open the error modal where both are empty, which leads on', async () => {
		studio.events = {};
		studio.defaults = [];
		studio.urls = {
			...studio.urls,
			newEvent: 'http://localhost/wp-admin/post-new.php',
		};
		await openForm();
		expect( failure() ).toHaveTextContent( 'You have no events yet.' );
		expect( failure() ).not.toHaveTextContent( 'Oops' );
		await pressIn( 'No events available', 'Close' );
		const link = screen.getByRole( 'link', { name: 'Add an event' } );
		expect( link ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post-new.php'
		);
		studio.defaults = [ 'Room rent' ];
		act( () => focusManager.setFocused( true ) );
		await settle();
		expect( event() ).toHaveDisplayValue( 'Room rent' );
		expect( link ).not.toBeInTheDocument();
		focusManager.setFocused( undefined );
	} );

	it( 'that another trainer has none of are not one’s own', async () => {
		studio.events = {};
		studio.defaults = [];
		await openForm();
		await pressIn( 'No events available', 'Close' );
		await choose( choice( 'Trainer' ), 'Karl Rebane' );
		expect( failure() ).toHaveTextContent(
			'This trainer has no events yet.'
		);
		expect(
			screen.queryByRole( 'link', { name: 'Add an event' } )
		).not.toBeInTheDocument();
	} );
} );
