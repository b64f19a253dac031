<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use PDO;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Failure_Log;

/**
 * Limits how long a write waits for a lock. A server's default is 50 seconds for a row and up to a year for a table
 * that is being altered, and every waiting request occupies a PHP worker.
 */
final class Lock_Wait {

	public const SECONDS = 3;

	/**
	 * Session variables of MySQL and MariaDB for row and table locks, each with the variable that stores its original
	 * value.
	 */
	private const LIMITS = array(
		'innodb_lock_wait_timeout' => '@studio_calendar_row_wait',
		'lock_wait_timeout'        => '@studio_calendar_table_wait',
	);

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * Applies the limit during the work and always restores the site's values.
	 *
	 * @template T
	 * @param callable(): T $work The write.
	 * @return T
	 */
	public function limited( callable $work ): mixed {
		$sqlite = $this->database->sqlite();
		if ( null !== $sqlite ) {
			return self::limited_in( $sqlite, $work );
		}
		if ( ! $this->database->can_reconnect() ) {
			return $work();
		}
		$this->set( static fn( string $limit, string $own ): string => "$own = @@SESSION.$limit, SESSION $limit = " . self::SECONDS );
		try {
			return $work();
		} finally {
			$this->put_back();
		}
	}

	/** Restores the values; a new connection has them already. */
	private function put_back(): void {
		try {
			$this->set( static fn( string $limit, string $own ): string => "SESSION $limit = COALESCE($own, @@SESSION.$limit)" );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure ); // The write has already ended, so a failure here only needs a log entry.
		}
	}

	/** @param callable(string, string): string $assignment SQL for a limit and the variable with its original value. */
	private function set( callable $assignment ): void {
		$this->database->run( 'SET ' . implode( ', ', array_map( $assignment, array_keys( self::LIMITS ), self::LIMITS ) ) );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function limited_in( PDO $sqlite, callable $work ): mixed {
		$asked = $sqlite->query( 'PRAGMA busy_timeout' );
		$own   = false === $asked ? null : $asked->fetchColumn();
		$sqlite->exec( 'PRAGMA busy_timeout = ' . 1000 * self::SECONDS );
		try {
			return $work();
		} finally {
			$sqlite->exec( 'PRAGMA busy_timeout = ' . ( is_numeric( $own ) ? (int) $own : 1000 * self::SECONDS ) );
		}
	}
}
