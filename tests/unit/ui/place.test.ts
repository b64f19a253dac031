import { placeBeside } from '../../../src/ui/place';

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
