<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

/** Compares IP addresses with networks such as `10.0.0.0/8` or `2001:db8::/32`. */
final class Network {

	/** Prefix of IPv4 addresses that are mapped to IPv6. */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** Returns the canonical form of an address, with mapped IPv4 as plain IPv4; null for an invalid one. */
	public static function address( string $text ): ?string {
		$packed = self::packed( $text );

		return null === $packed ? null : (string) inet_ntop( $packed );
	}

	/** Returns whether the text is an address or a network. */
	public static function is_one( string $text ): bool {
		return null !== self::parts( $text );
	}

	/** @param list<string> $networks */
	public static function holds_any( array $networks, string $address ): bool {
		foreach ( $networks as $network ) {
			if ( self::holds( $network, $address ) ) {
				return true;
			}
		}

		return false;
	}

	/** Returns the first address of an IPv6 address's network of that size; IPv4 addresses stay unchanged. */
	public static function first( string $address, int $bits ): string {
		$packed = self::packed( $address );

		return null === $packed || 16 !== strlen( $packed ) ? $address : inet_ntop( self::cut( $packed, $bits ) ) . "/$bits";
	}

	private static function holds( string $network, string $address ): bool {
		$parts  = self::parts( $network );
		$packed = self::packed( $address );

		return null !== $parts && null !== $packed && strlen( $packed ) === strlen( $parts[0] )
			&& self::cut( $packed, $parts[1] ) === self::cut( $parts[0], $parts[1] );
	}

	/** @return array{ string, int }|null The packed address and the length of its prefix in bits. */
	private static function parts( string $network ): ?array {
		$parts  = explode( '/', trim( $network ), 2 );
		$packed = self::packed( $parts[0] );
		if ( null === $packed ) {
			return null;
		}
		$most = 8 * strlen( $packed );
		$bits = $parts[1] ?? (string) $most;

		return ctype_digit( $bits ) && (int) $bits <= $most ? array( $packed, (int) $bits ) : null;
	}

	private static function packed( string $text ): ?string {
		$packed = false === filter_var( $text, FILTER_VALIDATE_IP ) ? false : inet_pton( $text );
		if ( false === $packed ) {
			return null;
		}

		return str_starts_with( $packed, self::MAPPED ) && 16 === strlen( $packed ) ? substr( $packed, 12 ) : $packed;
	}

	/** Returns the address with all bits after the prefix cleared. */
	private static function cut( string $packed, int $bits ): string {
		$whole = intdiv( $bits, 8 );
		$rest  = $bits % 8;
		$kept  = substr( $packed, 0, $whole );
		if ( 0 !== $rest ) {
			$kept .= chr( ord( $packed[ $whole ] ) & ( 0xff << 8 - $rest & 0xff ) );
		}

		return str_pad( $kept, strlen( $packed ), "\0" );
	}
}
