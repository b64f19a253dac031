<?php
/**
 * Returns the content of the plugin's tables.
 * `overlaps`: pairs of bookings that take the same room at the same time (one query over the whole table; the most important check).
 * `bookings`, `history`, `requests`: all rows, oldest first.
 * `$args['host']`: database server other than the site's; a Galera node answers only when it has caught up with the others.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

/** @var array{ host?: string } $args */

return ( static function ( array $args ): array {
	global $wpdb, $table_prefix;
	if ( isset( $args['host'] ) ) {
		$wpdb = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, $args['host'] );
		$wpdb->set_prefix( is_string( $table_prefix ) ? $table_prefix : '' );
		$wpdb->query( 'SET SESSION wsrep_sync_wait = 1' );
	}

	$name = static fn( Table $table ): string => $wpdb->prefix . $table->value;
	$rows = static fn( Table $table, string $order ): array => $wpdb->get_results( "SELECT * FROM {$name( $table )} ORDER BY $order", ARRAY_A );

	$all      = $name( Table::Bookings );
	$overlaps = $wpdb->get_results(
		"SELECT a.id AS one, b.id AS other FROM $all a
		JOIN $all b ON b.room_id = a.room_id AND b.booking_date = a.booking_date AND b.id > a.id
		WHERE a.is_canceled = 0 AND b.is_canceled = 0
		AND a.start_minute < b.end_minute AND b.start_minute < a.end_minute",
		ARRAY_A
	);
	if ( ! is_array( $overlaps ) || '' !== $wpdb->last_error ) {
		throw new RuntimeException( 'The tables cannot be read: ' . $wpdb->last_error );
	}

	return array(
		'overlaps' => $overlaps,
		'bookings' => $rows( Table::Bookings, 'id' ),
		'history'  => $rows( Table::History, 'id' ),
		'requests' => $rows( Table::Requests, 'user_id, request_id' ),
	);
} )( $args );
