import {
	EASE,
	EDGE,
	MAX_SPEED,
	noPull,
	pullAt,
	speedAt,
	type Pull,
} from '../../../../src/domain/moving/edge';

const VIEW = { left: 0, top: 0, right: 1000, bottom: 600 };

const after = ( ...points: readonly ( readonly [ number, number ] )[] ) =>
	points
		.slice( 1 )
		.reduce< Pull >(
			( pull, [ x, y ] ) => pullAt( pull, { x, y }, VIEW ),
			noPull(
				{ x: points[ 0 ]?.[ 0 ] ?? 0, y: points[ 0 ]?.[ 1 ] ?? 0 },
				VIEW
			)
		);

describe( 'an edge', () => {
	it( 'pulls within 50 pixels', () => {
		expect( after( [ 500, 300 ], [ 500, 600 - EDGE ] ) ).toMatchObject( {
			y: 0,
		} );
		expect( after( [ 500, 300 ], [ 500, 601 - EDGE ] ) ).toMatchObject( {
			y: 1,
		} );
		expect( after( [ 500, 300 ], [ 20, 300 ] ) ).toMatchObject( {
			x: -1,
			y: 0,
		} );
	} );

	it( 'does not pull a card that was lifted there, until it moves towards it', () => {
		expect( after( [ 980, 580 ], [ 975, 575 ] ) ).toMatchObject( {
			x: 0,
			y: 0,
		} );
		expect(
			after( [ 980, 580 ], [ 960, 560 ], [ 970, 590 ] )
		).toMatchObject( {
			x: 1,
			y: 1,
		} );
	} );

	it.each( [
		[ 'left', [ 120, 300 ], [ 140, 300 ], [ 130, 300 ], { x: -1, y: 0 } ],
		[ 'right', [ 980, 300 ], [ 960, 300 ], [ 970, 300 ], { x: 1, y: 0 } ],
		[ 'upper', [ 500, 70 ], [ 500, 90 ], [ 500, 80 ], { x: 0, y: -1 } ],
		[ 'lower', [ 500, 580 ], [ 500, 560 ], [ 500, 570 ], { x: 0, y: 1 } ],
	] as const )(
		'pulls at the %s side once the pointer comes back towards it',
		( _side, start, away, back, pulls ) => {
			const view = { left: 100, top: 50, right: 1000, bottom: 600 };
			const [ from, ...then ] = [ start, away, back ].map(
				( [ x, y ] ) => ( { x, y } )
			);
			const pull = then.reduce< Pull >(
				( before, point ) => pullAt( before, point, view ),
				noPull( from ?? { x: 0, y: 0 }, view )
			);
			expect( pull ).toMatchObject( pulls );
		}
	);

	it( 'takes two pixels for a movement, and one for a tremor', () => {
		expect( after( [ 980, 300 ], [ 981, 300 ] ) ).toMatchObject( { x: 0 } );
		expect( after( [ 980, 300 ], [ 982, 300 ] ) ).toMatchObject( { x: 1 } );
	} );

	it( 'scrolls up to 900 pixels per second, eased in over 400 ms', () => {
		expect( MAX_SPEED ).toBe( 900 );
		expect( EASE ).toBe( 400 );
		expect( speedAt( 0, 400 ) ).toBe( 900 );
		expect( speedAt( -80, 4000 ) ).toBe( 900 );
		expect( speedAt( 25, 400 ) ).toBe( 450 );
		expect( speedAt( 0, 200 ) ).toBeLessThan( 300 );
		expect( speedAt( 0, 0 ) ).toBe( 0 );
		expect( speedAt( 50, 400 ) ).toBe( 0 );
	} );
} );
