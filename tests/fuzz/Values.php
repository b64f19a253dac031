<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

/** Generator of malicious and malformed values. Every choice comes from mt_rand(), so that a seed reproduces them. */
final class Values {

	private const WORDS = array(
		'',
		'0',
		'null',
		'undefined',
		'NaN',
		'true',
		'-0',
		'1e309',
		'0x1F',
		'٣',
		'½',
		"1'",
		"' OR '1'='1",
		'1) AND sleep(5)-- ',
		'"; DROP TABLE wp_users;--',
		'1 UNION SELECT user_pass FROM wp_users',
		'`id`',
		'$(id)',
		'%s %d %1$s %%',
		'%27%20OR%201',
		'<img src=x onerror=alert(1)>',
		'"><svg onload=alert(1)>',
		'</script><script>alert(1)</script>',
		'javascript:alert(1)',
		'{{7*7}}',
		'[gallery ids="1"]',
		'../../../../wp-config.php',
		'php://filter/convert.base64-encode/resource=wp-config.php',
		'http://127.0.0.1/',
		'O:8:"stdClass":0:{}',
		'a:1:{i:0;O:8:"stdClass":0:{}}',
		'{"$ne": null}',
		'=HYPERLINK("http://x")',
		"a\r\nSet-Cookie: x=1",
		"\u{202E}gnp.exe",
		"\u{200B}\u{FEFF}",
		"\u{2028}\u{2029}",
		"O'Brien \"\\\\ Ä 🕺",
		'\\',
		"\0",
		"a\0b",
		"\xC3\x28",
		"\xED\xA0\x80",
		"\xF0\x9F\x95",
		"\xFF\xFE",
		"\u{10FFFF}",
		'H̸̡̪̯ͨ͊̽̅̾',
	);

	private const NUMBERS = array( 0, -1, 1, 7, 52, 53, 1440, 65536, 2147483648, PHP_INT_MAX, PHP_INT_MIN, 1.5, 1e308, -0.0 );

	/**
	 * Returns any value that JSON can represent.
	 *
	 * @param int $depth Maximum depth of lists in it.
	 */
	public static function any( int $depth = 3 ): mixed {
		return match ( mt_rand( 0, 9 ) ) {
			0       => self::NUMBERS[ array_rand_seeded( self::NUMBERS ) ],
			1       => mt_rand() - intdiv( mt_getrandmax(), 2 ),
			2       => 1 === mt_rand( 0, 1 ),
			3       => null,
			4       => $depth > 0 ? self::nested( $depth ) : array(),
			5       => self::long(),
			6       => self::date(),
			7       => self::time(),
			default => self::word(),
		};
	}

	/**
	 * Returns a value as PHP reads it from a query or a form: a string or a list of strings.
	 *
	 * @return string|array<mixed>
	 */
	public static function sent(): string|array {
		$value = self::any( 2 );

		return is_array( $value ) ? self::as_sent( $value ) : self::text( $value );
	}

	public static function word(): string {
		return self::WORDS[ array_rand_seeded( self::WORDS ) ];
	}

	/** Returns a date, or almost one. */
	public static function date(): string {
		$formats = array( '%04d-%02d-%02d', '%d-%d-%d', '%04d-%02d-%02dT00:00:00Z', '%04d/%02d/%02d', "%04d-%02d-%02d\n", '%2$02d.%3$02d.%1$04d' );
		$format  = 0 === mt_rand( 0, 3 ) ? $formats[ array_rand_seeded( $formats ) ] : $formats[0];

		return sprintf( $format, 0 === mt_rand( 0, 9 ) ? mt_rand( 0, 12000 ) : mt_rand( 2025, 2030 ), mt_rand( 0, 13 ), mt_rand( 0, 32 ) );
	}

	/** Returns a time of day, or almost one. */
	public static function time(): string {
		$formats = array( '%02d:%02d', '%d:%d', '%02d:%02d:00', '%02d%02d', '-%02d:%02d' );
		$format  = 0 === mt_rand( 0, 3 ) ? $formats[ array_rand_seeded( $formats ) ] : $formats[0];

		return sprintf( $format, mt_rand( 0, 25 ), mt_rand( 0, 61 ) );
	}

	private static function long(): string {
		$lengths = array( 64, 65, 255, 1999, 2000, 2001, 4096, 39_000, 41_000 );
		$length  = 0 === mt_rand( 0, 99 ) ? 1_000_000 : $lengths[ array_rand_seeded( $lengths ) ];
		$letters = array( 'x', 'ä', '🕺', '\\', "'", '<', '0' );

		return str_repeat( $letters[ array_rand_seeded( $letters ) ], $length );
	}

	/** @return array<mixed> */
	private static function nested( int $depth ): array {
		$list = array();
		for ( $count = mt_rand( 0, 4 ); $count > 0; $count-- ) {
			$list[ 0 === mt_rand( 0, 1 ) ? $count : self::text( self::any( 0 ) ) ] = self::any( $depth - 1 );
		}

		return $list;
	}

	/**
	 * @param array<mixed> $values
	 * @return array<mixed>
	 */
	private static function as_sent( array $values ): array {
		return array_map( static fn( mixed $value ): string|array => is_array( $value ) ? self::as_sent( $value ) : self::text( $value ), $values );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}

/**
 * Returns a random index like array_rand(), but always from mt_rand(), so that the seed reproduces it.
 *
 * @param non-empty-list<mixed> $list
 */
function array_rand_seeded( array $list ): int {
	return mt_rand( 0, count( $list ) - 1 );
}
