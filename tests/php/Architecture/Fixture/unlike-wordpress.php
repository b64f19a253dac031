<?php
/**
 * Fixture that breaks rules of WordPress's coding standard, so that every run proves that its sniffs work on this PHP syntax:
 * dev/suites/proved.mjs expects an error on each line marked "breaks", and no other error.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Fixture;

use wpdb;

enum Unlike_WordPress: string {

	case Word = 'word';

	public static function escapes_and_prepares( wpdb $wpdb, string $name ): void {
		echo '<b>' . $name . '</b>'; // breaks
		echo '<b>' . esc_html( $name ) . '</b>';
		$wpdb->query( "DELETE FROM $name" ); // breaks
	}

	public static function checks_what_is_sent(): string {
		wp_redirect( 'https://example.org/' ); // breaks
		return isset( $_POST['name'] ) ? sanitize_text_field( wp_unslash( $_POST['name'] ) ) : ''; // breaks
	}

	public static function speaks_and_names(): string {
		do_action( 'studio_booked' ); // breaks
		do_action( 'studio_calendar_booked', __( 'Update', 'default' ) );
		do_action( 'studio_calendar_booked', __( 'Week' ) ); // breaks
		error_log( self::Word->value ); // breaks
		return __( 'Week', 'another-plugin' ); // breaks
	}
}
