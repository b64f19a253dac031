import type { Locale } from '../domain/labels';

const LOCALES: readonly string[] = [ 'en', 'ru', 'et' ] satisfies Locale[];

const isLocale = ( value: string ): value is Locale =>
	LOCALES.includes( value );

/** 'ru_RU', 'ru-RU' and 'ru' are Russian; a language that is not offered falls back to English. */
export function toLocale( tag: string ): Locale {
	const language = tag.toLowerCase().split( /[-_]/ )[ 0 ] ?? '';
	return isLocale( language ) ? language : 'en';
}

/**
 * @param address    `locale` of the page's address, which wins.
 * @param configured From the attribute of block or shortcode, else the page's language.
 */
export function pickLocale(
	address: string | null,
	configured: string
): Locale {
	return toLocale( address ?? configured );
}
