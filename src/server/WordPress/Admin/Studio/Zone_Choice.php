<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\WordPress\Admin\Form;

/** WordPress's list of time zones without the bare offsets, which know no daylight saving. */
final class Zone_Choice {

	/** Whether Settings → General names a city; else a studio's clock would be wrong for half of the year. */
	public static function site_has_city(): bool {
		return 1 !== preg_match( '/\A[+-]\d/', wp_timezone_string() );
	}

	/** A list to choose from; src/admin/device-zone.ts puts the zone of the device first where nothing is chosen yet. */
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
