<?php
/**
 * Test only. Adds the header `X-Endurance: PEAK QUERIES` to each REST response: PHP's peak memory in bytes and the number of
 * database queries.
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
