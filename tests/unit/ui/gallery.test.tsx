import '../support/browser';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axe } from '../support/axe';
import { Gallery } from '../../../src/ui/gallery';

const texts = {
	label: 'Pictures',
	previous: 'Previous picture',
	next: 'Next picture',
	position: ( place: number ) => `Picture ${ place } of 3`,
};
const pictures = [ 'a', 'b', 'c' ].map( ( name ) => ( {
	original: `https://studio.example/${ name }.jpg`,
	alt: `Hall ${ name }`,
} ) );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const show = ( shown = pictures ) =>
	render( <Gallery pictures={ shown } texts={ texts } /> );
const gallery = () => screen.getByRole( 'group', { name: 'Pictures' } );
const inView = () => screen.getByRole( 'img' ).getAttribute( 'alt' );
const wait = ( time: number ) => act( () => jest.advanceTimersByTime( time ) );

/** A pointer that goes some pixels in some milliseconds. */
function swipe( way: number, time: number ) {
	jest.advanceTimersByTime( 1 );
	pointer( 'pointerdown', 200, 1000 );
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
	act( () => screen.getByRole( 'button', { name: 'Next picture' } ).focus() );
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

it( 'turns by its buttons and dots', () => {
	show();
	const press = ( name: string ) =>
		fireEvent.click( screen.getByRole( 'button', { name } ) );
	press( 'Previous picture' );
	expect( inView() ).toBe( 'Hall c' );
	press( 'Next picture' );
	expect( inView() ).toBe( 'Hall a' );
	press( 'Picture 2 of 3' );
	expect( inView() ).toBe( 'Hall b' );
} );

it.each( [
	[ 'a swipe of 30 pixels to the left', -30, 1000, 'Hall b' ],
	[ 'a swipe of 30 pixels to the right', 30, 1000, 'Hall c' ],
	[ 'a slow way of 29 pixels', -29, 1000, 'Hall a' ],
	[ 'a flick of 0.4 pixels a millisecond', -20, 50, 'Hall b' ],
	[ 'a little less than that', -19, 50, 'Hall a' ],
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
