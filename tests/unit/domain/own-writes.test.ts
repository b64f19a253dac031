import {
	canceledBy,
	hasChangedSince,
	isCovered,
	LONGEST_UNDO,
	withoutOffer,
	withoutUndone,
	withWrite,
	type ToldWrite,
} from '../../../src/domain/own-writes';
import { makeBooking } from '../support/bookings';

const NOW = Date.parse( '2026-11-20T12:20:00Z' );

const write = (
	requestId: string,
	ids: readonly string[],
	part: Partial< ToldWrite > = {}
): ToldWrite => ( {
	requestId,
	kind: 'move',
	bookings: ids.map( ( id ) => makeBooking( { id } ) ),
	isPendingAgain: false,
	stage: 'offered',
	at: NOW,
	...part,
} );

const stages = ( writes: readonly ToldWrite[] ) =>
	writes.map( ( { requestId, stage } ) => `${ requestId } ${ stage }` );

describe( 'a write', () => {
	it( 'covers earlier ones on one of its bookings, and no others', () => {
		const earlier = [
			write( 'series', [ '1', '2' ] ),
			write( 'over', [ '2' ], { stage: 'over' } ),
			write( 'undoing', [ '2' ], { stage: 'undoing' } ),
			write( 'a', [ '3' ] ),
		];
		const writes = withWrite( earlier, write( 'b', [ '2' ] ) );
		expect( stages( writes ) ).toEqual( [
			'series kept',
			'over over',
			'undoing undoing',
			'a offered',
			'b offered',
		] );
		expect( writes.map( ( one ) => isCovered( writes, one ) ) ).toEqual( [
			true,
			true,
			true,
			false,
			false,
		] );
	} );

	it( 'that was undone offers those that nothing else covers', () => {
		const [ series, a, b ] = [
			write( 'series', [ '1', '2' ], { stage: 'kept' } ),
			write( 'a', [ '1' ], { stage: 'kept' } ),
			write( 'b', [ '2' ] ),
		];
		const other = write( 'other', [ '9' ], { stage: 'kept' } );
		const first = withoutUndone( [ other, series, a, b ], b );
		expect( stages( first ) ).toEqual( [
			'other kept',
			'series kept',
			'a kept',
		] );
		expect( stages( withoutUndone( first, a ) ) ).toEqual( [
			'other kept',
			'series again',
		] );
	} );

	it( 'that is not undone any more takes along all that is below it', () => {
		const writes = [
			write( 'canceled', [ '1' ], { kind: 'cancel' } ),
			write( 'a', [ '1' ] ),
			write( 'other', [ '9' ] ),
			write( 'series', [ '1', '2' ] ),
			write( 'b', [ '2' ] ),
			write( 'later', [ '2' ], { at: NOW + 1 } ),
		];
		const isTold = ( { kind }: ToldWrite ) => kind !== 'cancel';
		const [ , , , , b ] = writes;
		expect(
			stages( withoutOffer( writes, b as ToldWrite, isTold ) )
		).toEqual( [
			'a over',
			'other offered',
			'series over',
			'b over',
			'later offered',
		] );
	} );

	it( 'on a whole series covers one on a part of it', () => {
		const earlier = [ write( 'a', [ '2' ] ), write( 'b', [ '3' ] ) ];
		const series = write( 'series', [ '1', '2' ] );
		expect( stages( withWrite( earlier, series ) ) ).toEqual( [
			'a kept',
			'b offered',
			'series offered',
		] );
	} );

	it( 'is forgotten after ten minutes', () => {
		const old = write( 'old', [ '1' ], { at: NOW - LONGEST_UNDO } );
		const young = write( 'young', [ '2' ], { at: NOW - LONGEST_UNDO + 1 } );
		expect(
			stages( withWrite( [ old, young ], write( 'new', [ '3' ] ) ) )
		).toEqual( [ 'young offered', 'new offered' ] );
	} );
} );

it( 'canceled bookings stay in their places while a toast offers them or takes them back', () => {
	const canceled = ( [ 'offered', 'undoing', 'kept', 'over' ] as const ).map(
		( stage, index ) =>
			write( stage, [ String( index ) ], { kind: 'cancel', stage } )
	);
	expect(
		canceledBy( [ write( 'moved', [ '9' ] ), ...canceled ] ).map(
			( { id } ) => id
		)
	).toEqual( [ '0', '1' ] );
} );

it.each( [ 'cancel', 'move' ] as const )(
	'a canceled booking that was seen back belongs to a later write: %s',
	( kind ) => {
		const again = makeBooking( { id: '1', from: 600 } );
		const writes = [
			write( 'first', [ '1' ], { kind: 'cancel', stage: 'undoing' } ),
			write( 'other', [ '2' ], { kind: 'cancel' } ),
			write( 'later', [], { kind, bookings: [ again ] } ),
		];
		expect( canceledBy( writes ) ).toEqual( [
			...( writes[ 1 ]?.bookings ?? [] ),
			...( kind === 'cancel' ? [ again ] : [] ),
		] );
	}
);

describe( 'a booking', () => {
	const left = makeBooking( { id: '1', revision: 4 } );
	const moved = write( 'moved', [], { bookings: [ left ] } );

	it.each( [
		[ 'is as it was left', { revision: 4 }, false ],
		[ 'came back to it', { revision: 6 }, false ],
		[ 'has another picture', { revision: 6, avatar: 'new.png' }, false ],
		[ 'is an older answer', { revision: 3, from: 600 }, false ],
		[ 'was moved', { revision: 5, from: 600 }, true ],
		[ 'is of another series', { revision: 5, seriesId: '9' }, true ],
		[
			'was paid',
			{
				revision: 5,
				payment: {
					isPaid: true,
					method: 'cash',
					frequency: 'monthly',
				},
			},
			true,
		],
	] as const )( 'that %s: %j', ( _name, part, hasChanged ) => {
		expect( hasChangedSince( moved, { ...left, ...part } ) ).toBe(
			hasChanged
		);
	} );

	it( 'that is there again after a cancel has changed', () => {
		const canceled: ToldWrite = { ...moved, kind: 'cancel' };
		expect( hasChangedSince( canceled, { ...left, revision: 6 } ) ).toBe(
			true
		);
	} );
} );
