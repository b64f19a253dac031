<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use Throwable;

/** Logs failures for the administrator, each kind once per request. */
final class Failure_Log {

	/** @var array<string, true> */
	private static array $told = array();

	/** @param string $during The operation; empty if the failure's message names it. */
	public static function tell( Throwable $failure, string $during = '' ): void {
		$line = 'Studio Calendar: ' . ( '' === $during ? '' : "$during: " ) . $failure->getMessage();
		if ( isset( self::$told[ $line ] ) ) {
			return;
		}

		self::$told[ $line ] = true;
		error_log( $line ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- administrators have no other sign of it.
	}
}
