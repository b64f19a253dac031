<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Translations;

/** Passes the language pack of the page to scripts in wp-admin, which have no mount point. */
final class Script_Texts {

	public function __construct( private readonly Translations $translations, private readonly Pack_Texts $texts ) {
	}

	/** @param string $handle Handle of the script. */
	public function tell( string $handle ): void {
		$found = $this->texts->reference( $this->translations->of_page(), Pack_Texts::ADMIN );
		if ( null !== $found ) {
			wp_add_inline_script( $handle, 'var studioCalendarTexts = ' . wp_json_encode( $found, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
		}
	}
}
