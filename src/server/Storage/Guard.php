<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * Guards this plugin's code in hooks of other plugins' pages and saves: a failing database must not break them.
 * Temporary failures are retried; others are logged.
 */
final class Guard {

	private const TRIES = 3;

	/** First pause before a retry in microseconds; it doubles each time. */
	private const PAUSE = 30_000;

	/**
	 * @template T
	 * @template E
	 * @param callable(): T $work      One statement, or work that may safely run twice.
	 * @param E             $otherwise Returned if the database failed.
	 * @return T|E
	 * @phpstan-impure
	 */
	public static function run( callable $work, mixed $otherwise = null ): mixed {
		try {
			return self::tried( $work );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure );

			return $otherwise;
		}
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Database_Failure
	 */
	private static function tried( callable $work ): mixed {
		for ( $try = 1; ; $try++ ) {
			try {
				return $work();
			} catch ( Database_Failure $failure ) {
				if ( self::TRIES === $try || ! $failure->is_worth_another_try() ) {
					throw $failure;
				}
				usleep( self::PAUSE * 2 ** ( $try - 1 ) );
			}
		}
	}
}
