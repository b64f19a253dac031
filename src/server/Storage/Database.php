<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use mysqli;
use PDO;
use wpdb;

/** Wrapper of wpdb that throws an exception when a statement fails, where wpdb returns `false`. */
final class Database {

	/**
	 * Methods of HyperDB and LudicrousDB, old and new, that turn off reading from replicas for the rest of a request.
	 */
	private const TO_THE_WRITER = array( 'send_reads_to_primaries', 'send_reads_to_masters' );

	private bool $holds_what_it_reads = false;

	/** Number of statements of wpdb after the last one of this class. */
	private int $statements = 0;

	private bool $may_have_lost_transaction = true;

	public function __construct( private readonly wpdb $wpdb ) {
	}

	/** Returns the table's full name on the current site, for messages; statements take the table itself for `%i`. */
	public function name( Table $table ): string {
		return $this->wpdb->prefix . $table->value;
	}

	/** Returns the name of a WordPress table on this site, such as `posts`. */
	public function core( string $table ): string {
		return $this->wpdb->prefix . $table;
	}

	/** Returns the name of the user meta table, which all sites of a network share. */
	public function user_meta(): string {
		return $this->wpdb->usermeta;
	}

	/** Returns the name of the users table, which all sites of a network share. */
	public function users(): string {
		return $this->wpdb->users;
	}

	/** Returns the name of this site's options table. */
	public function options(): string {
		return $this->wpdb->options;
	}

	/** Returns the table options: InnoDB explicitly, because the server's default engine may have no transactions. */
	public function table_options(): string {
		return 'ENGINE=InnoDB ' . $this->wpdb->get_charset_collate();
	}

	/**
	 * Runs a statement that writes.
	 *
	 * @param string                       $sql  SQL with placeholders of wpdb::prepare.
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return int Number of affected rows.
	 * @throws Database_Failure If the database rejected it.
	 */
	public function run( string $sql, array $args = array() ): int {
		// phpcs:ignore WordPress.DB.PreparedSQL, PluginCheck.Security.DirectDB -- prepared() prepares it.
		$result = $this->quietly( fn() => $this->wpdb->query( $this->prepared( $sql, $args ) ) );
		if ( false === $result ) {
			throw $this->refusal();
		}

		return is_int( $result ) ? $result : 0;
	}

	/** Returns the ID of the row that the last `run` inserted. */
	public function inserted_id(): int {
		return $this->wpdb->insert_id;
	}

	/**
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return list<array<string, string>> Rows by column; NULL becomes an empty string.
	 * @throws Database_Failure If the database rejected it.
	 */
	public function rows( string $sql, array $args = array() ): array {
		return $this->rows_without_lock( $sql . ( $this->holds_what_it_reads && str_starts_with( $sql, 'SELECT' ) ? ' FOR UPDATE' : '' ), $args );
	}

	/**
	 * Reads rows of WordPress's own tables as `rows` does, without locking them while a write is decided: others change
	 * them at any time.
	 *
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return list<array<string, string>> Rows by column; NULL becomes an empty string.
	 * @throws Database_Failure If the database rejected it.
	 */
	public function rows_without_lock( string $sql, array $args = array() ): array {
		// phpcs:ignore WordPress.DB.PreparedSQL, PluginCheck.Security.DirectDB -- prepared() prepares it.
		$rows = $this->quietly( fn() => $this->wpdb->get_results( $this->prepared( $sql, $args ) ) );
		if ( ! is_array( $rows ) || '' !== $this->wpdb->last_error ) {
			throw $this->refusal();
		}
		// It would keep them until its next query. What is let go row by row is the memory of what becomes of the next ones.
		$this->wpdb->flush();
		$strings = array();
		for ( $at = 0, $count = count( $rows ); $at < $count; $at++ ) {
			$strings[] = self::as_strings( $rows[ $at ] );
			unset( $rows[ $at ] );
		}

		return $strings;
	}

	/**
	 * @param list<int|string|float|Table> $args Values for the placeholders; a table for `%i`.
	 * @return array<string, string>|null The first row; null without rows.
	 * @throws Database_Failure If the database rejected it.
	 */
	public function row( string $sql, array $args = array() ): ?array {
		return $this->rows( $sql, $args )[0] ?? null;
	}

	/**
	 * Returns variables of the database server by name, without those that it does not have; none for SQLite.
	 *
	 * @param non-empty-list<string> $names
	 * @return array<array-key, string>
	 * @throws Database_Failure If the database rejected it.
	 */
	public function server_variables( array $names ): array {
		$rows = $this->can_reconnect() ? $this->rows( 'SHOW VARIABLES WHERE Variable_name IN (' . self::placeholders( $names ) . ')', $names ) : array();

		return array_column( $rows, 'Value', 'Variable_name' );
	}

	/**
	 * Returns placeholders `%d, %d, …` for an IN list, which must not be empty because `IN ()` is invalid SQL.
	 *
	 * @param non-empty-list<int|string> $values All ints or all strings.
	 */
	public static function placeholders( array $values ): string {
		return implode( ', ', array_map( static fn( int|string $value ): string => is_int( $value ) ? '%d' : '%s', $values ) );
	}

	/** Makes database drop-ins read from the writer for the rest of this request, because replicas lag. */
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
	 * Locks every row read during the work until the transaction ends. Proxies such as ProxySQL and MaxScale may send a
	 * plain SELECT to a replica, but not a SELECT … FOR UPDATE.
	 *
	 * @template T
	 * @param callable(): T $work Runs inside a transaction.
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

	/** Returns whether wpdb can reconnect on its own; SQLite has no connection to lose. */
	public function can_reconnect(): bool {
		return ! ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) && ! class_exists( 'WP_SQLite_DB', false );
	}

	/**
	 * Returns whether the transaction may have ended unnoticed since `trust_transaction`: another part of WordPress has run a
	 * statement, or one of this class has failed.
	 */
	public function may_have_lost_transaction(): bool {
		return $this->may_have_lost_transaction || $this->wpdb->num_queries !== $this->statements;
	}

	/** Notes that the transaction is known to be there. */
	public function trust_transaction(): void {
		$this->may_have_lost_transaction = false;
	}

	/** Returns whether the rows that are read are being locked, which is so while a write is decided. */
	public function is_deciding(): bool {
		return $this->holds_what_it_reads;
	}

	/** Returns the connection's number without a query; it changes when wpdb reconnects. 0 for SQLite. */
	public function connection(): int {
		$handle = $this->can_reconnect() ? $this->wpdb->__get( 'dbh' ) : null;

		return $handle instanceof mysqli ? $handle->thread_id : 0;
	}

	/** Returns the SQLite drop-in's PDO object, which has its own lock timeout; null for a server. */
	public function sqlite(): ?PDO {
		$driver     = $this->can_reconnect() ? null : $this->wpdb->__get( 'dbh' );
		$connection = is_object( $driver ) && method_exists( $driver, 'get_connection' ) ? $driver->get_connection() : $driver;
		$pdo        = is_object( $connection ) && method_exists( $connection, 'get_pdo' ) ? $connection->get_pdo() : null;

		return $pdo instanceof PDO ? $pdo : null;
	}

	/** Returns a LIKE pattern for values with this prefix. */
	public function like( string $beginning ): string {
		return $this->wpdb->esc_like( $beginning ) . '%';
	}

	/** Returns the failure; the SQLite drop-in reports an HTML page, of which one line is the error. */
	private function refusal(): Database_Failure {
		$told    = 1 === preg_match( '/SQLSTATE\[.*/', $this->wpdb->last_error, $line ) ? $line[0] : $this->wpdb->last_error;
		$failure = new Database_Failure( $told );

		$this->may_have_lost_transaction = true;
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

		// phpcs:ignore WordPress.DB.PreparedSQL -- the SQL contains column names and placeholders, never values.
		return (string) $this->wpdb->prepare( $sql, $values ); // @phpstan-ignore argument.type (the SQL contains column names and placeholders, never values)
	}

	/**
	 * Runs a statement without letting wpdb print or log a failure; deadlocks are expected and retried.
	 *
	 * @template T
	 * @param callable(): T $query The statement.
	 * @return T
	 */
	private function quietly( callable $query ): mixed {
		$this->may_have_lost_transaction = $this->may_have_lost_transaction();
		$suppressed                      = $this->wpdb->suppress_errors( true );
		try {
			return $query();
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
			$this->statements = $this->wpdb->num_queries;
		}
	}

	/** @return array<string, string> */
	private static function as_strings( mixed $row ): array {
		$strings = (array) $row;
		foreach ( $strings as $column => $value ) {
			if ( ! is_string( $value ) ) {
				$strings[ $column ] = is_scalar( $value ) ? (string) $value : '';
			}
		}

		return $strings; // @phpstan-ignore return.type (by now all of them are)
	}
}
