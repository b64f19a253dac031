<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use RuntimeException;

/** Value object of a page received over HTTP, with the report of probe.php. */
final class Web_Page {

	/**
	 * @param array<string, string> $headers    Response headers by name in lower case.
	 * @param int                   $queries    Number of database queries.
	 * @param list<string>          $complaints PHP notices and warnings with the plugin's folder in their trace.
	 * @param int                   $files      Number of the plugin's files that were loaded.
	 */
	private function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly string $body,
		public readonly int $queries,
		public readonly array $complaints,
		public readonly int $files,
	) {
	}

	public static function read( string $answer, string $report ): self {
		[ $head, $body ] = explode( "\r\n\r\n", $answer, 2 ) + array( '', '' );
		$seen            = json_decode( $report, true );
		if ( 1 !== preg_match( '#\AHTTP/1\.\d (\d{3})#', $head, $status ) || ! is_array( $seen ) || ! is_int( $seen['queries'] ) || ! is_array( $seen['complaints'] ) || ! is_int( $seen['files'] ) ) {
			throw new RuntimeException( 'No whole page came: ' . substr( $head, 0, 500 ) . $report );
		}
		$headers = array();
		foreach ( array_slice( explode( "\r\n", $head ), 1 ) as $line ) {
			[ $name, $value ]               = explode( ':', $line, 2 ) + array( '', '' );
			$headers[ strtolower( $name ) ] = trim( $value );
		}

		return new self( (int) $status[1], $headers, $body, $seen['queries'], array_values( array_filter( $seen['complaints'], is_string( ... ) ) ), $seen['files'] );
	}
}
