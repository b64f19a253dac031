import { seriesLine } from '../../../../src/domain/series/series-line';

const TUESDAYS = [ '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22' ];

it( 'a date has its number, and the dates beside it', () => {
	const shuffled = [ ...TUESDAYS ].reverse();
	expect( seriesLine( '2026-12-08', shuffled ) ).toEqual( {
		usual: '2026-12-01',
		position: 2,
		count: 4,
		last: '2026-12-22',
		previous: '2026-12-01',
		next: '2026-12-15',
	} );
	expect( seriesLine( '2026-12-01', TUESDAYS )?.previous ).toBeNull();
	expect( seriesLine( '2026-12-22', TUESDAYS )?.next ).toBeNull();
} );

it( 'the weekday is that of most dates, not of one that was moved', () => {
	const moved = [ '2026-11-30', ...TUESDAYS.slice( 1 ) ];
	expect( seriesLine( '2026-11-30', moved )?.usual ).toBe( '2026-12-08' );
} );

it( 'one that is alone, or not among them, has none', () => {
	expect( seriesLine( '2026-12-01', [ '2026-12-01' ] ) ).toBeNull();
	expect( seriesLine( '2026-12-02', TUESDAYS ) ).toBeNull();
} );
