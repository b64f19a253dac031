<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use PDO;

/**
 * How long a write waits for a lock. A server's own limit is 50 seconds for a row and up to a year for a table that is
 * being altered; every one who waits holds a PHP worker meanwhile.
 */
final class Lock_Wait {

	public const SECONDS = 3;

	/** Session variables of MySQL and MariaDB, for rows and for whole tables, and where their own value is kept meanwhile. */
	private const LIMITS = array(
		'innodb_lock_wait_timeout' => '@studio_calendar_row_wait',
		'lock_wait_timeout'        => '@studio_calendar_table_wait',
	);

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * Keeps the limit during the work and puts the site's own back, whatever happens.
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

	/** A connection that was opened anew meanwhile has its own limits already. */
	private function put_back(): void {
		try {
			$this->set( static fn( string $limit, string $own ): string => "SESSION $limit = COALESCE($own, @@SESSION.$limit)" );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure ); // The write itself has ended one way or the other.
		}
	}

	/** @param callable(string, string): string $assignment Of a limit and where its own value is kept. */
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
