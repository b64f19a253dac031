import { depthOf, withDepth } from '../../../src/domain/window-depth';

it.each( [ [ null ], [ undefined ], [ 'text' ], [ 5 ], [ {} ] ] )(
	'an entry of the history with %j has no windows open',
	( state ) => {
		expect( depthOf( state ) ).toBe( 0 );
		expect( withDepth( state, 2 ) ).toEqual( { studioCalendarWindows: 2 } );
	}
);

it( 'leaves what others keep in an entry', () => {
	expect( withDepth( { idx: 3 }, 1 ) ).toMatchObject( { idx: 3 } );
	expect( depthOf( { studioCalendarWindows: 'two' } ) ).toBe( 0 );
} );
