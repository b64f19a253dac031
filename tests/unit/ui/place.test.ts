import { placeBeside, placeUnder, type Direction } from '../../../src/ui/place';

describe( 'what floats beside a card', () => {
	const size = { width: 208, height: 200 };
	const viewport = { width: 1000, height: 700 };
	it.each( [
		[ 'on its right', { left: 100, right: 200, top: 50 }, 204, 50 ],
		[
			'on its left at the right edge',
			{ left: 800, right: 900, top: 50 },
			588,
			50,
		],
		[
			'higher up at the bottom',
			{ left: 100, right: 200, top: 650 },
			204,
			492,
		],
		[
			'lower down where the card is cut off',
			{ left: 100, right: 200, top: -40 },
			204,
			8,
		],
		[
			'over a card as wide as the window',
			{ left: 0, right: 1000, top: 50 },
			784,
			50,
		],
	] )( 'stands %s', ( _where, anchor, left, top ) => {
		expect( placeBeside( anchor, size, viewport ) ).toEqual( {
			left,
			top,
		} );
	} );
} );

describe( 'what opens under a field', () => {
	const size = { width: 299, height: 400 };
	const viewport = { width: 1000, height: 700 };
	const high = { left: 100, top: 60, bottom: 100 };
	const low = { left: 100, top: 560, bottom: 600 };
	it.each< [ string, typeof high, Direction, number, number ] >( [
		[ 'down where there is room', high, 'auto', 100, 104 ],
		[ 'up where there is none', low, 'auto', 100, 156 ],
		[ 'down as it is told', low, 'down', 100, 292 ],
		[ 'up as it is told', high, 'up', 100, 8 ],
		[
			'to the side that has more room',
			{ left: 100, top: 340, bottom: 380 },
			'auto',
			100,
			8,
		],
		[
			'away from the right edge',
			{ ...high, left: 900 },
			'auto',
			693,
			104,
		],
	] )( 'goes %s', ( _, anchor, direction, left, top ) => {
		expect( placeUnder( anchor, size, viewport, direction ) ).toEqual( {
			left,
			top,
		} );
	} );
} );
