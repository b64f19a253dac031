import { monthLabel } from '../../../src/domain/date-labels';
import { rangeLabel } from '../../../src/domain/labels';
import { CalendarPage } from '../pages/calendar-page';
import { monday } from './week';
import { demo, textOf, type Locale } from './demo';
import { faultsOfHeader, type HeaderWords } from './header';
import { expect, test } from './test';

/** Calendar widths in pixels, from the smallest phone to a large screen, and the column widths of known themes. */
const WIDTHS = [
	...Array.from( { length: 81 }, ( _, step ) => 320 + 20 * step ),
	...[ 341, 381, 421, 441, 461, 701, 801, 818, 901, 1101 ],
];

/** First Monday of the two years whose labels are tested; New Year falls in the middle of a week in both. */
const FIRST = Date.parse( '2025-12-29T00:00:00Z' );
const dayAt = ( days: number ) =>
	new Date( FIRST + days * 86_400_000 ).toISOString().slice( 0, 10 );

/** Returns each label of one month, of two months in a week or of two years, with its longest range label. */
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

/** Returns all labels with "Today"; the shortest and the longest also without it, when they have more space. */
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

/** Visitor, language and page of a test. On the page `block` the calendar has the theme's font. */
export type HeaderCase = readonly [
	visitor: 'owner' | 'guest',
	locale: Locale,
	place: 'page' | 'block',
];

/** Adds a test per case that the header shows all its words at each width. */
export function testHeader( cases: readonly HeaderCase[] ): void {
	for ( const [ visitor, locale, place ] of cases ) {
		test.describe( () => {
			test.use( { visitor } );

			test( `the header of ${ visitor } in ${ locale } on the ${ place } holds all its words at each width`, async ( {
				page,
			} ) => {
				// Some thousand layouts take seconds on an idle machine and minutes on a busy one.
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
