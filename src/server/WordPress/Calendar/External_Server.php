<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Calendar_Language;

/**
 * The external base host (docs/behaviour.md, 2): a setting of the site, never taken from an address, an attribute or an answer.
 * Where one is set, the calendars of this site ask that server and send it neither nonce nor cookies of ours.
 */
final class External_Server {

	/** REST root with namespace, and the address of admin-ajax. */
	public const REST_OPTION = 'studio_calendar_external_rest';
	public const AJAX_OPTION = 'studio_calendar_external_ajax';

	/** Parts of an address that a server's root has no use for. */
	private const NEVER = array( 'user' => true, 'pass' => true, 'fragment' => true );

	/**
	 * Reads what else a calendar asks of the options in the same query.
	 *
	 * @return array{ restUrl: string, ajaxUrl: string }|null Null: our own server answers.
	 */
	public function addresses(): ?array {
		wp_prime_option_caches( array( self::REST_OPTION, self::AJAX_OPTION, Calendar_Language::OPTION, Login_Link::OPTION ) );
		$rest = self::address( get_option( self::REST_OPTION, '' ) );
		$ajax = self::address( get_option( self::AJAX_OPTION, '' ) );

		return null === $rest || null === $ajax ? null : array( 'restUrl' => untrailingslashit( $rest ), 'ajaxUrl' => $ajax );
	}

	/** HTTPS, or plain HTTP to this machine; no user name in it. Everything else counts as not set. */
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
