<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use StudioCalendar\Rest\Call;

/**
 * Asks the site for a calendar's call as a browser would: firewalls, "disable REST" plugins and page caches stand
 * between the two. Takes as long as the site takes to answer itself, so it runs after the screen is there.
 */
final class Calls_Check {

	/** Seconds; a site that needs longer is none that people can use. */
	private const PATIENCE = 10;

	/** What caches say of an answer that they had kept. */
	private const KEPT = array( 'x-cache', 'cf-cache-status', 'x-litespeed-cache', 'x-proxy-cache', 'x-varnish-cache' );

	public function run(): Finding {
		$call   = rest_url( Call::NAMESPACE . '/booking/getInRange_ready' );
		$answer = wp_remote_get( $call, array( 'timeout' => self::PATIENCE, 'sslverify' => false, 'cookies' => array() ) );
		if ( is_wp_error( $answer ) ) {
			return self::unreachable( $answer->get_error_message() );
		}
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( ! is_array( $body ) || ! isset( $body['status'], $body['code'] ) ) {
			return self::unreachable( (string) wp_remote_retrieve_response_code( $answer ) );
		}
		foreach ( self::KEPT as $header ) {
			$value = wp_remote_retrieve_header( $answer, $header );
			if ( is_string( $value ) && str_contains( strtolower( $value ), 'hit' ) ) {
				return self::kept( $header );
			}
		}

		return Finding::good( __( 'The calendar’s calls are answered', 'studio-calendar' ) );
	}

	private static function unreachable( string $what ): Finding {
		return new Finding(
			Severity::Critical,
			__( 'The calendar’s calls are not answered', 'studio-calendar' ),
			sprintf(
				/* translators: %s: an error message or a number such as 403. */
				__( 'Calendars stay empty (%s). Let a firewall or security plugin through to the REST API of Studio Calendar.', 'studio-calendar' ),
				$what
			)
		);
	}

	private static function kept( string $header ): Finding {
		return new Finding(
			Severity::Recommended,
			__( 'A cache keeps the calendar’s answers', 'studio-calendar' ),
			sprintf(
				/* translators: %s: name of an HTTP header. */
				__( 'Visitors see old bookings (%s). Tell the cache to leave the REST API of Studio Calendar alone; pages may be kept.', 'studio-calendar' ),
				$header
			)
		);
	}
}
