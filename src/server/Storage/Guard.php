<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * Around everything of ours that runs inside somebody else's page or save, as a listener of WordPress's hooks: a database
 * that fails us must not fail them. What passes by itself is tried again; the rest is logged.
 */
final class Guard {

	private const TRIES = 3;

	/** Before another try, microseconds; it doubles. */
	private const PAUSE = 30_000;

	/**
	 * @template T
	 * @template E
	 * @param callable(): T $work      One statement, or nothing that hurts when it is done again.
	 * @param E             $otherwise Where the database did not do it.
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
