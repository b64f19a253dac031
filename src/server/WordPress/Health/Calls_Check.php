<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use StudioCalendar\Rest\Call;
use StudioCalendar\WordPress\Content\Post_Ids;

/**
 * Site Health check that requests an endpoint as a browser would, because firewalls, "disable REST" plugins and page
 * caches may block it. It takes as long as the site's response and so runs after the screen has loaded.
 */
final class Calls_Check {

	/** Timeout in seconds; a slower site is unusable. */
	private const TIMEOUT_SECONDS = 10;

	/** Response headers of caches for cached responses. */
	private const KEPT = array( 'x-cache', 'cf-cache-status', 'x-litespeed-cache', 'x-proxy-cache', 'x-varnish-cache' );

	/** Responses of a working endpoint: the week, or an error about the request. */
	private const ANSWERS = array( 'ok', 'invalid', 'studio_not_found', 'too_many_requests' );

	public function run(): Finding {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own, for calls of a site to itself.
		$verifies = (bool) apply_filters( 'https_local_ssl_verify', false, self::address() );
		$answer   = wp_remote_get( self::address(), array( 'timeout' => self::TIMEOUT_SECONDS, 'sslverify' => $verifies, 'cookies' => array() ) );
		if ( is_wp_error( $answer ) ) {
			return self::unreachable( $answer->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 401 === $status || 403 === $status ) {
			return self::closed( $status );
		}
		$body = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( ! is_array( $body ) || ! isset( $body['status'] ) || ! in_array( $body['code'] ?? 'ok', self::ANSWERS, true ) ) {
			return self::unreachable( (string) $status );
		}
		foreach ( self::KEPT as $header ) {
			$value = wp_remote_retrieve_header( $answer, $header );
			if ( is_string( $value ) && str_contains( strtolower( $value ), 'hit' ) ) {
				return self::kept( $header );
			}
		}

		return Finding::good( __( 'The calendar’s REST API is available', 'studio-calendar' ) );
	}

	/** Returns the URL of a visitor's read of a day; without a studio the response says so. */
	private static function address(): string {
		$studios = Post_Ids::studios();
		$today   = gmdate( 'Y-m-d' );
		$query   = array() === $studios ? array() : array( 'studio_id' => (string) $studios[0], 'date_from' => $today, 'date_to' => $today );

		return add_query_arg( $query, rest_url( Call::NAMESPACE . '/booking/getInRange_ready' ) );
	}

	/** Returns the finding for closed endpoints, which only visitors notice because members have a login. */
	private static function closed( int $status ): Finding {
		$names  = Rest_Closers::names();
		$advice = sprintf(
			/* translators: %d: a number such as 403. */
			__( 'The site answers visitors with %d instead of the bookings.', 'studio-calendar' ),
			$status
		);
		$help   = __( 'Allow visitors who are not logged in to use the REST API namespace studio-calendar/v1.', 'studio-calendar' );
		$where = array() === $names
			? __( 'No plugin of this site seems to cause it. Check the host’s firewall, or a service in front of the site.', 'studio-calendar' )
			/* translators: %s: names of plugins, and where their settings are. */
			: sprintf( __( 'The setting is likely in: %s.', 'studio-calendar' ), implode( ', ', $names ) );

		return new Finding( Severity::Critical, __( 'Visitors cannot read the calendar', 'studio-calendar' ), "$advice $help $where" );
	}

	private static function unreachable( string $what ): Finding {
		return new Finding(
			Severity::Critical,
			__( 'The calendar’s REST API is not available', 'studio-calendar' ),
			sprintf(
				/* translators: %s: an error message or a number such as 403. */
				__( 'Calendars stay empty because a request failed (%s). Allow the Studio Calendar REST API in your firewall or security plugin.', 'studio-calendar' ), // phpcs:ignore Generic.Files.LineLength -- one text to translators.
				$what
			)
		);
	}

	private static function kept( string $header ): Finding {
		return new Finding(
			Severity::Recommended,
			__( 'A cache serves outdated bookings', 'studio-calendar' ),
			sprintf(
				/* translators: %s: name of an HTTP header. */
				__( 'Visitors may see outdated bookings (%s). Exclude the Studio Calendar REST API from caching; pages can stay cached.', 'studio-calendar' ),
				$header
			)
		);
	}
}
