/** What the calendar shows of an undo: what the server answers, or, where that is no yes, its week as it is now. */
import { screen } from '@testing-library/react';
import { FIRST_DAY, wireError, wireSchedule } from '../../support/fake-server';
import {
	answer,
	button,
	card,
	choose,
	desk,
	isRead,
	isUndo,
	open,
	PENDING,
	press,
	reads,
	setUpDesk,
	settle,
	written,
} from '../../support/desk';
import { EXTERNAL } from '../../support/mounted';

setUpDesk();

const undo = () => screen.queryByRole( 'button', { name: 'Undo' } );

it( 'shows what the answer says before the week can be read anew', async () => {
	const approved = { ...PENDING, status: 'Approved' };
	let revision = 10;
	desk.server.answer( ( call ) => {
		if ( isRead( call ) ) {
			const isHere = call.query.get( 'date_from' ) === FIRST_DAY;
			const now = revision > 10 ? approved : PENDING;
			return {
				body: wireSchedule( isHere ? [ now ] : [], {
					permission: 'Owner',
					user_id: 5,
					revision: Math.min( revision, 11 ),
				} ),
			};
		}
		revision += 1;
		const bookings = [ isUndo( call ) ? PENDING : approved ];
		return { body: { status: 'ok', revision, bookings } };
	} );
	await open();
	await choose( 'Approve' );
	await settle();
	expect( card() ).not.toHaveAccessibleName( /Pending/ );
	await press( button( 'Undo' ) );
	await settle();
	expect( card() ).toHaveAccessibleName( /Pending/ );
} );

it( 'reads the week again after a refusal', async () => {
	await open();
	await choose( 'Approve' );
	await settle();
	const before = reads();
	desk.refusal = {
		status: 409,
		body: wireError( 'changed_meanwhile', 'Review it.' ),
	};
	desk.bookings = [ { ...PENDING, title: 'Tango' } ];
	await press( button( 'Undo' ) );
	await settle();
	expect( reads() - before ).toBe( 1 );
	expect( card() ).toHaveAccessibleName( /^Tango/ );
	expect( console ).toHaveErrored();
} );

describe( 'on an external host', () => {
	it( 'the restored booking is as the answer has it', async () => {
		await open( { external: EXTERNAL } );
		await choose( 'Cancel booking' );
		await settle();
		desk.server.answer( ( call ) =>
			isRead( call )
				? 'silent'
				: {
						body: {
							status: 'ok',
							bookings: [ { ...PENDING, title: 'Tango' } ],
						},
					}
		);
		await press( button( 'Undo' ) );
		await settle();
		expect( card() ).toHaveAccessibleName( /^Tango/ );
		expect( card() ).not.toHaveAccessibleName( /Canceled/ );
	} );

	it( 'a cancellation whose undo may have failed can be taken back again', async () => {
		await open( { external: EXTERNAL } );
		await choose( 'Cancel booking' );
		await settle();
		desk.server.answer( ( call ) =>
			isRead( call )
				? answer( call )
				: { status: 503, body: wireError( 'busy', 'Busy.' ) }
		);
		await press( button( 'Undo' ) );
		await settle();
		expect( screen.getByText( 'Busy.' ) ).toBeVisible();
		desk.server.answer( answer );
		await press( button( 'Undo' ) );
		await settle();
		expect( undo() ).not.toBeInTheDocument();
		expect( written() ).toEqual( [
			'cancel/41',
			'restore/41',
			'restore/41',
		] );
		expect( console ).toHaveErrored();
	} );
} );
