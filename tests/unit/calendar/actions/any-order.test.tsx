/**
 * Whatever people do, and in whichever order the server's answers come or are lost: each booking is one card, and the week
 * ends as the server has it. `STUDIO_CALENDAR_RUNS=2000` tries more, from a seed of its own, which a failure names.
 */
import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import type { WireBooking } from '../../../../src/contract/schedule';
import { deeds, type Deed } from '../../support/any-deeds';
import {
	BOOKINGS,
	cards,
	does,
	formOf,
	HIDDEN,
	person,
	undos,
	wait,
} from '../../support/any-person';
import {
	desk,
	DRAWN,
	frames,
	NOW,
	open,
	seconds,
	setUpDesk,
} from '../../support/desk';
import { HeldLine } from '../../support/held-line';
import { leavePage } from '../../support/mounted';
import { StudioHost } from '../../support/studio-host';

setUpDesk();

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

/** A form in which a person types stays open, with its words and, unless a failure is told above it, the focus. */
function expectUndisturbed() {
	const { typed } = person;
	if ( typed !== null ) {
		const field = screen.getByLabelText( HIDDEN );
		expect( field ).toHaveValue( typed );
		expect( formOf() === null || field.matches( ':focus' ) ).toBe( true );
	}
}

async function expectSound( line: HeldLine, host: StudioHost ) {
	// What has just come is drawn in the next frames.
	while ( Date.now() - line.toldAt < DRAWN ) {
		await frames();
	}
	expectEachOnce();
	expectNoneOlder( line, host );
	expectUndisturbed();
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
	person.typed = null;
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
	// The answer to a form that was closed closed the next one.
	[
		{
			is: 'edit',
			at: 0,
			then: 'save and close',
			line: 'slow',
			pause: 0,
		},
		{ is: 'edit', at: 1, then: 'type', line: 'slow', pause: 0 },
		{ is: 'arrive', at: 0, isLost: false },
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
