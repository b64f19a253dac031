<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Prints WordPress's notices above a screen. */
final class Notices {

	public static function success( string $sentence ): void {
		wp_admin_notice( esc_html( $sentence ), array( 'type' => 'success', 'dismissible' => true ) );
	}

	/** @param list<string> $reasons */
	public static function error( string $sentence, array $reasons = array() ): void {
		$list = implode( '', array_map( static fn( string $reason ): string => '<li>' . esc_html( $reason ) . '</li>', $reasons ) );
		$more = '' === $list ? '' : "<ul class=\"ul-disc\">$list</ul>";

		$args = array( 'type' => 'error', 'paragraph_wrap' => false, 'attributes' => array( 'role' => 'alert' ) );

		wp_admin_notice( '<p>' . esc_html( $sentence ) . "</p>$more", $args );
	}
}
