import { monthLabel } from '../../../src/domain/date-labels';
import { rangeLabel } from '../../../src/domain/labels';
import { CalendarPage } from '../pages/calendar-page';
import { monday } from './week';
import { demo, textOf, type Locale } from './demo';
import { faultsOfHeader, type HeaderWords } from './header';
import { expect, test } from './test';

/** From the smallest phone to a large screen, and each width at which a theme's column was seen. */
const WIDTHS = [
	...Array.from( { length: 81 }, ( _, step ) => 320 + 20 * step ),
	...[ 341, 381, 421, 441, 461, 701, 801, 818, 901, 1101 ],
];

/** The Monday of the two years that are looked at, which meet at New Year and begin in the middle of a week. */
const FIRST = Date.parse( '2025-12-29T00:00:00Z' );
const dayAt = ( days: number ) =>
	new Date( FIRST + days * 86_400_000 ).toISOString().slice( 0, 10 );

/** Of each month alone, of each two that meet in a week, and of each two years. */
function labelsOf( locale: Locale ) {
	const labels = new Map< string, string >();
	for ( let day = 0; day < 730; day += 7 ) {
		const range = { from: dayAt( day ), to: dayAt( day + 6 ) };
		const month = monthLabel( range, locale );
		const known = labels.get( month ) ?? '';
		const text = rangeLabel( range, locale );
		labels.set( month, text.length > known.length ? text : known );
	}
	return [ ...labels ];
}

function liveTexts( locale: Locale ): readonly string[] {
	return [
		textOf( locale, 'Live' ),
		textOf( locale, 'Updating every %d s' ).replace( '%d', '15' ),
		textOf( locale, 'Offline · as of %s' ).replace( '%s', '12:04' ),
	];
}

/** With "Today" beside them all; without it only the shortest and the longest, which then have more room. */
function statesOf( locale: Locale ): readonly HeaderWords[] {
	const live = liveTexts( locale );
	const states = labelsOf( locale ).map( ( [ month, range ], at ) => ( {
		month,
		range,
		live: live[ at % live.length ] ?? '',
		count: at % 2 === 0 ? '8' : '12',
		hasToday: true,
	} ) );
	const byLength = [ ...states ].sort(
		( a, b ) => a.month.length - b.month.length
	);
	return [
		...states,
		...[ ...byLength.slice( 0, 1 ), ...byLength.slice( -2 ) ].map(
			( state ) => ( { ...state, hasToday: false } )
		),
	];
}

/** Who looks, in which language, and where: the block stands in a theme's font. */
export type HeaderCase = readonly [
	visitor: 'owner' | 'guest',
	locale: Locale,
	place: 'page' | 'block',
];

/** A test for each: the header holds all its words at each width. */
export function testHeader( cases: readonly HeaderCase[] ): void {
	for ( const [ visitor, locale, place ] of cases ) {
		test.describe( () => {
			test.use( { visitor } );

			test( `the header of ${ visitor } in ${ locale } on the ${ place } holds all its words at each width`, async ( {
				page,
			} ) => {
				// Some thousand layouts: seconds on a quiet machine, minutes on a busy one.
				test.slow();
				const calendar = new CalendarPage( page, locale );
				await calendar.open( demo.pages[ place ], {
					locale,
					week: monday( 1 ),
				} );
				await calendar.isReady();
				await expect( calendar.live ).toBeAttached();
				await expect( calendar.today ).toBeVisible();
				const faults = await faultsOfHeader(
					page,
					WIDTHS,
					statesOf( locale )
				);
				expect( faults ).toEqual( [] );
			} );
		} );
	}
}
