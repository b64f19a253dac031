import { isOwnLocale, type Locale, type OwnLocale } from '../domain/labels';

/** Returns the plugin's language of a tag: 'ru_RU', 'ru-RU' and 'ru' are Russian, unknown ones English. */
export function toLocale( tag: string ): OwnLocale {
	const language = tag.toLowerCase().split( /[-_]/ )[ 0 ] ?? '';
	return isOwnLocale( language ) ? language : 'en';
}

/**
 * @param address    `locale` in the page's URL, which takes precedence.
 * @param configured Attribute of block or shortcode, otherwise the page's language.
 * @param ofPack     Language of the site's language pack, if any.
 */
export function pickLocale(
	address: string | null,
	configured: string,
	ofPack?: string
): Locale {
	const asked = address ?? configured;
	return asked === ofPack ? asked : toLocale( asked );
}
