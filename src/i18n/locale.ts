import { isOwnLocale, type Locale, type OwnLocale } from '../domain/labels';

/** 'ru_RU', 'ru-RU' and 'ru' are Russian; a language that is not ours falls back to English. */
export function toLocale( tag: string ): OwnLocale {
	const language = tag.toLowerCase().split( /[-_]/ )[ 0 ] ?? '';
	return isOwnLocale( language ) ? language : 'en';
}

/**
 * @param address    `locale` of the page's address, which wins.
 * @param configured From the attribute of block or shortcode, else the page's language.
 * @param ofPack     The language that the site's language pack has texts of, where it has one.
 */
export function pickLocale(
	address: string | null,
	configured: string,
	ofPack?: string
): Locale {
	const asked = address ?? configured;
	return asked === ofPack ? asked : toLocale( asked );
}
