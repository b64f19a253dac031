<?php
/**
 * Test only. Endpoints of the model-based test.
 *
 * `?model_reset=STUDIO` returns the rows of bookings and history, deletes them and the stored requests, publishes every room
 * of the studio again and makes its trainers members again.
 * `?model_member=USER&model_studio=STUDIO&model_is=1` makes a user a trainer of the studio, `model_is=0` removes them; it returns
 * the studio's revision at a moment after that.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

final class Model_Probe {

	private const MEMBER = array( 'role' => 'trainer', 'payment_method' => 'cash', 'payment_frequency' => 'per_session' );

	public static function answer(): void {
		if ( isset( $_GET['model_reset'] ) ) {
			wp_send_json( self::reset( self::number( 'model_reset' ) ) );
		}
		if ( ! isset( $_GET['model_member'] ) ) {
			return;
		}

		global $wpdb;
		self::list( self::number( 'model_studio' ), self::number( 'model_member' ), 1 === self::number( 'model_is' ) );
		$revision = $wpdb->get_var(
			$wpdb->prepare( 'SELECT revision FROM %i WHERE studio_id = %d', $wpdb->prefix . Table::Revisions->value, self::number( 'model_studio' ) )
		);
		wp_send_json( array( 'status' => 'ok', 'revision' => (int) $revision ) );
	}

	private static function number( string $name ): int {
		return is_numeric( $_GET[ $name ] ?? null ) ? (int) $_GET[ $name ] : 0;
	}

	private static function list( int $studio, int $user, bool $is_member ): void {
		$key = "_studio_cal_member_$user";
		if ( $is_member ) {
			update_post_meta( $studio, $key, wp_json_encode( self::MEMBER ) );
			return;
		}
		delete_post_meta( $studio, $key );
	}

	/** @return array{ bookings: array<mixed>, history: array<mixed> } */
	private static function reset( int $studio ): array {
		global $wpdb;
		$rows = static fn( Table $table ): array => (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id', $wpdb->prefix . $table->value ), ARRAY_A );
		$told = array( 'bookings' => $rows( Table::Bookings ), 'history' => $rows( Table::History ) );
		foreach ( array( Table::Bookings, Table::History, Table::Requests ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . $table->value ) );
		}
		foreach ( get_posts( array( 'post_type' => 'studio_cal_room', 'post_parent' => $studio, 'post_status' => 'trash', 'numberposts' => -1 ) ) as $room ) {
			wp_update_post( array( 'ID' => $room->ID, 'post_status' => 'publish' ) );
		}
		foreach ( get_users( array( 'search' => 'load-trainer-*', 'fields' => 'ID' ) ) as $user ) {
			if ( is_numeric( $user ) && ! metadata_exists( 'post', $studio, "_studio_cal_member_$user" ) ) {
				self::list( $studio, (int) $user, true );
			}
		}

		return $told;
	}
}

add_action( 'wp_loaded', array( Model_Probe::class, 'answer' ) );
