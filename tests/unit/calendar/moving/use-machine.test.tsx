import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { knownLayouts } from '../../../../src/calendar/grid/known-layouts';
import { useMachine } from '../../../../src/calendar/moving/use-machine';
import { uniformRows } from '../../../../src/domain/layout';
import { makeBooking, makeSchedule } from '../../support/bookings';
import { inStudio } from '../../support/in-studio';

const booking = makeBooking( { id: '41' } );
const START = { x: 100, y: 100 };
const PRESS = {
	type: 'press',
	hand: 'mouse',
	grip: 'whole',
	booking,
	point: START,
} as const;

function layerWithGrid(): HTMLElement {
	const layer = document.createElement( 'div' );
	const grid = document.createElement( 'div' );
	const hours = document.createElement( 'div' );
	layer.append( grid );
	grid.setAttribute( 'role', 'grid' );
	grid.append( hours );
	hours.className = 'sc-hours';
	const rows = uniformRows( { earliestHour: 7, latestHour: 24 }, 60 );
	knownLayouts.set( grid, { columns: [], rows, height: 1020 } );
	return layer;
}

function renderMachine() {
	const layer = { current: layerWithGrid() };
	const schedule = makeSchedule( { bookings: [ booking ] } );
	const count = jest.fn();
	const { result } = renderHook(
		() => {
			count();
			return useMachine( { layer, schedule } );
		},
		{
			wrapper: ( { children }: { readonly children: ReactNode } ) =>
				inStudio( children, {} ),
		}
	);
	const { dispatch, now } = result.current;
	count.mockClear();
	return {
		result,
		now,
		count,
		send: ( event: Parameters< typeof dispatch >[ 0 ] ) =>
			act( () => void dispatch( event ) ),
	};
}

test( 'a press and its release render nothing', () => {
	const { now, count, send } = renderMachine();
	send( PRESS );
	expect( now().status ).toBe( 'pressed' );
	send( { type: 'release' } );
	expect( now().status ).toBe( 'idle' );
	expect( count ).not.toHaveBeenCalled();
} );

test( 'a press that pulls is shown as a lifted card', () => {
	const { result, count, send } = renderMachine();
	send( PRESS );
	send( { type: 'point', point: { x: 100, y: 110 } } );
	expect( result.current.state.status ).toBe( 'lifted' );
	expect( count ).toHaveBeenCalledTimes( 1 );
} );
