import { createI18n, type I18n } from '@wordpress/i18n';
import { logFailure } from '../api/logger';
import { fetchPack } from '../api/pack-texts';
import type { LanguageFile, PackTexts } from '../contract/texts';
import { isOwnLocale, type Locale, type OwnLocale } from '../domain/labels';

/** All texts of one language. */
export type Catalog = I18n< 'studio-calendar' >;

/** Functions for texts in a calendar's language and their plural forms. */
export type Texts = Pick< Catalog, '__' | '_n' >;

const DOMAIN = 'studio-calendar';

/** Loaders of the languages' texts. English is part of the code. */
export type LanguageFiles = Readonly<
	Record<
		Exclude< OwnLocale, 'en' >,
		() => Promise< { readonly default: LanguageFile } >
	>
>;

/** Texts of a calendar's first view; dev/webpack/language-part.mjs omits the rest of a language. */
const START: LanguageFiles = {
	ru: () =>
		import(
			/* webpackChunkName: "languages/ru" */ '../../languages/ru.json?start'
		),
	et: () =>
		import(
			/* webpackChunkName: "languages/et" */ '../../languages/et.json?start'
		),
};

/** Texts that only the calendar's chunks use, such as those of the booking form. */
const LATER: LanguageFiles = {
	ru: () =>
		import(
			/* webpackChunkName: "languages/ru-later" */ '../../languages/ru.json?later'
		),
	et: () =>
		import(
			/* webpackChunkName: "languages/et-later" */ '../../languages/et.json?later'
		),
};

/**
 * Creates the texts of one calendar, separate because two on a page may have different languages.
 *
 * @param files Files of one language; later ones take precedence.
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

/** Loads the texts of a language, of calendars those of the first view. @throws when the language cannot be fetched; English then still works. */
export async function loadTexts(
	locale: Locale,
	pack?: PackTexts,
	files = START
): Promise< Catalog > {
	const ofPack = pack?.locale === locale ? fetchPack( pack ) : null;
	if ( ! isOwnLocale( locale ) ) {
		return createTexts( await ofPack );
	}
	// The plugin's own languages work without a pack that fails to load.
	const words = ofPack?.catch( () => {
		logFailure( 'languages', locale );
		return null;
	} );
	return createTexts(
		locale !== 'en' && ( await files[ locale ]() ).default,
		await words
	);
}

/** Texts to which those of chunks have been added. */
const complete = new WeakSet< Catalog >();

/**
 * Adds the texts that only chunks use, once. Texts that are there already stay, because a language pack may have worded them
 * differently.
 *
 * @throws when they cannot be fetched; a later call tries again.
 */
export async function addLater(
	texts: Catalog,
	locale: Locale
): Promise< void > {
	if ( isOwnLocale( locale ) && locale !== 'en' && ! complete.has( texts ) ) {
		const { default: file } = await LATER[ locale ]();
		texts.setLocaleData(
			{ ...localeData( file ), ...texts.getLocaleData( DOMAIN ) },
			DOMAIN
		);
		complete.add( texts );
	}
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
