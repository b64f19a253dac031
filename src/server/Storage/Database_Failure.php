<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Infrastructure_Failure;

/** A statement that the database did not carry out. The message is the database's own and goes to the log only. */
final class Database_Failure extends Infrastructure_Failure {

	/**
	 * What MySQL, MariaDB, Galera and SQLite say when somebody else was faster and the same transaction may succeed
	 * when it is tried again. Matched by text because the SQLite drop-in and database drop-ins have no error number.
	 */
	private const WORTH_ANOTHER_TRY = array(
		'Deadlock found',
		'Lock wait timeout',
		'try restarting transaction',
		'database is locked',
		'database table is locked',
	);

	/** What they say of a table that is not there. */
	private const MISSING_TABLE = array( "doesn't exist", 'no such table', 'Unknown table' );

	public function is_worth_another_try(): bool {
		return $this->says( self::WORTH_ANOTHER_TRY );
	}

	/** One of ours. */
	public function is_missing_table(): bool {
		return str_contains( $this->getMessage(), 'studio_cal_' ) && $this->says( self::MISSING_TABLE );
	}

	/** @param list<string> $texts */
	private function says( array $texts ): bool {
		foreach ( $texts as $text ) {
			if ( str_contains( $this->getMessage(), $text ) ) {
				return true;
			}
		}

		return false;
	}
}
