import { CalendarPage } from '../pages/calendar-page';
import type { Locale } from './demo';
import type { Screen } from './screens';
import { expect, test } from './test';
import { untranslated, walk, watchNames } from './walk';

/** Adds a test per screen that all of its texts are translated into Russian and Estonian. */
export function testTexts( screens: readonly Screen[] ): void {
	for ( const { name, visitor, ...screen } of screens ) {
		test.describe( () => {
			test.use( {
				visitor,
				expectedErrors: screen.expectedErrors ?? [],
			} );
			test.slow();

			test( `${ name }: every text is Russian in Russian, Estonian in Estonian`, async ( {
				page,
				isMobile,
			}, { parallelIndex } ) => {
				const names = watchNames( page );
				const textsIn = async ( locale: Locale ) => {
					const calendar = new CalendarPage( page, locale );
					const look = { isTouch: isMobile, slot: parallelIndex };
					await screen.open( calendar, look );
					const texts = await walk( page );
					await screen.leave?.( calendar );
					await page.unrouteAll( { behavior: 'ignoreErrors' } );
					return texts;
				};
				const english = await textsIn( 'en' );
				const russian = await textsIn( 'ru' );
				const estonian = await textsIn( 'et' );
				expect( english.size ).toBeGreaterThan( 0 );
				expect( untranslated( english, russian, names ) ).toEqual( [] );
				expect( untranslated( english, estonian, names ) ).toEqual(
					[]
				);
			} );
		} );
	}
}
