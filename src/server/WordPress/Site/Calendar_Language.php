<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

/** In which language a calendar speaks where neither its block or shortcode nor the address names one. */
final class Calendar_Language {

	/** `en`, `ru`, `et`, or an empty text: the page's own. */
	public const OPTION = 'studio_calendar_locale';

	/** As calls name it. */
	public static function of_site( Translations $translations ): string {
		$set = get_option( self::OPTION, '' );

		return is_string( $set ) && in_array( $set, Translations::LOCALES, true ) ? $set : $translations->of_page();
	}
}
