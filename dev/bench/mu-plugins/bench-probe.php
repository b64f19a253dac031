<?php
/**
 * Probe for the benchmarks. `bench/v1/empty` is the cheapest possible REST request to this WordPress. Every REST response has
 * its number of database queries in `X-Bench-Queries`. The limits for guests and for writes are lifted.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 100000000 );
add_filter( 'studio_calendar_writes_per_minute', static fn(): int => 100000000 );
add_filter( 'studio_calendar_days_ahead', static fn(): int => 7320 );
add_filter( 'studio_calendar_open_requests', static fn(): int => 1000000 );

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'bench/v1',
			'/empty',
			array(
				'methods'             => array( 'GET', 'POST' ),
				'permission_callback' => '__return_true',
				'callback'            => static fn(): array => array( 'status' => 'ok' ),
			)
		);
	}
);

add_filter(
	'rest_post_dispatch',
	static function ( WP_HTTP_Response $response ): WP_HTTP_Response {
		global $wpdb;
		$response->header( 'X-Bench-Queries', (string) $wpdb->num_queries );
		return $response;
	},
	PHP_INT_MAX
);
