import { act, renderHook } from '@testing-library/react';
import { useDayInView } from '../../../../src/calendar/narrow/use-day-in-view';
import { createMemoryView } from '../../../../src/store/view-store';

const RANGE = { from: '2026-11-16', to: '2026-11-22' };
const TODAY = '2026-11-20';

function shown( range = RANGE, days: number | null = null ) {
	const view = createMemoryView( { week: range.from, days, roomId: null } );
	const { result } = renderHook( () => useDayInView( range, TODAY, view ) );
	return {
		weekAfter: ( date: string ) => {
			act( () => result.current.goTo( date ) );
			return view.get().week;
		},
	};
}

describe( 'going to a day', () => {
	it( 'of the range leaves the week', () => {
		expect( shown().weekAfter( '2026-11-22' ) ).toBe( '2026-11-16' );
	} );

	it.each( [
		[ '2026-11-23', '2026-11-23' ],
		[ '2026-12-13', '2026-12-07' ],
		[ '2026-11-15', '2026-11-09' ],
		[ '2026-11-01', '2026-10-26' ],
	] )( 'such as %s shows its week', ( date, week ) => {
		expect( shown().weekAfter( date ) ).toBe( week );
	} );

	it( 'of a range of three days steps by three', () => {
		const range = { from: '2026-11-20', to: '2026-11-22' };
		expect( shown( range, 3 ).weekAfter( '2026-11-27' ) ).toBe(
			'2026-11-26'
		);
		expect( shown( range, 3 ).weekAfter( '2026-11-19' ) ).toBe(
			'2026-11-17'
		);
	} );
} );
