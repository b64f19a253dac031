import { fireEvent, screen } from '@testing-library/react';
import { setUpDrawing } from '../../support/drawing';
import { wireBooking, wireError } from '../../support/fake-server';
import {
	added,
	button,
	openEdit,
	openForm,
	press,
	setUpForm,
	studio,
	type,
	wait,
} from '../../support/form';
import { partOf } from '../../support/strip';

setUpForm();

const { animate, scroll } = setUpDrawing();

/** Makes the next "add" respond with these bookings. */
function makes( ...bookings: ReturnType< typeof wireBooking >[] ) {
	studio.refusal = { body: { status: 'ok', revision: 129, bookings } };
}

const made = ( id: number, part = {} ) =>
	wireBooking( {
		id,
		status: 'Pending',
		time_from: '12:00',
		time_to: '14:00',
		...part,
	} );

/** Submits a series of five weeks, of which a response may contain fewer bookings. */
async function makeSeries() {
	fireEvent.click(
		screen.getByRole( 'checkbox', { name: 'Repeat event / booking' } )
	);
	await press( 'Create 5 bookings' );
}

describe( 'what was made', () => {
	it( 'is told with who decides next', async () => {
		makes(
			made( 51 ),
			made( 52, { date: '2026-11-27' } ),
			made( 53, { date: '2026-12-04' } )
		);
		await openForm();
		await makeSeries();
		expect( screen.getByText( 'Created Successfully' ) ).toBeVisible();
		expect(
			screen.getByText(
				/3 bookings requested. An owner will approve them./
			)
		).toBeVisible();
		expect( button( 'Book' ) ).toHaveFocus();
	} );

	it( 'waits for nobody where it is approved', async () => {
		makes( made( 51, { status: 'Approved' } ) );
		await openForm();
		await press( 'Create' );
		expect( screen.getByText( /1 booking approved./ ) ).toBeVisible();
	} );

	it( 'comes into view and is marked as soon as it is drawn', async () => {
		makes( made( 51 ) );
		await openForm();
		studio.bookings = [ ...studio.bookings, made( 51, { room_id: 12 } ) ];
		await press( 'Create' );
		await wait( 50 );
		const card = partOf( '[data-booking-id="51"]' );
		expect( animate.mock.contexts ).toEqual( [ card ] );
		expect( scroll.mock.contexts ).toEqual( [ card ] );
	} );

	it( 'in another week takes the calendar there', async () => {
		makes( made( 51, { date: '2026-12-04' } ) );
		await openForm();
		await makeSeries();
		expect( window.location.search ).toContain( 'week=2026-11-30' );
	} );

	it( 'is taken back as a whole', async () => {
		makes( made( 51 ), made( 52, { date: '2026-11-27' } ) );
		await openForm();
		await makeSeries();
		studio.refusal = { body: { status: 'ok', canceled: [ 51, 52 ] } };
		await press( 'Undo' );
		const [ add, undo, ...others ] = studio.server.calls
			.filter( ( { url } ) => /add|undo|cancel/.test( url.pathname ) )
			.map( ( { url, query } ) => [
				url.pathname.split( '/' ).at( -1 ),
				query.get( 'request_id' ) ?? added()[ 'request_id' ],
			] );
		expect( others ).toEqual( [] );
		expect( add ).toEqual( [ 'add', expect.stringMatching( /^\w+$/ ) ] );
		expect( undo ).toEqual( [ 'undo', add?.[ 1 ] ] );
		expect( screen.getByText( 'Undone' ) ).toBeVisible();
		expect(
			screen.queryByText( 'Created Successfully' )
		).not.toBeInTheDocument();
	} );

	it( 'that cannot be taken back says why', async () => {
		makes( made( 51 ) );
		await openForm();
		await press( 'Create' );
		studio.refusal = {
			status: 503,
			body: wireError( 'busy', 'Please try again' ),
		};
		await press( 'Undo' );
		expect( screen.getByText( 'Please try again' ) ).toBeVisible();
		expect( console ).toHaveErrored();
	} );

	it( 'can be taken back for ten seconds', async () => {
		makes( made( 51 ) );
		await openForm();
		await press( 'Create' );
		for ( let second = 0; second < 9; second++ ) {
			await wait( 1000 );
		}
		expect( button( 'Undo' ) ).toBeInTheDocument();
		await wait( 1000 );
		await wait( 1000 );
		expect(
			screen.queryByRole( 'button', { name: 'Undo' } )
		).not.toBeInTheDocument();
	} );
} );

describe( 'a trainer who moves an approved booking', () => {
	const notice = () => screen.queryByText( /pending again/ );

	beforeEach( () => {
		studio.permission = 'Trainer';
		studio.settings = { approvalNeeded: true };
		studio.bookings = [ wireBooking( { status: 'Approved' } ) ];
	} );

	it( 'is told that it is pending again, before saving', async () => {
		await openEdit();
		expect( notice() ).toBeNull();
		await type( 'Time to', '2000' );
		expect( notice() ).toBeVisible();
		await type( 'Time to', '1930' );
		expect( notice() ).toBeNull();
	} );

	it( 'is told so again after saving', async () => {
		await openEdit();
		await type( 'Time to', '2000' );
		const part = { status: 'Pending', time_to: '20:00' };
		makes( wireBooking( part ) );
		await press( 'Save' );
		expect(
			screen.getByText( 'Changes saved: Salsa I, Fri 18:00' )
		).toBeVisible();
		expect( screen.getByText( /Pending again/ ) ).toBeVisible();
	} );

	it.each( [
		[
			'the studio wants no approval',
			{ settings: { approvalNeeded: false } },
		],
		[
			'it is pending',
			{ bookings: [ wireBooking( { status: 'Pending' } ) ] },
		],
		[ 'it is an owner', { permission: 'Owner' } ],
	] )( 'is not where %s', async ( _case, part ) => {
		Object.assign( studio, part );
		await openEdit();
		await type( 'Time to', '2000' );
		expect( notice() ).toBeNull();
	} );
} );

describe( 'a studio without rooms', () => {
	beforeEach( () => {
		studio.rooms = [];
		studio.bookings = [];
	} );

	it( 'leads who may to where one is added', async () => {
		studio.urls = { newRoom: 'http://localhost/wp-admin/post.php?post=1' };
		await openForm();
		expect(
			screen.getByText( 'This studio has no rooms yet.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Add a room' } )
		).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/post.php?post=1'
		);
	} );

	it( 'sends the others to the owner', async () => {
		studio.permission = 'Trainer';
		await openForm();
		expect(
			screen.getByText( /Ask the studio’s owner to add one./ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'Add a room' } )
		).not.toBeInTheDocument();
	} );

	it( 'leads nowhere on another site', async () => {
		studio.urls = { newRoom: 'https://elsewhere.example/wp-admin/' };
		await openForm();
		expect(
			screen.queryByRole( 'link', { name: 'Add a room' } )
		).not.toBeInTheDocument();
	} );
} );
