import { screen, within } from '@testing-library/react';
import { FIRST_DAY, wireError, wireSchedule } from '../support/fake-server';
import {
	choose,
	desk,
	dialog,
	isRead,
	open,
	PENDING,
	press,
	reads,
	seconds,
	setUpDesk,
	settle,
	written,
} from '../support/desk';

const APPROVED = { ...PENDING, status: 'Approved' };

setUpDesk();

/** Simulates a host whose replica shows a write only after this many reads of the week. */
function answerFrom( revision: number, lag: number ) {
	let readsLeft = lag;
	let isWritten = false;
	desk.server.answer( ( call ) => {
		if ( ! isRead( call ) ) {
			isWritten = true;
			return { body: { status: 'ok', revision: revision + 1 } };
		}
		if ( call.query.get( 'date_from' ) !== FIRST_DAY ) {
			return { body: wireSchedule( [] ) };
		}
		const isNew = isWritten && readsLeft-- <= 0;
		return {
			body: wireSchedule( [ isNew ? APPROVED : PENDING ], {
				permission: 'Owner',
				user_id: 5,
				revision: isNew ? revision + 1 : revision,
			} ),
		};
	} );
}

it( 'a read older than what was written is asked again until it is not', async () => {
	answerFrom( 10, 2 );
	await open();
	const before = reads();
	await choose( 'Approve' );
	await settle();
	expect( reads() - before ).toBe( 1 );
	expect( screen.getByRole( 'article' ) ).not.toHaveAccessibleName(
		/Pending/
	);
	expect( screen.getByRole( 'article' ) ).not.toHaveAttribute( 'aria-busy' );
	await seconds( 1 );
	expect( reads() - before ).toBe( 2 );
	await seconds( 1 );
	expect( reads() - before ).toBe( 3 );
} );

it( 'and one that lags for longer never puts the card back', async () => {
	answerFrom( 20, 99 );
	await open();
	const before = reads();
	await choose( 'Approve' );
	await seconds( 4 );
	expect( reads() - before ).toBe( 4 );
	for ( let times = 0; times < 8; times++ ) {
		expect( screen.getByRole( 'article' ) ).not.toHaveAccessibleName(
			/Pending/
		);
		await seconds( 5 );
	}
	expect( reads() - before ).toBeGreaterThan( 8 );
} );

it.each( [
	[ 'whose answer is lost', 'unreachable' as const ],
	[
		'that is refused',
		{ status: 409, body: wireError( 'changed_meanwhile', '' ) },
	],
] )( 'the week is read again after a write %s', async ( _what, reply ) => {
	await open();
	desk.server.answer( ( call ) => {
		if ( ! isRead( call ) ) {
			return reply;
		}
		return {
			body: wireSchedule(
				call.query.get( 'date_from' ) === FIRST_DAY ? [ APPROVED ] : [],
				{ permission: 'Owner', user_id: 5 }
			),
		};
	} );
	await choose( 'Approve' );
	const modal = await dialog( 'Not saved' );
	await press( within( modal ).getByText( 'Close' ) );
	await settle();
	expect( written() ).toEqual( [ 'approve/41' ] );
	expect( screen.getByRole( 'article' ) ).not.toHaveAccessibleName(
		/Pending/
	);
	expect( console ).toHaveErrored();
} );
