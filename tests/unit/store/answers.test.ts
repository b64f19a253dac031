import fc from 'fast-check';
import type { Client } from '../../../src/api/client';
import type { Booking, Schedule } from '../../../src/domain/booking';
import { answersOf, putting } from '../../../src/store/answers';
import { makeBooking, makeSchedule } from '../support/bookings';

const START = Date.parse( '2026-11-20T12:00:00Z' );
const IDS = [ 'a', 'b', 'c' ];

beforeEach( () => jest.useFakeTimers( { now: START } ) );
afterEach( () => jest.useRealTimers() );

/** Change on the server; the number of a change is the revision that it creates. */
interface Change {
	readonly id: string;
	/** Null cancels the booking. */
	readonly title: string | null;
	readonly isOwn: boolean;
}

type Titles = ReadonlyMap< string, string >;

const FIRST: Titles = new Map( IDS.map( ( id ) => [ id, 'first' ] ) );

function after( titles: Titles, changes: readonly Change[] ): Titles {
	const next = new Map( titles );
	for ( const { id, title } of changes ) {
		if ( title === null ) {
			next.delete( id );
		} else {
			next.set( id, title );
		}
	}
	return next;
}

const bookingsOf = ( titles: Titles ) =>
	Array.from( titles, ( [ id, title ] ) => makeBooking( { id, title } ) );

const titlesIn = ( bookings: readonly Booking[] ) =>
	new Map( bookings.map( ( { id, title } ) => [ id, title ] ) );

const sorted = ( titles: Titles ) => Array.from( titles ).sort();

const changesOf = ( { id, title }: Change ) => [
	title === null
		? { id, to: () => null }
		: putting( makeBooking( { id, title } ) ),
];

const changes = fc.array(
	fc.record( {
		id: fc.constantFrom( ...IDS ),
		title: fc.option( fc.string(), { nil: null } ),
		isOwn: fc.boolean(),
	} ),
	{ minLength: 1, maxLength: 8 }
);

/** Responses to the session's own writes, and reads of any revision, in any order. */
const runs = changes.chain( ( all ) => {
	const own = all.flatMap( ( { isOwn }, index ) =>
		isOwn ? [ { kind: 'write' as const, revision: index + 1 } ] : []
	);
	return fc
		.array( fc.integer( { min: 0, max: all.length } ), { maxLength: 8 } )
		.chain( ( reads ) => {
			const arrivals = [
				...own,
				...reads.map( ( revision ) => ( {
					kind: 'read' as const,
					revision,
				} ) ),
			];
			return fc.record( {
				all: fc.constant( all ),
				arrivals: fc.shuffledSubarray( arrivals, {
					minLength: arrivals.length,
				} ),
			} );
		} );
} );

it( 'shows the newest read and the own writes after it, in whichever order the answers come', () => {
	fc.assert(
		fc.property( runs, ( { all, arrivals } ) => {
			const answers = answersOf( {} as Client, '1' );
			const read = ( revision: number ): Schedule => {
				const titles = after( FIRST, all.slice( 0, revision ) );
				const asRead = bookingsOf( titles );
				return makeSchedule( { bookings: asRead, revision } );
			};
			let held = answers.letIn( undefined, read( 0 ) );
			let newest = 0;
			const written = new Set< number >();
			for ( const { kind, revision } of arrivals ) {
				if ( kind === 'read' ) {
					held = answers.letIn( held, read( revision ) );
					newest = Math.max( newest, revision );
				} else {
					const change = all[ revision - 1 ];
					answers.noteWrite(
						{ revision, bookings: [] },
						change ? changesOf( change ) : [],
						0
					);
					held = answers.letIn( held, { ...held } );
					written.add( revision );
				}
				const expected = after(
					after( FIRST, all.slice( 0, newest ) ),
					all.filter(
						( _change, index ) =>
							index >= newest && written.has( index + 1 )
					)
				);
				expect( sorted( titlesIn( held.bookings ) ) ).toEqual(
					sorted( expected )
				);
			}
		} )
	);
} );

describe( 'of a host that tells no revisions', () => {
	const read = ( asked: number, title: string ) =>
		makeSchedule( {
			asked,
			bookings: [ makeBooking( { id: 'a', title } ) ],
		} );
	const shown = ( { bookings }: Schedule ) =>
		bookings.map( ( { title } ) => title );

	it( 'what was asked for first never replaces what was asked for later', () => {
		const { letIn } = answersOf( {} as Client, '1' );
		const held = letIn( undefined, read( 2, 'new' ) );
		expect( letIn( held, read( 1, 'old' ) ) ).toBe( held );
		expect( shown( letIn( held, read( 3, 'newest' ) ) ) ).toEqual( [
			'newest',
		] );
	} );

	it( 'a write stays in the week until a read that was asked for after it', () => {
		const { letIn, noteWrite } = answersOf( {} as Client, '1' );
		let held = letIn( undefined, read( 1, 'before' ) );
		const booking = makeBooking( { id: 'a', title: 'mine' } );
		noteWrite(
			{ revision: null, bookings: [] },
			[ putting( booking ) ],
			3
		);
		held = letIn( held, { ...held } );
		expect( shown( held ) ).toEqual( [ 'mine' ] );
		held = letIn( held, read( 2, 'before' ) );
		expect( shown( held ) ).toEqual( [ 'mine' ] );
		held = letIn( held, read( 4, 'theirs' ) );
		expect( shown( held ) ).toEqual( [ 'theirs' ] );
	} );
} );

it( 'a booking that was moved is in the week it was moved to alone', () => {
	const { letIn, noteWrite } = answersOf( {} as Client, '1' );
	const booking = makeBooking( { id: 'a' } );
	const week = letIn(
		undefined,
		makeSchedule( { bookings: [ booking ], revision: 1 } )
	);
	const range = { from: '2026-11-23', to: '2026-11-29' };
	const next = letIn( undefined, makeSchedule( { range, revision: 1 } ) );
	const moved = { ...booking, date: '2026-11-24' };
	noteWrite( { revision: 2, bookings: [] }, [ putting( moved ) ], 1 );
	expect( letIn( week, { ...week } ).bookings ).toEqual( [] );
	expect( letIn( next, { ...next } ).bookings ).toEqual( [ moved ] );
} );

it( 'a site that was put back to a backup is believed after two minutes', () => {
	const { letIn, noteRevision, isBehind } = answersOf( {} as Client, '1' );
	const at = ( revision: number, seconds: number ) =>
		makeSchedule( { revision, asOf: START + seconds * 1000 } );
	const held = letIn( undefined, at( 9, 0 ) );
	noteRevision( 9 );
	expect( letIn( held, at( 4, 60 ) ).revision ).toBe( 9 );
	expect( isBehind( 4 ) ).toBe( true );
	jest.setSystemTime( START + 121_000 );
	expect( letIn( held, at( 4, 121 ) ).revision ).toBe( 4 );
	expect( isBehind( 4 ) ).toBe( false );
} );

describe( 'what is known of the revision', () => {
	const open = () => answersOf( {} as Client, '1' );

	it( 'puts an older one behind, and neither the same, a newer one nor none', () => {
		const { noteRevision, isBehind } = open();
		noteRevision( 9 );
		expect( [ 8, 9, 10, null ].map( isBehind ) ).toEqual( [
			true,
			false,
			false,
			false,
		] );
	} );

	it( 'stays when a response has none or an older one', () => {
		const { noteRevision, isBehind } = open();
		noteRevision( 9 );
		noteRevision( null );
		noteRevision( 4 );
		expect( isBehind( 8 ) ).toBe( true );
	} );

	it( 'counts for two minutes and no longer', () => {
		const { noteRevision, isBehind } = open();
		noteRevision( 9 );
		jest.setSystemTime( START + 119_999 );
		expect( isBehind( 8 ) ).toBe( true );
		jest.setSystemTime( START + 120_000 );
		expect( isBehind( 8 ) ).toBe( false );
	} );

	it( 'lets a response of the same revision, or of the same request, in', () => {
		const { letIn } = open();
		const first = makeSchedule( { revision: 9, asOf: START } );
		const second = { ...first, asOf: START + 1 };
		expect( letIn( letIn( undefined, first ), second ).asOf ).toBe(
			START + 1
		);
		const plain = makeSchedule( { revision: null, asked: 3, asOf: START } );
		expect( letIn( plain, { ...plain, asOf: START + 2 } ).asOf ).toBe(
			START + 2
		);
	} );

	it( 'decides only between two responses that have one; otherwise the order of their requests does', () => {
		const { letIn } = open();
		const at = ( revision: number | null, asked: number, asOf: number ) =>
			makeSchedule( { revision, asked, asOf: START + asOf } );
		expect( letIn( at( 9, 1, 0 ), at( null, 2, 1 ) ).asOf ).toBe(
			START + 1
		);
		expect( letIn( at( null, 1, 0 ), at( 9, 0, 1 ) ).asOf ).toBe( START );
	} );
} );

it( 'an own write that no read has shown is forgotten after two minutes', () => {
	const { letIn, noteWrite } = answersOf( {} as Client, '1' );
	const read = makeSchedule( { asked: 2, bookings: [] } );
	const booking = makeBooking( { id: 'a' } );
	noteWrite( { revision: null, bookings: [] }, [ putting( booking ) ], 3 );
	expect( letIn( undefined, read ).bookings ).toHaveLength( 1 );
	jest.setSystemTime( START + 121_000 );
	expect( letIn( undefined, read ).bookings ).toHaveLength( 0 );
} );
