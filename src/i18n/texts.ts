import { createI18n, type I18n } from '@wordpress/i18n';
import { logFailure } from '../api/logger';
import { fetchPack } from '../api/pack-texts';
import type { LanguageFile, PackTexts } from '../contract/texts';
import { isOwnLocale, type Locale, type OwnLocale } from '../domain/labels';

/** All texts of one language, to be handed on as they are. */
export type Catalog = I18n< 'studio-calendar' >;

/** What anything is said with: each text in a calendar's language, and its plural forms. */
export type Texts = Pick< Catalog, '__' | '_n' >;

const DOMAIN = 'studio-calendar';

/** How a language's texts are fetched. English is in the code itself. */
export type LanguageFiles = Readonly<
	Record<
		Exclude< OwnLocale, 'en' >,
		() => Promise< { readonly default: LanguageFile } >
	>
>;

/** What a calendar says: dev/webpack/language-part.mjs leaves the rest of a language out. */
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

/**
 * Texts of one calendar: an instance of its own, since two on a page may speak two languages.
 *
 * @param files Of one language; what a later one says wins.
 */
export function createTexts(
	...files: readonly ( LanguageFile | false | null | undefined )[]
): Catalog {
	const texts = createI18n( undefined, DOMAIN );
	for ( const file of files ) {
		if ( file ) {
			texts.setLocaleData( localeData( file ), DOMAIN );
		}
	}
	return texts;
}

/** @throws when the language cannot be fetched; English then still works. */
export async function loadTexts(
	locale: Locale,
	pack?: PackTexts,
	files = CALENDAR
): Promise< Catalog > {
	const ofPack = pack?.locale === locale ? fetchPack( pack ) : null;
	if ( ! isOwnLocale( locale ) ) {
		return createTexts( await ofPack );
	}
	// Ours do without the words of a pack that does not come.
	const words = ofPack?.catch( () => {
		logFailure( 'languages', locale );
		return null;
	} );
	return createTexts(
		locale !== 'en' && ( await files[ locale ]() ).default,
		await words
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
