<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Calendar_Language;

/**
 * Setting of the external base host (docs/behaviour.md, 2), which is never taken from a URL, an attribute or a
 * response. If it is set, this site's calendars use that server and send it neither nonces nor cookies of this site.
 */
final class External_Server {

	/** Options with the REST root including the namespace, and the URL of admin-ajax. */
	public const REST_OPTION = 'studio_calendar_external_rest';
	public const AJAX_OPTION = 'studio_calendar_external_ajax';

	/** Parts that a server's URL must not have. */
	private const NEVER = array( 'user' => true, 'pass' => true, 'fragment' => true );

	/**
	 * Reads the URLs, and in the same query other options that a calendar needs.
	 *
	 * @return array{ restUrl: string, ajaxUrl: string }|null Null if the site's own server is used.
	 */
	public function addresses(): ?array {
		wp_prime_option_caches( array( self::REST_OPTION, self::AJAX_OPTION, Calendar_Language::OPTION, Login_Link::OPTION ) );
		$rest = self::address( get_option( self::REST_OPTION, '' ) );
		$ajax = self::address( get_option( self::AJAX_OPTION, '' ) );

		return null === $rest || null === $ajax ? null : array( 'restUrl' => untrailingslashit( $rest ), 'ajaxUrl' => $ajax );
	}

	/** Returns an HTTPS URL, or an HTTP one of this machine, without a user name; null for any other value. */
	public static function address( mixed $value ): ?string {
		$text  = is_string( $value ) ? trim( $value ) : '';
		$parts = wp_parse_url( $text );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) || array() !== array_intersect_key( $parts, self::NEVER ) ) {
			return null;
		}
		$is_loopback = 1 === preg_match( '/\A(localhost|\[::1\]|127(\.\d{1,3}){3})\z/', $parts['host'] );
		$is_allowed  = 'https' === $parts['scheme'] || ( 'http' === $parts['scheme'] && $is_loopback );
		$address     = $is_allowed ? sanitize_url( $text, array( 'https', 'http' ) ) : '';

		return '' === $address ? null : $address;
	}
}
