<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Failure_Log;

/** Session variables of MySQL and MariaDB, changed for some work and then restored to the site's values. */
final class Session_Variables {

	/** Start of the names of the user variables that store the site's values. */
	private const OWN = '@studio_calendar_own_';

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * @template T
	 * @param non-empty-array<string, string> $values SQL of the value by variable.
	 * @param callable(): T                   $work
	 * @return T
	 * @throws Database_Failure If the variables cannot be set; the work is not done then.
	 */
	public function during( array $values, callable $work ): mixed {
		$names = array_keys( $values );
		$keep  = static fn( string $name, string $value ): string => self::OWN . "$name = @@SESSION.$name, SESSION $name = $value";
		$this->set( array_map( $keep, $names, $values ) );
		try {
			return $work();
		} finally {
			$this->put_back( $names );
		}
	}

	/**
	 * Restores the site's values; a new connection has them already.
	 *
	 * @param non-empty-list<string> $names
	 */
	private function put_back( array $names ): void {
		try {
			$this->set( array_map( static fn( string $name ): string => "SESSION $name = COALESCE(" . self::OWN . "$name, @@SESSION.$name)", $names ) );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure ); // The work has already ended, so a failure here only needs a log entry.
		}
	}

	/** @param list<string> $assignments */
	private function set( array $assignments ): void {
		$this->database->run( 'SET ' . implode( ', ', $assignments ) );
	}
}
