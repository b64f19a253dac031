<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use mysqli;
use PDO;
use wpdb;

/** wpdb with every result checked: a failed statement is an exception, never a silent `false`. */
final class Database {

	/** Methods of HyperDB and of LudicrousDB, old and new, after which a request reads nothing from a replica any more. */
	private const TO_THE_WRITER = array( 'send_reads_to_primaries', 'send_reads_to_masters' );

	private bool $holds_what_it_reads = false;

	public function __construct( private readonly wpdb $wpdb ) {
	}

	/**
	 * The table's full name on the site WordPress is switched to. It stands in what is read and written under a studio's lock;
	 * elsewhere the table itself is given for the placeholder `%i`.
	 */
	public function name( Table $table ): string {
		return $this->wpdb->prefix . $table->value;
	}

	/** Name of one of WordPress's own tables on this site, such as `posts`. */
	public function core( string $table ): string {
		return $this->wpdb->prefix . $table;
	}

	/** What is stored about users: one table for all sites of a network. */
	public function user_meta(): string {
		return $this->wpdb->usermeta;
	}

	/** WordPress's own settings of this site. */
	public function options(): string {
		return $this->wpdb->options;
	}

	/** InnoDB by name: a server whose default engine has no transactions must not get our tables in it. */
	public function table_options(): string {
		return 'ENGINE=InnoDB ' . $this->wpdb->get_charset_collate();
	}

	/**
	 * Runs a writing statement.
	 *
	 * @param string                       $sql  With placeholders of wpdb::prepare.
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return int Number of rows it touched.
	 * @throws Database_Failure When the database refused it.
	 */
	public function run( string $sql, array $args = array() ): int {
		// phpcs:ignore WordPress.DB.PreparedSQL -- prepared() prepares it.
		$result = $this->quietly( fn() => $this->wpdb->query( $this->prepared( $sql, $args ) ) );
		if ( false === $result ) {
			throw $this->refusal();
		}

		return is_int( $result ) ? $result : 0;
	}

	/** Id of the row that the last `run` inserted. */
	public function inserted_id(): int {
		return $this->wpdb->insert_id;
	}

	/**
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return list<array<string, string>> Each row by column; a NULL arrives as an empty string.
	 * @throws Database_Failure When the database refused it.
	 */
	public function rows( string $sql, array $args = array() ): array {
		$sql .= $this->holds_what_it_reads && str_starts_with( $sql, 'SELECT' ) ? ' FOR UPDATE' : '';
		// phpcs:ignore WordPress.DB.PreparedSQL -- prepared() prepares it.
		$rows = $this->quietly( fn() => $this->wpdb->get_results( $this->prepared( $sql, $args ), ARRAY_A ) );
		if ( ! is_array( $rows ) || '' !== $this->wpdb->last_error ) {
			throw $this->refusal();
		}

		return array_map( self::as_strings( ... ), $rows );
	}

	/**
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return array<string, string>|null The first row, null when there is none.
	 * @throws Database_Failure When the database refused it.
	 */
	public function row( string $sql, array $args = array() ): ?array {
		return $this->rows( $sql, $args )[0] ?? null;
	}

	/**
	 * `%d, %d, …` for an IN list; an empty list must not get here, since `IN ()` is no SQL.
	 *
	 * @param non-empty-list<int|string> $values All ints or all strings.
	 */
	public static function placeholders( array $values ): string {
		return implode( ', ', array_map( static fn( int|string $value ): string => is_int( $value ) ? '%d' : '%s', $values ) );
	}

	/**
	 * Where a database drop-in reads from replicas, which lag behind, the rest of this request reads where it writes.
	 */
	public function read_from_the_writer(): void {
		foreach ( self::TO_THE_WRITER as $method ) {
			$ask = array( $this->wpdb, $method );
			if ( method_exists( $this->wpdb, $method ) && is_callable( $ask ) ) {
				$ask();
				return;
			}
		}
	}

	/**
	 * Every row that is read during the work is locked until the transaction ends. That is also what a proxy in front of
	 * the database (ProxySQL, MaxScale) goes by: it may send any SELECT to a replica, but none that is FOR UPDATE.
	 *
	 * @template T
	 * @param callable(): T $work Inside a transaction.
	 * @return T
	 */
	public function holding_what_is_read( callable $work ): mixed {
		$this->holds_what_it_reads = $this->can_reconnect();
		try {
			return $work();
		} finally {
			$this->holds_what_it_reads = false;
		}
	}

	/** A connection that breaks is opened anew by wpdb behind our back; SQLite has none that could break. */
	public function can_reconnect(): bool {
		return ! ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) && ! class_exists( 'WP_SQLite_DB', false );
	}

	/** Number of the connection in use, which changes when wpdb has opened a new one; 0 without a server. Costs no query. */
	public function connection(): int {
		$handle = $this->can_reconnect() ? $this->wpdb->__get( 'dbh' ) : null;

		return $handle instanceof mysqli ? $handle->thread_id : 0;
	}

	/** What the SQLite drop-in speaks to, which has its own way of waiting for a lock; null with a server. */
	public function sqlite(): ?PDO {
		$driver     = $this->can_reconnect() ? null : $this->wpdb->__get( 'dbh' );
		$connection = is_object( $driver ) && method_exists( $driver, 'get_connection' ) ? $driver->get_connection() : $driver;
		$pdo        = is_object( $connection ) && method_exists( $connection, 'get_pdo' ) ? $connection->get_pdo() : null;

		return $pdo instanceof PDO ? $pdo : null;
	}

	/** A pattern for what begins like that. */
	public function like( string $beginning ): string {
		return $this->wpdb->esc_like( $beginning ) . '%';
	}

	/** The SQLite drop-in tells its whole story as a page of HTML; one line of it is the error. */
	private function refusal(): Database_Failure {
		$told    = 1 === preg_match( '/SQLSTATE\[.*/', $this->wpdb->last_error, $line ) ? $line[0] : $this->wpdb->last_error;
		$failure = new Database_Failure( $told );
		if ( $failure->is_missing_table() ) {
			Schema::doubt();
		}

		return $failure;
	}

	/** @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`. */
	private function prepared( string $sql, array $args ): string {
		if ( array() === $args ) {
			return $sql;
		}
		$values = array_map( fn( int|string|float|Table $arg ): int|string|float => $arg instanceof Table ? $this->name( $arg ) : $arg, $args );

		// phpcs:ignore WordPress.DB.PreparedSQL -- the names of our tables stand in it, never a value.
		return (string) $this->wpdb->prepare( $sql, $values ); // @phpstan-ignore argument.type (the names of our tables stand in it, never a value)
	}

	/**
	 * Runs a statement without wpdb printing or logging its failure: a deadlock is part of the day's work here.
	 *
	 * @template T
	 * @param callable(): T $query The statement.
	 * @return T
	 */
	private function quietly( callable $query ): mixed {
		$suppressed = $this->wpdb->suppress_errors( true );
		try {
			return $query();
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * @return array<string, string>
	 */
	private static function as_strings( mixed $row ): array {
		$strings = array();
		foreach ( (array) $row as $column => $value ) {
			$strings[ (string) $column ] = is_scalar( $value ) ? (string) $value : '';
		}

		return $strings;
	}
}
