import { createI18n, type I18n } from '@wordpress/i18n';
import type { Locale } from '../domain/labels';

/** What anything is said with: each text in a calendar's language, and its plural forms. */
export type Texts = Pick< I18n< 'studio-calendar' >, '__' | '_n' >;

/** languages/*.json: the English text leads to its translation, or to its plural forms. */
interface LanguageFile {
	readonly pluralForms: string;
	readonly messages: Readonly< Record< string, string | string[] > >;
}

const DOMAIN = 'studio-calendar';

/** How a language's texts are fetched. English is in the code itself. */
export type LanguageFiles = Readonly<
	Record<
		Exclude< Locale, 'en' >,
		() => Promise< { readonly default: LanguageFile } >
	>
>;

/** What a calendar says: dev/language-part.mjs leaves the rest of a language out. */
const CALENDAR: LanguageFiles = {
	ru: () =>
		import(
			/* webpackChunkName: "languages/ru" */ '../../languages/ru.json?calendar'
		),
	et: () =>
		import(
			/* webpackChunkName: "languages/et" */ '../../languages/et.json?calendar'
		),
};

/** Texts of one calendar: an instance of its own, since two on a page may speak two languages. */
export function createTexts( file?: LanguageFile ): Texts {
	const texts = createI18n( undefined, DOMAIN );
	if ( file ) {
		texts.setLocaleData( localeData( file ), DOMAIN );
	}
	return texts;
}

/** @throws when the file cannot be fetched; English then still works. */
export async function loadTexts(
	locale: Locale,
	files = CALENDAR
): Promise< Texts > {
	return createTexts(
		locale === 'en' ? undefined : ( await files[ locale ]() ).default
	);
}

function localeData( file: LanguageFile ) {
	const messages = Object.entries( file.messages ).map(
		( [ text, translation ] ) => [ text, [ translation ].flat() ] as const
	);
	return {
		'': { 'Plural-Forms': file.pluralForms },
		...Object.fromEntries( messages ),
	};
}
