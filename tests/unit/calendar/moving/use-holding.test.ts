import { renderHook } from '@testing-library/react';
import { useHolding } from '../../../../src/calendar/moving/drop/use-holding';

const POINT = { x: 5, y: 5 };

let under: Element | null = null;

beforeEach( () => {
	jest.useFakeTimers();
	document.elementFromPoint = () => under;
} );

afterEach( () => {
	document.body.innerHTML = '';
	under = null;
} );

/** Shows a day's button and returns how often it is pressed. */
function dayButton( className: string ) {
	const pressed = jest.fn();
	const button = document.createElement( 'button' );
	button.className = className;
	button.addEventListener( 'click', pressed );
	const text = document.createElement( 'span' );
	button.append( text );
	document.body.append( button );
	return { button, text, pressed };
}

describe.each( [ 'sc-ribbon__day', 'sc-tab' ] )( 'a card over %s', ( name ) => {
	it( 'shows its day after 600 ms, once', () => {
		const { text, pressed } = dayButton( name );
		const { result } = renderHook( useHolding );
		under = text;
		result.current( POINT );
		jest.advanceTimersByTime( 400 );
		result.current( POINT );
		jest.advanceTimersByTime( 199 );
		expect( pressed ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 1 );
		expect( pressed ).toHaveBeenCalledTimes( 1 );
		jest.advanceTimersByTime( 2000 );
		expect( pressed ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not if it goes on before', () => {
		const { button, pressed } = dayButton( name );
		const { result } = renderHook( useHolding );
		under = button;
		result.current( POINT );
		jest.advanceTimersByTime( 599 );
		under = document.body;
		result.current( POINT );
		jest.advanceTimersByTime( 2000 );
		expect( pressed ).not.toHaveBeenCalled();
	} );

	it( 'does not if it is put down before', () => {
		const { button, pressed } = dayButton( name );
		const { result, unmount } = renderHook( useHolding );
		under = button;
		result.current( POINT );
		unmount();
		jest.advanceTimersByTime( 2000 );
		expect( pressed ).not.toHaveBeenCalled();
	} );
} );
