import { renderHook } from '@testing-library/react';
import {
	useDrawnColumns,
	type DrawnColumns,
} from '../../../../src/calendar/grid/use-drawn-columns';

interface Asked {
	readonly days: string | null;
}

/** Returns each value that was rendered, in order. */
function rendered( first: Asked ) {
	const values: ( DrawnColumns | null )[] = [];
	const { rerender } = renderHook(
		( { days }: Asked ) => values.push( useDrawnColumns( days, 8, 16 ) ),
		{ initialProps: first }
	);
	return { values, rerender };
}

it( 'draws the columns in view with the first paint, then all', () => {
	const { values } = rendered( { days: 'a' } );
	expect( values ).toEqual( [ { from: 8, to: 24 }, null ] );
} );

it( 'begins again with other days, and not with the same', () => {
	const { values, rerender } = rendered( { days: 'a' } );
	rerender( { days: 'a' } );
	expect( values.slice( 2 ) ).toEqual( [ null ] );
	rerender( { days: 'b' } );
	expect( values.slice( 3 ) ).toEqual( [ { from: 8, to: 24 }, null ] );
} );

it( 'has nothing to wait for in a skeleton', () => {
	expect( rendered( { days: null } ).values ).toEqual( [ null ] );
} );
