import fc from 'fast-check';
import { roomBlocks } from '../../../src/domain/room-blocks';

const rooms = ( count: number ) =>
	Array.from( { length: count }, ( _, i ) => i );
const sizes = ( count: number, width: number ) =>
	roomBlocks( rooms( count ), width ).map( ( block ) => block.rooms.length );

describe( 'rooms of a narrow calendar', () => {
	it( 'share the width down to 64 px: four fit 320', () => {
		expect( sizes( 4, 320 ) ).toEqual( [ 4 ] );
		expect( roomBlocks( rooms( 4 ), 320 )[ 0 ]?.fit ).toEqual( {
			daysInView: 1,
			column: 68,
			hours: 48,
		} );
		expect( sizes( 4, 48 + 4 * 64 ) ).toEqual( [ 4 ] );
		expect( sizes( 4, 48 + 4 * 64 - 1 ) ).toEqual( [ 2, 2 ] );
	} );

	it( 'make balanced blocks where they are more', () => {
		expect( sizes( 8, 320 ) ).toEqual( [ 4, 4 ] );
		expect( sizes( 9, 320 ) ).toEqual( [ 3, 3, 3 ] );
		expect( sizes( 5, 320 ) ).toEqual( [ 2, 3 ] );
		expect( sizes( 8, 640 ) ).toEqual( [ 8 ] );
	} );

	it( 'are one to a page where not even two fit', () => {
		expect( sizes( 3, 100 ) ).toEqual( [ 1, 1, 1 ] );
	} );

	it( 'are all there, in order, in as few blocks of nearly one size as fit', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 1, max: 40 } ),
				fc.integer( { min: 112, max: 800 } ),
				( count, width ) => {
					const blocks = roomBlocks( rooms( count ), width );
					const found = blocks.map( ( block ) => block.rooms.length );
					const most = Math.floor( ( width - 48 ) / 64 );
					expect(
						blocks.flatMap( ( block ) => block.rooms )
					).toEqual( rooms( count ) );
					expect( blocks ).toHaveLength( Math.ceil( count / most ) );
					expect(
						Math.max( ...found ) - Math.min( ...found )
					).toBeLessThan( 2 );
					for ( const { first, rooms: part, fit } of blocks ) {
						expect( part[ 0 ] ).toBe( first );
						expect( fit.column ).toBeGreaterThanOrEqual( 64 );
						expect( fit.hours + part.length * fit.column ).toBe(
							width
						);
					}
				}
			)
		);
	} );
} );
