import { fireEvent, screen } from '@testing-library/react';
import { at } from '../../support/bookings';
import { endDemo, startDemo, user } from '../../support/demo-weeks';
import { partOf, strip } from '../../support/strip';

beforeAll( () => {
	// jsdom has no PointerEvent; the strip reads only what a MouseEvent has, too.
	Object.assign( window, { PointerEvent: MouseEvent } );
} );
beforeEach( () => void startDemo() );
afterEach( endDemo );

const frame = () => screen.getByRole( 'slider', { name: 'Selected time' } );

describe( 'the frame by keyboard', () => {
	const after = async ( keys: string ) => {
		const { values } = strip();
		frame().focus();
		await user.keyboard( keys );
		const { from, to } = values();
		return [ from, to ];
	};

	it.each( [
		[ 'ArrowRight', '{ArrowRight}', '20:30', '22:00' ],
		[ 'ArrowUp', '{ArrowUp}', '20:30', '22:00' ],
		[ 'ArrowLeft', '{ArrowLeft}', '20:00', '21:30' ],
		[ 'ArrowDown', '{ArrowDown}', '20:00', '21:30' ],
		[ 'PageUp', '{PageUp}', '21:15', '22:45' ],
		[ 'PageDown', '{PageDown}', '19:15', '20:45' ],
		[ 'Home', '{Home}', '07:00', '08:30' ],
		[ 'End', '{End}', '22:30', '24:00' ],
		[ 'Shift+right', '{Shift>}{ArrowRight}{/Shift}', '20:15', '22:00' ],
		[ 'Shift+left', '{Shift>}{ArrowLeft}{/Shift}', '20:15', '21:30' ],
		[ 'another key', 'x', '20:15', '21:45' ],
	] )( '%s', async ( _, keys, from, to ) => {
		expect( await after( keys ) ).toEqual( [ at( from ), at( to ) ] );
	} );

	it( 'tells readers the time', () => {
		strip();
		expect( frame() ).toHaveAttribute( 'aria-valuetext', '20:15–21:45' );
		expect( frame() ).toHaveAccessibleDescription( /15 minutes/ );
	} );
} );

/** The strip shows 17 hours on 1700 pixels, so a quarter of an hour is 25 pixels wide. */
describe( 'the frame by pointer', () => {
	beforeEach( () => {
		jest.spyOn(
			HTMLElement.prototype,
			'getBoundingClientRect'
		).mockReturnValue( { left: 0, width: 1700 } as DOMRect );
		HTMLElement.prototype.setPointerCapture = () => undefined;
	} );

	const grip = ( name: string ) => partOf( `[data-grip="${ name }"]` );
	const ground = () => screen.getByRole( 'list', { name: 'Taken' } );
	const drag = ( element: Element, by: number ) => {
		fireEvent.pointerDown( element, { clientX: 1400, button: 0 } );
		fireEvent.pointerMove( element, { clientX: 1400 + by } );
		fireEvent.pointerUp( element );
		fireEvent.click( element );
	};

	it.each( [
		[ 'whole', 52, '20:45', '22:15' ],
		[ 'whole', -25, '20:00', '21:30' ],
		[ 'start', -25, '20:00', '21:45' ],
		[ 'start', 500, '21:30', '21:45' ],
		[ 'end', 50, '20:15', '22:15' ],
		[ 'end', 12, '20:15', '21:45' ],
	] )( 'its %s dragged by %d', ( name, by, from, to ) => {
		const { values } = strip();
		drag( grip( name ), by );
		expect( values() ).toMatchObject( { from: at( from ), to: at( to ) } );
	} );

	it( 'is let go with the button', () => {
		const { values } = strip();
		drag( frame(), 25 );
		fireEvent.pointerMove( frame(), { clientX: 100 } );
		expect( values().from ).toBe( at( '20:30' ) );
	} );

	it( 'goes back where the browser takes the touch to scroll', () => {
		const { values } = strip();
		fireEvent.pointerDown( frame(), { clientX: 1400, button: 0 } );
		fireEvent.pointerMove( frame(), { clientX: 1500 } );
		fireEvent.pointerCancel( frame() );
		expect( values().from ).toBe( at( '20:15' ) );
	} );

	it( 'comes to where the strip is pressed', () => {
		const { values } = strip();
		fireEvent.click( ground(), { clientX: 300 } );
		expect( values() ).toMatchObject( {
			from: at( '09:15' ),
			to: at( '10:45' ),
		} );
	} );

	it( 'is an hour long where no time was chosen', () => {
		const { values } = strip( {
			values: { from: null, to: null },
		} );
		fireEvent.click( ground(), { clientX: 500 } );
		expect( values() ).toMatchObject( {
			from: at( '11:30' ),
			to: at( '12:30' ),
		} );
	} );
} );
