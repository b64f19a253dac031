import { act, fireEvent, screen } from '@testing-library/react';
import {
	click,
	endDemo,
	settle,
	startDemo,
	user,
	wait,
} from '../../support/demo-weeks';
import { mounted } from '../../support/mounted';
import { swipeBox } from '../../support/swipe';

const WIDTH = 375;

/** Milliseconds until the next frame at the latest. */
const FRAME = 16;

/** Width of every element in pixels, since jsdom has no layout. */
let width = WIDTH;
let resized: ( () => void )[] = [];

class TestResizeObserver implements ResizeObserver {
	constructor( onResize: ResizeObserverCallback ) {
		resized.push( () => onResize( [], this ) );
	}
	observe(): void {}
	unobserve(): void {}
	disconnect(): void {}
}

const StillResizeObserver = window.ResizeObserver;

beforeEach( () => {
	startDemo();
	resized = [];
	width = WIDTH;
	jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockImplementation(
		() => width
	);
	window.ResizeObserver = TestResizeObserver;
} );

afterEach( () => {
	endDemo();
	window.ResizeObserver = StillResizeObserver;
} );

async function open() {
	await mounted();
	await settle();
}

const shown = () => screen.getByRole( 'heading', { level: 3 } ).textContent;
const resizeTo = ( pixels: number ) => {
	width = pixels;
	act( () => resized.forEach( ( tell ) => tell() ) );
};

/** Scrolls the swiped box to a number of pages; a swipe comes to rest at a whole number. */
async function swipeTo( pages: number ) {
	const box = swipeBox();
	if ( box ) {
		box.scrollLeft = pages * WIDTH;
		fireEvent.scroll( box );
	}
	await wait( 120 );
	await settle();
	return box?.scrollLeft;
}

describe( 'paging', () => {
	it( 'by the arrows keeps the weekday, and Today is today', async () => {
		await open();
		expect( shown() ).toBe( 'Friday 20 November' );
		await click( 'Next week' );
		expect( shown() ).toBe( 'Friday 27 November' );
		await user.click( screen.getByRole( 'tab', { name: /^Wednesday/ } ) );
		await click( 'Next week' );
		expect( shown() ).toBe( 'Wednesday 2 December' );
		await click( 'Today' );
		expect( shown() ).toBe( 'Friday 20 November' );
	} );

	it( 'by keys past Sunday turns the week, and back past Monday', async () => {
		await open();
		screen.getByRole( 'tab', { selected: true } ).focus();
		await user.keyboard( '{End}{ArrowRight}' );
		await settle();
		expect( shown() ).toBe( 'Monday 23 November' );
		expect( window.location.search ).toBe( '?week=2026-11-23' );
		expect( screen.getByRole( 'tab', { selected: true } ) ).toHaveFocus();
		await user.keyboard( '{ArrowLeft}' );
		await settle();
		expect( shown() ).toBe( 'Sunday 22 November' );
	} );
} );

describe( 'a swipe', () => {
	it( 'shows the day it comes to rest on, and says it on the way', async () => {
		await open();
		expect( await swipeTo( 5.6 ) ).toBe( 5.6 * WIDTH );
		expect( shown() ).toBe( 'Saturday 21 November' );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'All rooms, Friday 20 November'
		);
		await swipeTo( 6 );
		expect( screen.getByRole( 'grid' ) ).toHaveAccessibleName(
			'All rooms, Saturday 21 November'
		);
	} );

	it( 'past Sunday leads to the Monday after, and stands there', async () => {
		await open();
		await swipeTo( 8 );
		expect( shown() ).toBe( 'Monday 23 November' );
		expect( window.location.search ).toBe( '?week=2026-11-23' );
		expect( await swipeTo( 1 ) ).toBe( WIDTH );
		await swipeTo( 0 );
		expect( shown() ).toBe( 'Sunday 22 November' );
		expect( window.location.search ).toBe( '?week=2026-11-16' );
	} );
} );

describe( 'the width', () => {
	it( 'is looked at again 150 ms after the last resize', async () => {
		await open();
		resizeTo( 900 );
		await wait( 100 );
		resizeTo( 801 );
		await wait( 149 );
		expect( screen.getByRole( 'tablist' ) ).toBeInTheDocument();
		await wait( 1 + FRAME );
		expect( screen.queryByRole( 'tablist' ) ).not.toBeInTheDocument();
		resizeTo( 800 );
		await wait( 150 + FRAME );
		expect( screen.getByRole( 'tablist' ) ).toBeInTheDocument();
	} );

	it( 'stands while the calendar is hidden', async () => {
		await open();
		resizeTo( 0 );
		await wait( 150 + FRAME );
		expect( screen.getByRole( 'tablist' ) ).toBeInTheDocument();
	} );
} );
