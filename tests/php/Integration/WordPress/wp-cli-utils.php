<?php
/**
 * Stands where WP-CLI's own formatter does, which does not install beside the tests: writes what it was given, as JSON.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace WP_CLI\Utils;

/**
 * @param string                      $format As asked for.
 * @param list<array<string, string>> $items  Rows.
 * @param list<string>                $fields Names of the columns.
 */
function format_items( string $format, array $items, array $fields ): void {
	echo json_encode( array( $format, $items, $fields ) );
}
