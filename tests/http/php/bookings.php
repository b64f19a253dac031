<?php
/**
 * Inserts bookings into the table without any check. `$args['bookings']`: a list of rows, whose columns replace the defaults
 * (Approved, unpaid, 18:00 to 19:00). Returns their ids in the same order.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

/** @var array{ bookings: list<array<string, int|string>> } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	$defaults = array(
		'start_minute'       => 1080,
		'end_minute'         => 1140,
		'status'             => 'Approved',
		'payment_status'     => 'unpaid',
		'payment_method'     => 'cash',
		'payment_frequency'  => 'per_session',
		'hidden_description' => 'hidden-secret',
		'room_name'          => 'Hall',
		'event_title'        => 'Default event',
		'trainer_first_name' => 'First',
		'trainer_last_name'  => 'Last',
		'created_by'         => 0,
		'created_at'         => gmdate( 'Y-m-d H:i:s' ),
		'updated_at'         => gmdate( 'Y-m-d H:i:s' ),
	);
	$ids      = array();
	$wpdb->query( 'START TRANSACTION' );
	foreach ( $args['bookings'] as $booking ) {
		if ( 1 !== $wpdb->insert( $wpdb->prefix . Table::Bookings->value, $booking + $defaults ) ) {
			throw new RuntimeException( $wpdb->last_error );
		}
		$ids[] = $wpdb->insert_id;
	}
	$wpdb->query( 'COMMIT' );

	return $ids;
} )( $args );
