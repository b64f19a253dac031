/** Replaces what marks an element and brings it into view in each test of a file, since jsdom has neither. */
export function setUpDrawing(): { animate: jest.Mock; scroll: jest.Mock } {
	const animate = jest.fn();
	const scroll = jest.fn();
	beforeEach( () => {
		animate.mockReset();
		scroll.mockReset();
		Object.assign( Element.prototype, {
			animate,
			scrollIntoView: scroll,
		} );
	} );
	afterEach( () => {
		Reflect.deleteProperty( Element.prototype, 'animate' );
		Reflect.deleteProperty( Element.prototype, 'scrollIntoView' );
	} );
	return { animate, scroll };
}
