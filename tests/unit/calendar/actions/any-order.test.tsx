/**
 * Whatever people do, and in whichever order the server's answers come or are lost: each booking is one card, and the week
 * ends as the server has it. `STUDIO_CALENDAR_RUNS=2000` tries more, from a seed of its own, which a failure names.
 */
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import type { WireBooking } from '../../../../src/contract/schedule';
import { deeds, type Deed, type Step } from '../../support/any-deeds';
import {
	button,
	desk,
	NOW,
	open,
	PENDING,
	press,
	seconds,
	setUpDesk,
	settle,
	user,
} from '../../support/desk';
import { HeldLine } from '../../support/held-line';
import { leavePage } from '../../support/mounted';
import { StudioHost, type Action } from '../../support/studio-host';

setUpDesk();

const BOOKINGS = [
	{ ...PENDING, id: 41, title: 'Salsa', date: '2026-11-20' },
	{ ...PENDING, id: 42, title: 'Tango', date: '2026-11-21' },
] as const;

const NAMES: Readonly< Record< Action, string > > = {
	approve: 'Approve',
	cancel: 'Cancel booking',
	markPaid: 'Mark as paid',
	markUnpaid: 'Mark as unpaid',
};

/** Seconds after which the longest write has been given up, asked about and read again, and every toast has ended. */
const LONG = 60;

const bookingAt = ( at: number ) => BOOKINGS[ at ? 1 : 0 ];
const cards = () => screen.queryAllByRole( 'article', { hidden: true } );
const undos = () => screen.queryAllByRole( 'button', { name: 'Undo' } );

async function pressAny( role: string, name: string, place = document.body ) {
	const found = within( place ).queryAllByRole( role, { name } ).at( -1 );
	if ( found ) {
		await press( found );
	}
}

/** Milliseconds after which an answer is on the screen. */
const DRAWN = 40;

const frames = () => act( () => jest.advanceTimersByTimeAsync( DRAWN ) );

async function key( name: string ) {
	await act( () => user.keyboard( `{${ name }}` ) );
	await frames();
}

/** Lifts a card, moves it and drops it; where it cannot be dropped it is put back. */
async function move( at: number, step: Step ) {
	const [ title ] = screen.queryAllByRole( 'button', {
		name: new RegExp( `^${ bookingAt( at ).title }, ` ),
	} );
	if ( ! title ) {
		return;
	}
	act( () => title.focus() );
	await key( 'm' );
	await key( step );
	await key( 'Enter' );
	await key( 'Escape' );
}

/** Chooses an action in a booking's menu, where it is offered. */
async function choose( at: number, action: Action ) {
	const { title } = bookingAt( at );
	const [ card ] = screen.queryAllByRole( 'article', {
		name: new RegExp( `^${ title }` ),
	} );
	if ( ! card ) {
		return;
	}
	await user.hover( card );
	await pressAny( 'button', `Actions: ${ title }` );
	await pressAny( 'menuitem', NAMES[ action ] );
	if ( screen.queryByRole( 'menu' ) ) {
		await act( () => user.keyboard( '{Escape}' ) );
	}
	await user.unhover( card );
}

/** Presses a button of the dialog that tells of a failure, where there is one. */
async function answerDialog( name: string ) {
	const dialog = screen.queryByRole( 'dialog' );
	if ( dialog ) {
		await pressAny( 'button', name, dialog );
	}
}

async function does( deed: Deed, line: HeldLine, host: StudioHost ) {
	if ( 'line' in deed ) {
		line.line = deed.line;
	}
	switch ( deed.is ) {
		case 'choose':
			await choose( deed.at, deed.action );
			break;
		case 'move':
			await move( deed.at, deed.step );
			break;
		case 'undo':
			await pressAny( 'button', 'Undo' );
			// A browser tells what is below the pointer once the toast is gone.
			await user.hover( screen.getByRole( 'grid', { hidden: true } ) );
			break;
		case 'key':
			fireEvent.keyDown( document.body, { key: 'z', ctrlKey: true } );
			break;
		case 'others':
			host.act(
				deed.action,
				String( bookingAt( deed.at ).id ),
				'others'
			);
			break;
		case 'arrive':
			line.deliver( deed.at, deed.isLost );
			break;
		case 'close':
			await answerDialog( 'Close' );
			break;
		case 'retry':
			await answerDialog( 'Try again' );
	}
	await settle();
}

/** Leaves all as people leave it who wait: answers come, failures are read, and no toast has the focus. */
async function wait( line: HeldLine ) {
	line.mend();
	await seconds( 5 );
	while ( screen.queryByRole( 'dialog' ) ) {
		await answerDialog( 'Close' );
		await settle();
	}
	act( () => button( 'Next week' ).focus() );
	await seconds( LONG );
}

const idOf = ( card: HTMLElement ) => String( card.dataset[ 'bookingId' ] );

/** Each booking is one card, and no more writes are offered to be undone than there are bookings. */
function expectEachOnce() {
	const ids = cards().map( idOf );
	expect( ids ).toEqual( Array.from( new Set( ids ) ) );
	expect( undos().length ).toBeLessThanOrEqual( BOOKINGS.length );
}

/** The bookings that take time, as the calendar shows them. */
const shown = () =>
	cards()
		.filter( ( { ariaLabel } ) => ! / Canceled,/.test( ariaLabel ?? '' ) )
		.map( ( card ) => ( {
			id: Number( idOf( card ) ),
			isPending: / Pending,/.test( card.ariaLabel ?? '' ),
			isPaid: / Paid,/.test( card.ariaLabel ?? '' ),
			place: PLACE.exec( card.ariaLabel ?? '' )
				?.slice( 1 )
				.join( ' ' ),
		} ) );

/** Day, start and room in the name of a card. */
const PLACE = / (\d+) November (\d\d:\d\d)–\d\d:\d\d, (Big|Small) hall/;

const isBusy = ( { ariaBusy }: HTMLElement ) => ariaBusy === 'true';

const asShown = ( { payment_status: payment, ...booking }: WireBooking ) => ( {
	id: booking.id,
	isPending: booking.status === 'Pending',
	isPaid: payment === 'paid',
	place: [
		booking.date.slice( -2 ),
		booking.time_from,
		booking.room_id === 11 ? 'Big' : 'Small',
	].join( ' ' ),
} );

/** Whether a booking is shown where it is being saved, as it was when it was lifted. */
const isMoving = ( id: number ) =>
	cards().some(
		( card ) =>
			idOf( card ) === String( id ) &&
			card.classList.contains( 'is-moved' )
	);

/** Each booking is as it was once, and not before the newest answer about it, in whichever order they came. */
function expectNoneOlder( line: HeldLine, host: StudioHost ) {
	for ( const { id } of BOOKINGS.filter( ( one ) => ! isMoving( one.id ) ) ) {
		const past = host.pastOf( String( id ), line.knownOf( String( id ) ) );
		expect( past.map( ( one ) => one && asShown( one ) ) ).toContainEqual(
			shown().find( ( one ) => one.id === id )
		);
	}
}

async function expectSound( line: HeldLine, host: StudioHost ) {
	// What has just come is drawn in the next frames.
	while ( Date.now() - line.toldAt < DRAWN ) {
		await frames();
	}
	expectEachOnce();
	expectNoneOlder( line, host );
}

/** Calls that failed, and what React says of answers that come while a press is played. */
const EXPECTED = /^Studio Calendar: |not configured to support act/;

/** Returns what else was logged since it was last asked: React's warnings, above all. */
function complaints() {
	const { error } = console as unknown as { readonly error: jest.Mock };
	const texts = error.mock.calls.map( ( [ text ] ) => String( text ) );
	error.mockClear();
	return texts.filter( ( text ) => ! EXPECTED.test( text ) );
}

/** Chance, by which the app spreads its reads, is a part of the sequence, so that one that failed fails again. */
function plan( chance: number ) {
	let last = chance;
	jest.spyOn( Math, 'random' ).mockImplementation( () => {
		last = ( last * 16_807 ) % 2_147_483_647;
		return last / 2_147_483_647;
	} );
}

/** Forgets what the sequence before has left: its hours, which would end in another week, above all. */
function beginAnew( chance: number ) {
	jest.setSystemTime( NOW );
	plan( chance );
	window.localStorage.clear();
	window.sessionStorage.clear();
	complaints();
}

const CANCEL = { is: 'choose', at: 0, action: 'cancel' } as const;

/** What has found a defect, and is always tried. */
const FOUND: readonly ( readonly Deed[] )[] = [
	// Two cards: canceled again before the answer that the booking is back.
	[
		{ ...CANCEL, line: 'quick', pause: 0 },
		{ is: 'undo', line: 'slow', pause: 20 },
		{ ...CANCEL, line: 'quick', pause: 0 },
	],
];

const chances = fc.integer( { min: 1, max: 2_147_483_646 } );

const RUNS = process.env[ 'STUDIO_CALENDAR_RUNS' ];

it( 'each booking is one card, and the week ends as the server has it', async () => {
	await fc.assert(
		fc.asyncProperty( deeds, chances, async ( all, chance ) => {
			beginAnew( chance );
			const host = new StudioHost( BOOKINGS );
			const line = new HeldLine( desk.server, host );
			await open();
			try {
				for ( const deed of all ) {
					await does( deed, line, host );
					await expectSound( line, host );
					await seconds( 'pause' in deed ? deed.pause : 0 );
					await expectSound( line, host );
				}
				await wait( line );
				expect( shown() ).toEqual( host.bookings().map( asShown ) );
				expect( cards() ).toHaveLength( host.bookings().length );
				expect( cards().filter( isBusy ) ).toEqual( [] );
				expect(
					screen.queryByText( /^Undoing/ )
				).not.toBeInTheDocument();
				expect( undos() ).toEqual( [] );
				expect( complaints() ).toEqual( [] );
			} finally {
				leavePage();
			}
		} ),
		{
			examples: FOUND.map( ( one ) => [ one, 1 ] ),
			...( RUNS
				? { numRuns: Number( RUNS ) }
				: { numRuns: 15, seed: 1 } ),
		}
	);
}, 3_600_000 );
