<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use Closure;

/**
 * Tables and migrations. Each entry of `migrations()` upgrades a site from the version before to its own number. They
 * are numbered because dbDelta does not change indexes.
 */
final class Schema {

	public const VERSION = 5;

	/** Option with the version; autoloaded, so that the check needs no query. */
	public const OPTION = 'studio_calendar_db_version';

	/**
	 * Indexes of version 3, each with its columns. They end in what the bookings list is ordered by, so that a page of it
	 * is read from its place on: by date, of a room, of a trainer, of a status, of a payment. `listing` also holds
	 * what counts read, `by_status` what totals read, the others what the list leaves out at first, canceled bookings.
	 */
	private const IN_ORDER = array(
		'listing'    => array(
			'studio_id',
			'booking_date',
			'start_minute',
			'id',
			'end_minute',
			'room_id',
			'trainer_id',
			'status',
			'payment_status',
			'is_canceled',
		),
		'by_room'    => array( 'studio_id', 'room_id', 'booking_date', 'start_minute', 'id', 'is_canceled' ),
		'by_trainer' => array( 'studio_id', 'trainer_id', 'booking_date', 'start_minute', 'id', 'is_canceled' ),
		'by_status'  => array( 'studio_id', 'is_canceled', 'status', 'booking_date', 'start_minute', 'id', 'end_minute', 'trainer_id', 'payment_status' ),
		'by_payment' => array( 'studio_id', 'payment_status', 'booking_date', 'start_minute', 'id', 'is_canceled' ),
	);

	/** @var array<int, true> Sites where a table was missing in this request, whatever the option says. */
	private static array $doubted = array();

	private readonly Migration_Lock $lock;

	public function __construct( private readonly Database $database ) {
		$this->lock = new Migration_Lock( $database );
	}

	/**
	 * Migrates this site's tables; reads only an autoloaded option if they are current. Of several concurrent requests
	 * one migrates, and the others continue with the old tables.
	 *
	 * @throws Database_Failure If the tables can be neither created nor altered.
	 */
	public function ensure(): void {
		$found = get_option( self::OPTION, 0 );
		if ( self::is_doubted() && self::is_installed() ) {
			$this->mend();
		} elseif ( ( is_numeric( $found ) ? (int) $found : 0 ) < self::VERSION && $this->lock->take() ) {
			$this->migrate( $this->version() );
			$this->lock->release();
			unset( self::$doubted[ get_current_blog_id() ] );
		}
	}

	/** Records that a statement found a table missing, because it was dropped or a backup was only partly restored. */
	public static function doubt(): void {
		self::$doubted[ get_current_blog_id() ] = true;
	}

	public static function is_doubted(): bool {
		return isset( self::$doubted[ get_current_blog_id() ] );
	}

	/** Creates missing tables again. The lock is left to expire, so that a failing table is tried once a minute. */
	private function mend(): void {
		if ( ! $this->lock->take() ) {
			unset( self::$doubted[ get_current_blog_id() ] );
			return;
		}
		$gone = array_diff( $this->tables(), $this->found() );
		$this->migrate( 0 );
		if ( in_array( $this->database->name( Table::Revisions ), $gone, true ) ) {
			$this->revive_revisions();
		}
		if ( array() !== $gone ) {
			Failure_Log::tell( new Database_Failure( 'these tables were gone and have been made anew, empty: ' . implode( ', ', $gone ) ) );
		}
		unset( self::$doubted[ get_current_blog_id() ] );
	}

	private function migrate( int $from ): void {
		foreach ( $this->migrations() as $version => $statements ) {
			if ( $version > $from ) {
				array_map( fn( array $statement ): int => $this->database->run( ...$statement ), $statements() );
			}
		}
		wp_cache_delete( 'alloptions', 'options' );
		update_option( self::OPTION, self::VERSION, true );
	}

	/** Returns the stored version, uncached: another request may have migrated since this one loaded its options. */
	private function version(): int {
		$row = $this->database->row( 'SELECT option_value FROM %i WHERE option_name = %s', array( $this->database->options(), self::OPTION ) );

		return (int) ( $row['option_value'] ?? 0 );
	}

	/**
	 * Continues revisions at a number higher than any before, because open calendars hold the last one and revisions
	 * only grow.
	 */
	private function revive_revisions(): void {
		$this->database->run(
			'INSERT IGNORE INTO %i (studio_id, revision, model_revision)
			SELECT ID, %d, %d FROM %i WHERE post_type = %s',
			array( Table::Revisions, time(), time(), $this->database->core( 'posts' ), Post_Type::STUDIO )
		);
	}

	/** @return list<string> The plugin's existing tables. */
	private function found(): array {
		$rows = $this->database->rows( 'SHOW TABLES LIKE %s', array( $this->database->like( $this->database->core( 'studio_cal' ) ) ) );

		return array_map( static fn( array $row ): string => (string) reset( $row ), $rows );
	}

	/**
	 * Returns whether this site has the tables; a site of a network that never used the plugin has none. Needs no
	 * query.
	 */
	public static function is_installed(): bool {
		return false !== get_option( self::OPTION );
	}

	/** Removes every table of this site. */
	public function drop(): void {
		foreach ( Table::cases() as $table ) {
			$this->database->run( 'DROP TABLE IF EXISTS %i', array( $table ) );
		}
		delete_option( self::OPTION );
		$this->lock->release();
		unset( self::$doubted[ get_current_blog_id() ] );
	}

	/** @return list<string> Full names on this site. */
	public function tables(): array {
		return array_map( fn( Table $table ): string => $this->database->name( $table ), Table::cases() );
	}

	/** @return array<int, Closure(): list<array{ string, list<Table> }>> Each returns its statements after those before it have run. */
	private function migrations(): array {
		return array(
			1 => $this->first_tables( ... ),
			2 => $this->missing_listing( ... ),
			3 => $this->list_in_order( ... ),
			4 => $this->what_a_write_did( ... ),
			5 => $this->why_a_write( ... ),
		);
	}

	/**
	 * Returns the statement for the index of the bookings list, unless it exists. MySQL has no IF NOT EXISTS for
	 * indexes, and an interrupted migration may have created it.
	 *
	 * @return list<array{ string, list<Table> }> SQL and its tables.
	 */
	private function missing_listing(): array {
		if ( in_array( 'listing', array_column( $this->database->rows( 'SHOW INDEX FROM %i', array( Table::Bookings ) ), 'Key_name' ), true ) ) {
			return array();
		}
		$columns = 'studio_id, booking_date, start_minute, end_minute, room_id, trainer_id, status, payment_status, is_canceled';

		return array( array( "ALTER TABLE %i ADD INDEX listing ($columns)", array( Table::Bookings ) ) );
	}

	/**
	 * Returns one statement for the indexes that are not there or have other columns, so that the table is read once for
	 * all of them. `week` goes, as `listing` begins with its columns.
	 *
	 * @return list<array{ string, list<Table> }> SQL and its tables.
	 */
	private function list_in_order(): array {
		$there = array();
		foreach ( $this->database->rows( 'SHOW INDEX FROM %i', array( Table::Bookings ) ) as $row ) {
			$there[ $row['Key_name'] ][] = $row['Column_name'];
		}
		$changes = isset( $there['week'] ) ? array( 'DROP INDEX week' ) : array();
		foreach ( self::IN_ORDER as $name => $columns ) {
			if ( ( $there[ $name ] ?? array() ) !== $columns ) {
				$drop    = isset( $there[ $name ] ) ? array( "DROP INDEX $name" ) : array();
				$changes = array( ...$changes, ...$drop, "ADD INDEX $name (" . implode( ', ', $columns ) . ')' );
			}
		}

		return array() === $changes ? array() : array( array( 'ALTER TABLE %i ' . implode( ', ', $changes ), array( Table::Bookings ) ) );
	}

	/**
	 * Returns the statements for the columns of version 4 that are not there: the earlier series of a split one, and the
	 * studio's revision with which lines of the history and requests were written, by which an undo finds them. 0 in
	 * what is older.
	 *
	 * @return list<array{ string, list<Table> }> SQL and its tables.
	 */
	private function what_a_write_did(): array {
		$number = 'bigint unsigned NOT NULL DEFAULT 0';

		return $this->missing_columns(
			array( Table::Bookings, 'split_from', "ADD COLUMN split_from $number" ),
			array( Table::History, 'studio_revision', "ADD COLUMN studio_revision $number, ADD INDEX written (studio_id, studio_revision)" ),
			array( Table::Requests, 'studio_revision', "ADD COLUMN studio_id $number, ADD COLUMN studio_revision $number" ),
		);
	}

	/**
	 * Returns the statement for the column of version 5, unless it is there: why an owner broke a rule. The default lets a node
	 * with an older version of the plugin write on.
	 *
	 * @return list<array{ string, list<Table> }> SQL and its tables.
	 */
	private function why_a_write(): array {
		return $this->missing_columns( array( Table::History, 'reason', "ADD COLUMN reason varchar(500) NOT NULL DEFAULT ''" ) );
	}

	/**
	 * @param array{ Table, string, string } ...$wanted Table, a column that the change adds, and the change.
	 * @return list<array{ string, list<Table> }> Statements of the changes whose column is not there, with their tables.
	 */
	private function missing_columns( array ...$wanted ): array {
		$there = fn( Table $table ): array => array_column( $this->database->rows( 'SHOW COLUMNS FROM %i', array( $table ) ), 'Field' );
		$lacks = static fn( array $change ): bool => ! in_array( $change[1], $there( $change[0] ), true );

		return array_map(
			static fn( array $change ): array => array( 'ALTER TABLE %i ' . $change[2], array( $change[0] ) ),
			array_values( array_filter( $wanted, $lacks ) )
		);
	}

	/**
	 * Returns the statements for the first tables. `booking_date` and the minutes are the studio's wall clock, `*_at`
	 * is UTC. Names are stored for the time after a room, event or trainer is deleted. The indexes serve, in this
	 * order: the week, the overlap check, a trainer's history, a series.
	 *
	 * @return list<array{ string, list<Table> }> SQL and its tables.
	 */
	private function first_tables(): array {
		$options = $this->database->table_options();

		return array(
			array(
				"CREATE TABLE IF NOT EXISTS %i (
					id bigint unsigned NOT NULL AUTO_INCREMENT,
					studio_id bigint unsigned NOT NULL,
					room_id bigint unsigned NOT NULL,
					event_id bigint unsigned NOT NULL,
					trainer_id bigint unsigned NOT NULL,
					booking_date date NOT NULL,
					start_minute smallint unsigned NOT NULL,
					end_minute smallint unsigned NOT NULL,
					status varchar(10) NOT NULL,
					is_canceled tinyint unsigned NOT NULL DEFAULT 0,
					is_private tinyint unsigned NOT NULL DEFAULT 0,
					payment_status varchar(10) NOT NULL,
					payment_method varchar(20) NOT NULL,
					payment_frequency varchar(20) NOT NULL,
					hidden_description text NOT NULL,
					room_name varchar(200) NOT NULL,
					event_title varchar(200) NOT NULL,
					trainer_first_name varchar(100) NOT NULL,
					trainer_last_name varchar(100) NOT NULL,
					series_id bigint unsigned NOT NULL DEFAULT 0,
					revision int unsigned NOT NULL DEFAULT 1,
					created_by bigint unsigned NOT NULL,
					created_at datetime NOT NULL,
					updated_at datetime NOT NULL,
					PRIMARY KEY  (id),
					KEY week (studio_id, booking_date),
					KEY slot (room_id, booking_date),
					KEY trainer (trainer_id, studio_id, booking_date),
					KEY series (series_id)
				) $options",
				array( Table::Bookings ),
			),
			array(
				"CREATE TABLE IF NOT EXISTS %i (
					id bigint unsigned NOT NULL AUTO_INCREMENT,
					studio_id bigint unsigned NOT NULL,
					booking_id bigint unsigned NOT NULL,
					user_id bigint unsigned NOT NULL,
					action varchar(20) NOT NULL,
					before_json text NOT NULL,
					after_json text NOT NULL,
					token bigint unsigned NOT NULL,
					at datetime NOT NULL,
					PRIMARY KEY  (id),
					KEY booking (booking_id)
				) $options",
				array( Table::History ),
			),
			array(
				"CREATE TABLE IF NOT EXISTS %i (
					user_id bigint unsigned NOT NULL,
					request_id varchar(64) NOT NULL,
					call_hash char(64) NOT NULL,
					answer longtext NOT NULL,
					at datetime NOT NULL,
					PRIMARY KEY  (user_id, request_id),
					KEY at (at)
				) $options",
				array( Table::Requests ),
			),
			array(
				"CREATE TABLE IF NOT EXISTS %i (
					studio_id bigint unsigned NOT NULL,
					revision bigint unsigned NOT NULL DEFAULT 1,
					model_revision bigint unsigned NOT NULL DEFAULT 1,
					PRIMARY KEY  (studio_id)
				) $options",
				array( Table::Revisions ),
			),
			array(
				"CREATE TABLE IF NOT EXISTS %i (
					studio_id bigint unsigned NOT NULL,
					built_for bigint unsigned NOT NULL,
					cache_key char(64) NOT NULL,
					model longtext NOT NULL,
					PRIMARY KEY  (studio_id)
				) $options",
				array( Table::Models ),
			),
		);
	}
}
