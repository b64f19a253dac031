import { act, renderHook } from '@testing-library/react';
import { useClock } from '../../../src/store/use-clock';
import { makeSchedule } from '../support/bookings';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const setTime = ( time: string ) => jest.setSystemTime( Date.parse( time ) );
const anchorAt = (
	asOf: string,
	today: string | null,
	clockOffset: number | null = null
) => makeSchedule( { asOf: Date.parse( asOf ), today, clockOffset } );

it( 'shows the studio’s day and minute, wherever the device is', () => {
	setTime( '2026-11-20T22:30:00Z' );
	const anchor = anchorAt( '2026-11-20T22:29:00Z', '2026-11-21' );
	const { result } = renderHook( () => useClock( anchor ) );
	expect( result.current ).toEqual( { date: '2026-11-21', minutes: 30 } );
} );

it( 'moves as each minute begins', () => {
	setTime( '2026-11-20T12:20:40Z' );
	const anchor = anchorAt( '2026-11-20T12:20:00Z', '2026-11-20' );
	const { result } = renderHook( () => useClock( anchor ) );
	expect( result.current.minutes ).toBe( 860 );
	act( () => jest.advanceTimersByTime( 20_000 ) );
	expect( result.current.minutes ).toBe( 861 );
	act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( result.current.minutes ).toBe( 862 );
} );

it( 'is the same object until the minute is over', () => {
	setTime( '2026-11-20T12:20:40Z' );
	const anchor = anchorAt( '2026-11-20T12:20:00Z', '2026-11-20' );
	const { result, rerender } = renderHook( () => useClock( anchor ) );
	const { current: first } = result;
	rerender();
	expect( result.current ).toBe( first );
	act( () => jest.advanceTimersByTime( 20_000 ) );
	expect( result.current ).not.toBe( first );
} );

it( 'goes by the server’s day where the device’s is wrong, and on past midnight', () => {
	setTime( '2026-11-10T21:59:00Z' );
	const anchor = anchorAt( '2026-11-10T21:59:00Z', '2026-11-20' );
	const { result } = renderHook( () => useClock( anchor ) );
	expect( result.current.date ).toBe( '2026-11-20' );
	act( () => jest.advanceTimersByTime( 60_000 ) );
	expect( result.current ).toEqual( { date: '2026-11-21', minutes: 0 } );
} );

it( 'goes by the device until the server has said its day', () => {
	setTime( '2026-11-20T12:20:00Z' );
	const anchor = anchorAt( '2026-11-01T12:20:00Z', null );
	const { result } = renderHook( () => useClock( anchor ) );
	expect( result.current ).toEqual( { date: '2026-11-20', minutes: 860 } );
} );

describe( 'near midnight', () => {
	it.each( [
		[ 'minutes behind', '2026-11-20T21:57:00Z', 4, '2026-11-21', 1 ],
		[ 'minutes ahead', '2026-11-20T22:02:00Z', -5, '2026-11-20', 1437 ],
	] )(
		'a device that is %s goes by the server’s clock',
		( _case, now, minutesOff, date, minutes ) => {
			setTime( now );
			const anchor = anchorAt( now, date, minutesOff * 60_000 );
			const { result } = renderHook( () => useClock( anchor ) );
			expect( result.current ).toEqual( { date, minutes } );
			act( () => jest.advanceTimersByTime( 10 * 60_000 ) );
			expect( result.current.date ).toBe( '2026-11-21' );
		}
	);

	it.each( [
		[ 'minutes behind', '2026-11-20T21:57:00Z', '2026-11-21' ],
		[ 'minutes ahead', '2026-11-20T22:02:00Z', '2026-11-20' ],
	] )(
		'one that is %s is never a day off where only the day is told',
		( _case, now, today ) => {
			setTime( now );
			const anchor = anchorAt( now, today );
			const { result } = renderHook( () => useClock( anchor ) );
			expect( result.current.date ).toBe( today );
			act( () => jest.advanceTimersByTime( 15 * 60_000 ) );
			expect( result.current.date ).toBe( '2026-11-21' );
		}
	);
} );

it( 'knows the device’s time before any response', () => {
	setTime( '2026-11-20T12:20:00Z' );
	const { result } = renderHook( () => useClock( null ) );
	const now = new Date();
	expect( result.current.minutes ).toBe(
		now.getHours() * 60 + now.getMinutes()
	);
} );

it( 'begins each minute with the server’s clock, also when it becomes known later', () => {
	setTime( '2026-11-20T12:20:30Z' );
	const anchorWith = ( offset: number ) =>
		anchorAt( '2026-11-20T12:20:00Z', '2026-11-20', offset );
	const { result, rerender } = renderHook(
		( offset ) => useClock( anchorWith( offset ) ),
		{ initialProps: 0 }
	);
	rerender( 20_000 );
	expect( result.current.minutes ).toBe( 860 );
	act( () => jest.advanceTimersByTime( 9_999 ) );
	expect( result.current.minutes ).toBe( 860 );
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( result.current.minutes ).toBe( 861 );
} );

it( 'is right at once when a sleeping page is seen again, and plans nothing once it is closed', () => {
	setTime( '2026-11-20T12:20:00Z' );
	const anchor = anchorAt( '2026-11-20T12:20:00Z', '2026-11-20', 0 );
	const { result, unmount } = renderHook( () => useClock( anchor ) );
	const seen = () =>
		act( () => {
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		} );
	setTime( '2026-11-20T13:00:00Z' );
	seen();
	expect( result.current.minutes ).toBe( 900 );
	unmount();
	seen();
	expect( jest.getTimerCount() ).toBe( 0 );
} );
