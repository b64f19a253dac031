<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

/** Parses the headers in which proxies forward the client's address. */
final class Forwarded {

	/** Maximum number of addresses read, from the end; the client controls the header's length. */
	private const MAX_ADDRESSES = 20;

	/**
	 * @return list<string|null> In the header's order, to which each proxy appends one; null for invalid addresses.
	 */
	public static function addresses( string $header, string $value ): array {
		$parts = array_slice( explode( ',', $value ), -self::MAX_ADDRESSES );

		return '' === $value ? array() : array_map( 'Forwarded' === $header ? self::of_element( ... ) : self::of_text( ... ), $parts );
	}

	/** Parses an element such as `for=192.0.2.60;proto=http` (RFC 7239). */
	private static function of_element( string $element ): ?string {
		return 1 === preg_match( '/(?:\A|;)\s*for\s*=\s*("[^"]*"|[^;\s]*)/i', $element, $found ) ? self::of_text( trim( $found[1], '"' ) ) : null;
	}

	/** Parses an address; some proxies append the port and put IPv6 addresses in brackets. */
	private static function of_text( string $text ): ?string {
		$text = trim( $text );
		if ( 1 === preg_match( '/\A\[([^\]]*)\](:\d+)?\z/', $text, $found ) || 1 === preg_match( '/\A([\d.]+):\d+\z/', $text, $found ) ) {
			$text = $found[1];
		}

		return Network::address( $text );
	}
}
