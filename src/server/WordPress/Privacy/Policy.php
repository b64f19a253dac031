<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Privacy;

/** Suggests a text about the plugin for the site's privacy policy. */
final class Policy {

	public function add_hooks(): void {
		add_action( 'admin_init', $this->suggest( ... ) );
	}

	public function suggest(): void {
		$sentences = array(
			__( 'Our calendar stores who booked which room, when, for which event, and whether it was paid.', 'studio-calendar' ),
			__( 'Visitors see the names of trainers, rooms and events. Owners of the studio also see email and phone.', 'studio-calendar' ),
			__( 'The email address of an invited person is stored until they accept, for two weeks at most.', 'studio-calendar' ),
			__( 'The bookings stay in this site’s own database. The calendar sets no cookies.', 'studio-calendar' ),
			__( 'Browsers may store viewed weeks, and unsaved bookings until they are saved.', 'studio-calendar' ),
			__( 'A trainer’s data can be exported and erased. Bookings are then kept without names.', 'studio-calendar' ),
		);
		$text = implode( '', array_map( static fn( string $sentence ): string => '<p>' . esc_html( $sentence ) . '</p>', $sentences ) );
		wp_add_privacy_policy_content( __( 'Studio Calendar', 'studio-calendar' ), $text );
	}
}
