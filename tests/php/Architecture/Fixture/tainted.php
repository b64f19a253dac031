<?php
/**
 * Fixture that passes input into SQL and HTML, so that every run proves that the taint analysis finds it: dev/suites/proved.mjs
 * expects an error on each line marked "breaks", and no other error.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest\Fixture;

use WP_REST_Request;
use wpdb;

final class Tainted {
	public function __construct( private readonly wpdb $wpdb ) {
	}

	public function from_rest( WP_REST_Request $request ): void {
		$room = (string) $request->get_param( 'room_id' );
		$this->rows( "SELECT * FROM bookings WHERE room_id = $room" );
		echo '<b>' . $room . '</b>'; // breaks
		echo esc_html( $room );
	}

	public function from_ajax(): void {
		$studio = (string) wp_unslash( $_GET['studio_id'] ?? '' );
		$this->wpdb->query( "DELETE FROM bookings WHERE studio_id = $studio" ); // breaks
		$this->wpdb->query( (string) $this->wpdb->prepare( 'DELETE FROM bookings WHERE studio_id = %d', $studio ) );
		$this->wpdb->query( (string) $this->wpdb->prepare( "DELETE FROM bookings WHERE studio_id = $studio AND id = %d", 1 ) ); // breaks
		wp_die( $studio ); // breaks
	}

	private function rows( string $sql ): void {
		$this->wpdb->get_results( $sql ); // breaks
	}
}
