import '../support/browser';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from '../support/axe';
import { Gallery } from '../../../src/ui/gallery';

const texts = {
	label: 'Images',
	previous: 'Previous image',
	next: 'Next image',
	pause: 'Pause slideshow',
	start: 'Start slideshow',
	position: ( place: number ) => `Image ${ place } of 3`,
};
const pictures = [ 'a', 'b', 'c' ].map( ( name ) => ( {
	original: `https://studio.example/${ name }.jpg`,
	alt: `Hall ${ name }`,
} ) );

const WIDTH = 400;

beforeEach( () => {
	jest.useFakeTimers();
	HTMLElement.prototype.setPointerCapture = () => undefined;
	jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue(
		WIDTH
	);
} );
afterEach( () => jest.useRealTimers() );

const show = ( shown = pictures ) =>
	render( <Gallery pictures={ shown } texts={ texts } /> );
const gallery = () => screen.getByRole( 'group', { name: 'Images' } );
const inView = () => screen.getByRole( 'img' ).getAttribute( 'alt' );
const wait = ( time: number ) => act( () => jest.advanceTimersByTime( time ) );

const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );
/** Returns the images that are rendered, and so fetched, from left to right. */
const drawn = () =>
	screen
		.getAllByRole( 'img', { hidden: true } )
		.map( ( image ) => image.getAttribute( 'alt' ) );

/** Moves a pointer evenly, by `way` pixels in `time` milliseconds. */
function swipe( way: number, time: number ) {
	pointer( 'pointerdown', 200, 1000 );
	pointer( 'pointermove', 200 + way / 2, 1000 + time / 2 );
	pointer( 'pointerup', 200 + way, 1000 + time );
}

function pointer( type: string, clientX: number, timeStamp: number ) {
	const event = new MouseEvent( type, { bubbles: true, clientX } );
	Object.defineProperty( event, 'timeStamp', { value: timeStamp } );
	fireEvent( gallery(), event );
}

it( 'goes on every 3000 ms, round and round', () => {
	show();
	wait( 2999 );
	expect( inView() ).toBe( 'Hall a' );
	wait( 1 );
	expect( inView() ).toBe( 'Hall b' );
	wait( 3000 );
	wait( 3000 );
	expect( inView() ).toBe( 'Hall a' );
} );

it( 'slides for 450 ms', () => {
	expect( show().container.innerHTML ).toContain(
		'transition-duration: 450ms'
	);
} );

it( 'stands still under the pointer and the focus', () => {
	show();
	fireEvent.mouseEnter( gallery() );
	wait( 9000 );
	expect( inView() ).toBe( 'Hall a' );
	fireEvent.mouseLeave( gallery() );
	act( () => screen.getByRole( 'button', { name: 'Next image' } ).focus() );
	wait( 9000 );
	expect( inView() ).toBe( 'Hall a' );
} );

it( 'stands still where less motion is wanted', () => {
	jest.spyOn( window, 'matchMedia' ).mockImplementation( ( media ) =>
		Object.assign( new EventTarget(), {
			media,
			matches: media.includes( 'reduced-motion' ),
			onchange: null,
			addListener: () => undefined,
			removeListener: () => undefined,
		} )
	);
	show();
	wait( 9000 );
	expect( inView() ).toBe( 'Hall a' );
} );

it( 'goes on where less motion is wanted once that is asked for', () => {
	jest.spyOn( window, 'matchMedia' ).mockImplementation( ( media ) =>
		Object.assign( new EventTarget(), {
			media,
			matches: true,
			onchange: null,
			addListener: () => undefined,
			removeListener: () => undefined,
		} )
	);
	show();
	act( () =>
		screen.getByRole( 'button', { name: 'Start slideshow' } ).focus()
	);
	press( 'Start slideshow' );
	wait( 3000 );
	expect( inView() ).toBe( 'Hall b' );
} );

it( 'is paused by its first button until it is started again', () => {
	show();
	expect( screen.getAllByRole( 'button' )[ 0 ] ).toHaveAccessibleName(
		'Pause slideshow'
	);
	press( 'Pause slideshow' );
	wait( 9000 );
	expect( inView() ).toBe( 'Hall a' );
	press( 'Start slideshow' );
	wait( 3000 );
	expect( inView() ).toBe( 'Hall b' );
} );

it( 'stands still while the pointer has left and the focus is there', () => {
	show();
	fireEvent.mouseEnter( gallery() );
	act( () => screen.getByRole( 'button', { name: 'Next image' } ).focus() );
	fireEvent.mouseLeave( gallery() );
	wait( 9000 );
	expect( inView() ).toBe( 'Hall a' );
} );

it( 'turns by its buttons and dots', () => {
	show();
	press( 'Previous image' );
	expect( inView() ).toBe( 'Hall c' );
	press( 'Next image' );
	expect( inView() ).toBe( 'Hall a' );
	press( 'Image 2 of 3' );
	expect( inView() ).toBe( 'Hall b' );
} );

it( 'fetches the picture in view and its neighbors alone', () => {
	show(
		[ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( name ) => ( {
			original: `https://studio.example/${ name }.jpg`,
			alt: name,
		} ) )
	);
	expect( drawn() ).toEqual( [ 'f', 'a', 'b' ] );
	press( 'Next image' );
	expect( drawn() ).toEqual( [ 'a', 'b', 'c' ] );
	press( 'Image 5 of 3' );
	expect( drawn() ).toEqual( [ 'b', 'e', 'f' ] );
	swipe( 0, 10 );
	pointer( 'pointerdown', 200, 1000 );
	pointer( 'pointermove', 210, 1010 );
	expect( drawn() ).toEqual( [ 'd', 'e', 'f' ] );
} );

it( 'follows the pointer, and goes back where that was too little', () => {
	show();
	// eslint-disable-next-line testing-library/no-node-access
	const track = () => screen.getByRole( 'img' ).parentElement;
	pointer( 'pointerdown', 200, 1000 );
	pointer( 'pointermove', 140, 1500 );
	expect( track() ).toHaveStyle( {
		'--sc-way': '-60px',
		'transition-duration': '0ms',
	} );
	wait( 9000 );
	pointer( 'pointerup', 140, 2000 );
	expect( track() ).toHaveStyle( {
		'--sc-way': '0px',
		'transition-duration': '450ms',
	} );
	expect( inView() ).toBe( 'Hall a' );
} );

it.each( [
	[ 'a swipe of more than 30 % to the left', -121, 1000, 'Hall b' ],
	[ 'a swipe of more than 30 % to the right', 121, 1000, 'Hall c' ],
	[ 'a slow way of 30 %', -120, 1000, 'Hall a' ],
	[ 'a flick of more than 0.4 pixels a millisecond', -21, 50, 'Hall b' ],
	[ 'a flick of 0.4 pixels a millisecond', -20, 50, 'Hall a' ],
] )( '%s', ( _what, way, time, alt ) => {
	show();
	swipe( way, time );
	expect( inView() ).toBe( alt );
} );

it( 'has no controls for one picture', () => {
	show( pictures.slice( 0, 1 ) );
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

it( 'has no flaw that axe finds', async () => {
	jest.useRealTimers();
	const { container } = show();
	expect( await axe( container ) ).toEqual( [] );
} );
