<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/** Value object of an opaque sRGB color as written in theme.json, with contrast calculations. */
final class Colour {

	/** @param int $red 0-255, as the other two. */
	private function __construct( private readonly int $red, private readonly int $green, private readonly int $blue ) {
	}

	/**
	 * Parses #rgb, #rrggbb, rgb(), hsl() with commas or spaces, white and black.
	 *
	 * @return self|null Null for other notations and transparent colors.
	 */
	public static function parse( string $css ): ?self {
		$css = strtolower( trim( $css ) );
		if ( 'white' === $css || 'black' === $css ) {
			return self::from_hex( 'white' === $css ? 'ffffff' : '000000' );
		}
		if ( 1 === preg_match( '/\A#([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\z/', $css, $hex ) ) {
			return self::from_hex( $hex[1] );
		}
		if ( 1 !== preg_match( '#\A(rgb|hsl)a?\(([^()]+)\)\z#', $css, $function ) ) {
			return null;
		}
		$parts = preg_split( '#[\s,/]+#', trim( $function[2] ) );
		if ( false === $parts || count( $parts ) < 3 || count( $parts ) > 4 || ( isset( $parts[3] ) && 1.0 !== self::share( $parts[3] ) ) ) {
			return null;
		}

		return 'rgb' === $function[1] ? self::from_rgb( $parts[0], $parts[1], $parts[2] ) : self::from_hsl( $parts[0], $parts[1], $parts[2] );
	}

	/** Returns the color as `#rrggbb`. */
	public function hex(): string {
		return sprintf( '#%02x%02x%02x', $this->red, $this->green, $this->blue );
	}

	/** Returns the relative luminance of WCAG 2: 0 is black, 1 is white. */
	public function luminance(): float {
		return 0.2126 * self::linear( $this->red ) + 0.7152 * self::linear( $this->green ) + 0.0722 * self::linear( $this->blue );
	}

	/** Returns the contrast ratio of WCAG 2, from 1 to 21. */
	public function contrast( self $other ): float {
		$lighter = max( $this->luminance(), $other->luminance() );
		$darker  = min( $this->luminance(), $other->luminance() );

		return ( $lighter + 0.05 ) / ( $darker + 0.05 );
	}

	private static function linear( int $channel ): float {
		$share = $channel / 255;

		return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
	}

	private static function from_hex( string $hex ): ?self {
		$long = strlen( $hex ) < 6 ? implode( '', array_map( static fn( string $digit ): string => $digit . $digit, str_split( $hex ) ) ) : $hex;
		if ( 8 === strlen( $long ) && ! str_ends_with( $long, 'ff' ) ) {
			return null;
		}

		return new self( (int) hexdec( substr( $long, 0, 2 ) ), (int) hexdec( substr( $long, 2, 2 ) ), (int) hexdec( substr( $long, 4, 2 ) ) );
	}

	private static function from_rgb( string $red, string $green, string $blue ): ?self {
		$channels = array();
		foreach ( array( $red, $green, $blue ) as $part ) {
			$share = str_ends_with( $part, '%' ) ? self::share( $part ) : ( is_numeric( $part ) ? (float) $part / 255 : null );
			if ( null === $share ) {
				return null;
			}
			$channels[] = self::channel( $share );
		}

		return new self( ...$channels );
	}

	/** Converts hue in degrees, saturation and lightness in per cent; the formula of CSS Color 4. */
	private static function from_hsl( string $hue, string $saturation, string $lightness ): ?self {
		$degrees = str_ends_with( $hue, 'deg' ) ? substr( $hue, 0, -3 ) : $hue;
		$s       = self::share( $saturation );
		$l       = self::share( $lightness );
		if ( ! is_numeric( $degrees ) || null === $s || null === $l ) {
			return null;
		}
		$twelfths = fmod( fmod( (float) $degrees, 360 ) + 360, 360 ) / 30;
		$channel  = static function ( int $offset ) use ( $twelfths, $s, $l ): int {
			$k = fmod( $offset + $twelfths, 12 );

			return self::channel( $l - $s * min( $l, 1 - $l ) * max( -1, min( $k - 3, 9 - $k, 1 ) ) );
		};

		return new self( $channel( 0 ), $channel( 8 ), $channel( 4 ) );
	}

	/** Returns a share; `50%` and `0.5` are both a half. */
	private static function share( string $part ): ?float {
		$is_percent = str_ends_with( $part, '%' );
		$number     = $is_percent ? substr( $part, 0, -1 ) : $part;
		if ( ! is_numeric( $number ) ) {
			return null;
		}

		return (float) $number / ( $is_percent ? 100 : 1 );
	}

	private static function channel( float $share ): int {
		return (int) round( 255 * max( 0.0, min( 1.0, $share ) ) );
	}
}
