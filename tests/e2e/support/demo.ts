import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROLES = [
	'owner',
	'trainer',
	'trainer2',
	'admin',
	'subscriber',
] as const;

export type DemoRole = ( typeof ROLES )[ number ];

interface Account {
	readonly login: string;
	readonly password: string;
	readonly id: number;
}

/** Output of dev/demo/seed.php, with the URLs of the served site. */
interface Demo {
	readonly url: string;
	readonly rest: string;
	readonly pages: Readonly<
		Record< 'block' | 'shortcode' | 'page', string >
	>;
	readonly studio: { readonly id: number };
	readonly rooms: readonly number[];
	readonly users: Readonly< Record< DemoRole, Account > >;
}

function fromRunner( name: string ): string {
	const value = process.env[ name ];
	if ( value === undefined ) {
		throw new Error(
			'No site to test: run "npm run test:e2e", which serves one.'
		);
	}
	return value;
}

export const demo = JSON.parse( fromRunner( 'STUDIO_CALENDAR_DEMO' ) ) as Demo;

/** Second server of the same site, whose clock is eight days ahead. */
export const later = {
	url: `${ fromRunner( 'STUDIO_CALENDAR_LATER' ) }/`,
	days: 8,
};

/** The plugin's own languages, and one of a language pack (tests/fixtures/languages). */
export type Locale = 'en' | 'ru' | 'et' | 'de_DE';

/** Returns the text of a key in one of the languages, as users see it. */
export function textOf( locale: Locale, key: string ): string {
	const folder = locale === 'de_DE' ? 'tests/fixtures/' : '';
	const file = fileURLToPath(
		new URL(
			`../../../${ folder }languages/${ locale }.json`,
			import.meta.url
		)
	);
	const { messages } = JSON.parse( readFileSync( file, 'utf8' ) ) as {
		messages: Record< string, string >;
	};
	const text = messages[ key ];
	if ( text === undefined ) {
		throw new Error(
			`${ folder }languages/${ locale }.json has no "${ key }"`
		);
	}
	return text;
}
