import {
	canceledBy,
	LONGEST_UNDO,
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
	it( 'ends the offer of earlier ones on one of its bookings, and of no others', () => {
		const earlier = [
			write( 'series', [ '1', '2' ] ),
			write( 'a', [ '3' ] ),
		];
		expect( stages( withWrite( earlier, write( 'b', [ '2' ] ) ) ) ).toEqual(
			[ 'series over', 'a offered', 'b offered' ]
		);
	} );

	it( 'on a whole series ends the offer of one on a part of it', () => {
		const earlier = [ write( 'a', [ '2' ] ), write( 'b', [ '3' ] ) ];
		const series = write( 'series', [ '1', '2' ] );
		expect( stages( withWrite( earlier, series ) ) ).toEqual( [
			'a over',
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
