<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Infrastructure_Failure;

/** Exception for a failed statement. The message comes from the database and is only logged. */
final class Database_Failure extends Infrastructure_Failure {

	/**
	 * Messages of MySQL, MariaDB, Galera and SQLite for conflicts after which the same transaction may succeed. They
	 * are matched by text because the SQLite drop-in and other drop-ins have no error numbers.
	 */
	private const WORTH_ANOTHER_TRY = array(
		'Deadlock found',
		'Lock wait timeout',
		'try restarting transaction',
		'database is locked',
		'database table is locked',
	);

	/** Their messages for a missing table. */
	private const MISSING_TABLE = array( "doesn't exist", 'no such table', 'Unknown table' );

	public function is_worth_another_try(): bool {
		return $this->says( self::WORTH_ANOTHER_TRY );
	}

	/** Returns whether one of the plugin's tables is missing. */
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
