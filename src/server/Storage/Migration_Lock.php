<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * Lock that lets only one request migrate the tables. It is a row of the options table, which is inserted atomically on
 * SQLite, MySQL and clusters. A lock left behind by a failed migration or a dead process expires after a minute.
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
		$insert  = 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)';
		if ( 1 === $this->database->run( $insert, array( $options, self::OPTION, $until, 'off' ) ) ) {
			return true;
		}
		$held = $this->database->row( 'SELECT option_value FROM %i WHERE option_name = %s', array( $options, self::OPTION ) );
		if ( null === $held || (int) $held['option_value'] > time() ) {
			return false;
		}
		$change = 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s';

		return 1 === $this->database->run( $change, array( $options, $until, self::OPTION, $held['option_value'] ) );
	}

	/** @throws Database_Failure */
	public function release(): void {
		$this->database->run( 'DELETE FROM %i WHERE option_name = %s', array( $this->database->options(), self::OPTION ) );
	}
}
