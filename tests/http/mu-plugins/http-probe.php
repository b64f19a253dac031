<?php
/**
 * Test only. Lifts the limits on requests per minute, on days ahead and on pending bookings, unless the request has the header
 * `X-Http-Limits: as they are`. Takes `X-Http-Address` as the visitor's address, as a site behind a proxy does. With
 * `X-Http-Other-Plugin: 1` it acts as another plugin that also handles the admin-ajax action `edit_booking`. The fake server of
 * tests/fixtures/ably replaces Ably; requests to wordpress.org, such as wp-admin's for updates, get a 404.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

if ( ! isset( $_SERVER['HTTP_X_HTTP_LIMITS'] ) ) {
	add_filter( 'studio_calendar_writes_per_minute', static fn(): int => 1000000 );
	add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 1000000 );
	add_filter( 'studio_calendar_days_ahead', static fn(): int => 7320 );
	add_filter( 'studio_calendar_open_requests', static fn(): int => 1000000 );
}

if ( isset( $_SERVER['HTTP_X_HTTP_ADDRESS'] ) ) {
	add_filter( 'studio_calendar_client_address', static fn(): mixed => $_SERVER['HTTP_X_HTTP_ADDRESS'] );
}

if ( isset( $_SERVER['HTTP_X_HTTP_OTHER_PLUGIN'] ) ) {
	foreach ( array( 'wp_ajax_edit_booking', 'wp_ajax_nopriv_edit_booking' ) as $hook ) {
		add_action( $hook, static fn() => wp_send_json( array( 'theirs' => true ) ), 20 );
	}
}

if ( false !== getenv( 'HTTP_ABLY_PORT' ) ) {
	define( 'STUDIO_CALENDAR_ABLY_KEY', (string) getenv( 'HTTP_ABLY_KEY' ) );
	add_filter(
		'studio_calendar_ably_options',
		static fn(): array => array( 'endpoint' => '127.0.0.1', 'port' => (int) getenv( 'HTTP_ABLY_PORT' ), 'tls' => false )
	);
}

add_filter(
	'pre_http_request',
	static fn( mixed $answer, mixed $args, string $address ): mixed => str_contains( $address, '.wordpress.org/' )
		? array( 'response' => array( 'code' => 404 ), 'headers' => array(), 'body' => '' )
		: $answer,
	10,
	3
);
