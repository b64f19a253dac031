import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayLabel } from '../../../src/domain/labels';

const DAYS = JSON.parse(
	readFileSync(
		join( __dirname, '../../fixtures/first-week/days.json' ),
		'utf8'
	)
) as Record< string, Record< string, string > >;

it.each( Object.entries( DAYS ) )(
	'names each day as the server does for the first week: %s',
	( locale, days ) => {
		for ( const [ date, label ] of Object.entries( days ) ) {
			expect( dayLabel( date, locale ) ).toBe( label );
		}
	}
);
