<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/** Checks that the tables and their data meet the requirements of the write path. */
final class Integrity {

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * Returns the plugin's tables that are missing or unreadable.
	 *
	 * @return list<string> Their full names.
	 */
	public function unreadable_tables(): array {
		$unreadable = array_filter( Table::cases(), fn( Table $table ): bool => ! $this->is_readable( $table ) );

		return array_map( $this->database->name( ... ), array_values( $unreadable ) );
	}

	private function is_readable( Table $table ): bool {
		try {
			$this->database->row( 'SELECT 1 AS one FROM %i LIMIT 1', array( $table ) );

			return true;
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure );

			return false;
		}
	}

	/**
	 * Returns the plugin's tables in an engine without transactions, for example after a conversion or a partly
	 * restored dump.
	 *
	 * @return list<string> Their full names; SQLite always has transactions.
	 */
	public function tables_without_transactions(): array {
		if ( ! $this->database->can_reconnect() ) {
			return array();
		}
		$names  = array_map( $this->database->name( ... ), Table::cases() );
		$places = Database::placeholders( $names );
		$rows   = $this->database->rows(
			"SELECT TABLE_NAME AS name, ENGINE AS engine FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ($places)",
			$names
		);
		$others = array_filter( $rows, static fn( array $row ): bool => 'innodb' !== strtolower( $row['engine'] ) );

		return array_values( array_map( static fn( array $row ): string => $row['name'], $others ) );
	}

	/**
	 * Returns whether this is a node of a Galera cluster that confirms a COMMIT before its log is on disk. A single server
	 * then loses a second of writes in a power failure; a cluster whose nodes fail together may come back on a node that
	 * lacks more, and an order of its own.
	 */
	public function is_cluster_that_confirms_early(): bool {
		$values = $this->database->server_variables( array( 'wsrep_on', 'innodb_flush_log_at_trx_commit' ) );

		return 'ON' === ( $values['wsrep_on'] ?? '' ) && '1' !== ( $values['innodb_flush_log_at_trx_commit'] ?? '1' );
	}

	/**
	 * Returns overlapping bookings of one room, which no request of this plugin can create.
	 *
	 * @param string $from First date to check; the studio's wall clock.
	 * @return list<array{ first: int, second: int, date: string, room: string }> IDs of the two, at most `$limit` pairs.
	 */
	public function overlaps( string $from, int $limit ): array {
		$rows = $this->database->rows(
			'SELECT a.id AS first_id, b.id AS second_id, a.booking_date, a.room_name
			FROM %i a
			JOIN %i b ON b.room_id = a.room_id AND b.booking_date = a.booking_date AND b.id > a.id
			WHERE a.booking_date >= %s AND a.is_canceled = 0 AND b.is_canceled = 0
				AND a.start_minute < b.end_minute AND b.start_minute < a.end_minute
			ORDER BY a.booking_date, a.id
			LIMIT %d',
			array( Table::Bookings, Table::Bookings, $from, $limit )
		);

		return array_map(
			static fn( array $row ): array => array(
				'first'  => (int) $row['first_id'],
				'second' => (int) $row['second_id'],
				'date'   => $row['booking_date'],
				'room'   => $row['room_name'],
			),
			$rows
		);
	}
}
