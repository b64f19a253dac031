<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

/** Reads the headers by which proxies pass on whom they speak for. */
final class Forwarded {

	/** Addresses that are looked at, the last ones: a header may be as long as a server lets it. */
	private const MAX_ADDRESSES = 20;

	/**
	 * @return list<string|null> In the order of the header, each proxy adds one behind; null is what is no address.
	 */
	public static function addresses( string $header, string $value ): array {
		$parts = array_slice( explode( ',', $value ), -self::MAX_ADDRESSES );

		return '' === $value ? array() : array_map( 'Forwarded' === $header ? self::of_element( ... ) : self::of_text( ... ), $parts );
	}

	/** `for=192.0.2.60;proto=http` (RFC 7239). */
	private static function of_element( string $element ): ?string {
		return 1 === preg_match( '/(?:\A|;)\s*for\s*=\s*("[^"]*"|[^;\s]*)/i', $element, $found ) ? self::of_text( trim( $found[1], '"' ) ) : null;
	}

	/** Some write the port behind it, and IPv6 into brackets then. */
	private static function of_text( string $text ): ?string {
		$text = trim( $text );
		if ( 1 === preg_match( '/\A\[([^\]]*)\](:\d+)?\z/', $text, $found ) || 1 === preg_match( '/\A([\d.]+):\d+\z/', $text, $found ) ) {
			$text = $found[1];
		}

		return Network::address( $text );
	}
}
