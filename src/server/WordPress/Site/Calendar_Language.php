<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

/** Default language of calendars without one in block, shortcode or URL. */
final class Calendar_Language {

	/** `en`, `ru`, `et`, or an empty text for the page's language. */
	public const OPTION = 'studio_calendar_locale';

	/** Returns the language as named in requests. */
	public static function of_site( Translations $translations ): string {
		$set = get_option( self::OPTION, '' );

		return is_string( $set ) && in_array( $set, Translations::LOCALES, true ) ? $set : $translations->of_page();
	}
}
