<?php
/**
 * Fake of WP-CLI's formatter, which cannot be installed beside the tests: it prints its arguments as JSON.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace WP_CLI\Utils;

/**
 * @param string                      $format Requested format.
 * @param list<array<string, string>> $items  Rows.
 * @param list<string>                $fields Names of the columns.
 */
function format_items( string $format, array $items, array $fields ): void {
	echo json_encode( array( $format, $items, $fields ) );
}
