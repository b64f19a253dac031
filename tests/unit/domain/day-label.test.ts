import { dayLabel } from '../../../src/domain/labels';
import { readFixture } from '../support/fixture';

const DAYS = readFixture( 'first-week/days.json' ) as Record<
	string,
	Record< string, string >
>;

it.each( Object.entries( DAYS ) )(
	'names each day as the server does for the first week: %s',
	( locale, days ) => {
		for ( const [ date, label ] of Object.entries( days ) ) {
			expect( dayLabel( date, locale ) ).toBe( label );
		}
	}
);
