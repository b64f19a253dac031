<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\WordPress\Admin\Form;

/** Select field with WordPress's time zones without offsets, which have no daylight saving time. */
final class Zone_Choice {

	/**
	 * Returns whether Settings → General has a city; with an offset a studio's clock would be wrong for half of the
	 * year.
	 */
	public static function site_has_city(): bool {
		return 1 !== preg_match( '/\A[+-]\d/', wp_timezone_string() );
	}

	/** Returns the field; src/admin/device-zone.ts preselects the device's zone if none is selected. */
	public static function select( Form $form, string $field, string $zone ): string {
		$nothing = '<option value="">' . esc_html__( 'Select...', 'studio-calendar' ) . '</option>';

		return '<span data-studio-calendar-zone>' . $form->select( $field, $nothing . self::cities( $zone ) ) . '</span>';
	}

	/** @return string Options. */
	public static function cities( string $zone ): string {
		$list = wp_timezone_choice( $zone, get_user_locale() );
		$list = (string) preg_replace( '#<option value="UTC[+-][^<]*</option>#', '', $list );
		$list = (string) preg_replace( '#<optgroup label="[^"]*">\s*</optgroup>#', '', $list );

		return '' === $zone ? (string) preg_replace( '#<option [^>]*value=""[^>]*>[^<]*</option>#', '', $list ) : $list;
	}
}
