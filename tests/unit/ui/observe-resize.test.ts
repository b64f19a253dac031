import { observeResize } from '../../../src/ui/observe-resize';

let report = () => {};

class TestResizeObserver implements ResizeObserver {
	constructor( onResize: ResizeObserverCallback ) {
		report = () => onResize( [], this );
	}
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}

const StillResizeObserver = window.ResizeObserver;

beforeEach( () => {
	jest.useFakeTimers();
	window.ResizeObserver = TestResizeObserver;
} );

afterEach( () => {
	jest.useRealTimers();
	window.ResizeObserver = StillResizeObserver;
} );

/** Observes an element and returns the widths that the callback reads. */
function observed() {
	let width = 375;
	const element = document.createElement( 'div' );
	jest.spyOn( element, 'clientWidth', 'get' ).mockImplementation(
		() => width
	);
	const seen: number[] = [];
	const stop = observeResize( element, () =>
		seen.push( element.clientWidth )
	);
	return {
		seen,
		stop,
		resizeTo: ( pixels: number ) => {
			width = pixels;
		},
	};
}

it( 'calls back once, 150 milliseconds after the last resize', () => {
	const { seen, resizeTo } = observed();
	report();
	jest.advanceTimersByTime( 100 );
	resizeTo( 500 );
	report();
	jest.advanceTimersByTime( 149 );
	expect( seen ).toEqual( [] );
	jest.advanceTimersByTime( 1 );
	jest.advanceTimersToNextFrame();
	expect( seen ).toEqual( [ 500 ] );
} );

it( 'reads no size that an element has only between two frames', () => {
	const { seen, resizeTo } = observed();
	report();
	resizeTo( 550 );
	jest.advanceTimersByTime( 150 );
	resizeTo( 375 );
	jest.advanceTimersToNextFrame();
	expect( seen ).toEqual( [ 375 ] );
} );

it( 'does not call back once it has stopped', () => {
	const { seen, stop } = observed();
	report();
	jest.advanceTimersByTime( 150 );
	stop();
	jest.advanceTimersToNextFrame();
	expect( seen ).toEqual( [] );
} );
