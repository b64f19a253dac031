<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use PDO;
use StudioCalendar\Storage\Database;

/**
 * Limits how long a write waits for a lock. A server's default is 50 seconds for a row and up to a year for a table
 * that is being altered, and every waiting request occupies a PHP worker.
 */
final class Lock_Wait {

	public const SECONDS = 3;

	/** Session variables of MySQL and MariaDB for row and table locks. */
	private const LIMITS = array( 'innodb_lock_wait_timeout', 'lock_wait_timeout' );

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

		return ( new Session_Variables( $this->database ) )->during( array_fill_keys( self::LIMITS, (string) self::SECONDS ), $work );
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
