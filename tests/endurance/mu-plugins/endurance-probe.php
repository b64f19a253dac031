<?php
/**
 * Test only. Each answer of a call says what it took: `X-Endurance: PEAK QUERIES`, the bytes that PHP had at most and the
 * queries that were sent.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

add_filter(
	'rest_pre_serve_request',
	static function ( bool $is_served ): bool {
		global $wpdb;
		header( 'X-Endurance: ' . memory_get_peak_usage() . ' ' . $wpdb->num_queries );
		return $is_served;
	}
);
