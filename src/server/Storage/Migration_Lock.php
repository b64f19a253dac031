<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * So that of all requests that find the tables out of date one looks after them. It is a row of the options: inserting it
 * is atomic on SQLite, MySQL and a cluster. One that is not given back, because the migration failed or its process
 * died, holds the others off for a minute; then it is tried again.
 */
final class Migration_Lock {

	public const OPTION = 'studio_calendar_db_lock';

	private const SECONDS = 60;

	public function __construct( private readonly Database $database ) {
	}

	/** @throws Database_Failure */
	public function take(): bool {
		$options = $this->database->options();
		$until   = ( time() + self::SECONDS ) . '-' . bin2hex( random_bytes( 8 ) );
		$insert  = "INSERT IGNORE INTO $options (option_name, option_value, autoload) VALUES (%s, %s, %s)";
		if ( 1 === $this->database->run( $insert, array( self::OPTION, $until, 'off' ) ) ) {
			return true;
		}
		$held = $this->database->row( "SELECT option_value FROM $options WHERE option_name = %s", array( self::OPTION ) );
		if ( null === $held || (int) $held['option_value'] > time() ) {
			return false;
		}
		$change = "UPDATE $options SET option_value = %s WHERE option_name = %s AND option_value = %s";

		return 1 === $this->database->run( $change, array( $until, self::OPTION, $held['option_value'] ) );
	}

	/** @throws Database_Failure */
	public function release(): void {
		$this->database->run( "DELETE FROM {$this->database->options()} WHERE option_name = %s", array( self::OPTION ) );
	}
}
