<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use Throwable;

/** What went wrong behind a visitor's back, for the administrator: each kind of failure once a request. */
final class Failure_Log {

	/** @var array<string, true> */
	private static array $told = array();

	/** @param string $during What was going on; empty where the failure says it. */
	public static function tell( Throwable $failure, string $during = '' ): void {
		$line = 'Studio Calendar: ' . ( '' === $during ? '' : "$during: " ) . $failure->getMessage();
		if ( isset( self::$told[ $line ] ) ) {
			return;
		}

		self::$told[ $line ] = true;
		error_log( $line ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- it is the administrator's only sign of it.
	}
}
