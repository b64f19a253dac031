<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;

/**
 * What may be written while a studio is locked. wpdb opens a broken connection anew by itself and runs the statement
 * again, outside any transaction; each write therefore carries a fence, a number only the locked connection knows, and
 * touches nothing anywhere else.
 */
final class Transaction {

	private int $last_history = 0;

	/** @param int $fence 0 where no connection can break (SQLite). */
	public function __construct( private readonly Database $database, private readonly int $fence ) {
	}

	/**
	 * The lock: raising the revision keeps every other write of this studio waiting until this one has ended, on SQLite,
	 * MySQL and MariaDB alike, and makes all but one fail at COMMIT on a multi-master cluster. It also tells open
	 * calendars that something has changed.
	 *
	 * @throws Connection_Lost When the fence is gone, or the studio has no row.
	 */
	public function raise_revision( int $studio_id ): void {
		$this->touch_one( "UPDATE {$this->database->name( Table::Revisions )} SET revision = revision + 1 WHERE studio_id = %d", array( $studio_id ) );
	}

	/** @throws Connection_Lost */
	public function insert_booking( Booking $booking, int $by, string $now ): Booking {
		$id = $this->insert( Table::Bookings, Booking_Row::values( $booking ) + array( 'created_by' => $by, 'created_at' => $now, 'updated_at' => $now ) );

		return $booking->with( id: $id );
	}

	/** @throws Connection_Lost */
	public function update_booking( Booking $booking, string $now ): void {
		$values = Booking_Row::values( $booking ) + array( 'updated_at' => $now );
		$set    = implode( ', ', array_map( self::assignment( ... ), array_keys( $values ), $values ) );
		$this->touch_one(
			"UPDATE {$this->database->name( Table::Bookings )} SET $set WHERE id = %d AND studio_id = %d",
			array( ...array_values( $values ), $booking->id, $booking->studio_id )
		);
	}

	/**
	 * Appends to the history; nothing ever changes or removes a line of it.
	 *
	 * @throws Connection_Lost
	 */
	public function note( string $action, ?Booking $before, Booking $after, int $by, string $now ): void {
		$this->last_history = $this->insert(
			Table::History,
			array(
				'studio_id'   => $after->studio_id,
				'booking_id'  => $after->id,
				'user_id'     => $by,
				'action'      => $action,
				'before_json' => null === $before ? '' : (string) wp_json_encode( Booking_Row::values( $before ) ),
				'after_json'  => (string) wp_json_encode( Booking_Row::values( $after ) ),
				'token'       => $this->fence,
				'at'          => $now,
			)
		);
	}

	/** @throws Connection_Lost */
	public function remember_request( int $user_id, string $request_id, string $call_hash, string $answer, string $now ): void {
		$this->insert(
			Table::Requests,
			array( 'user_id' => $user_id, 'request_id' => $request_id, 'call_hash' => $call_hash, 'answer' => $answer, 'at' => $now )
		);
	}

	/**
	 * Whether what was written here is in the database, asked when the connection broke around COMMIT. Reading the
	 * revision for update waits until the broken transaction has ended one way or the other.
	 */
	public function was_committed( int $studio_id ): bool {
		$this->database->row( "SELECT revision FROM {$this->database->name( Table::Revisions )} WHERE studio_id = %d FOR UPDATE", array( $studio_id ) );

		return null !== $this->database->row(
			"SELECT id FROM {$this->database->name( Table::History )} WHERE id = %d AND token = %d",
			array( $this->last_history, $this->fence )
		);
	}

	/**
	 * @param array<string, int|string> $values By column.
	 * @return int The new row's id.
	 */
	private function insert( Table $table, array $values ): int {
		$columns = implode( ', ', array_keys( $values ) );
		$places  = Database::placeholders( array_values( $values ) ); // @phpstan-ignore argument.type
		$rows    = 0 === $this->fence ? "VALUES ($places)" : "SELECT $places FROM DUAL WHERE {$this->fenced()}";
		if ( 1 !== $this->database->run( "INSERT INTO {$this->database->name( $table )} ($columns) $rows", array_values( $values ) ) ) {
			throw new Connection_Lost();
		}

		return $this->database->inserted_id();
	}

	/** @param list<int|string> $args */
	private function touch_one( string $sql, array $args ): void {
		if ( 1 !== $this->database->run( $sql . ( 0 === $this->fence ? '' : " AND {$this->fenced()}" ), $args ) ) {
			throw new Connection_Lost();
		}
	}

	private function fenced(): string {
		return '@studio_calendar_fence = ' . $this->fence;
	}

	private static function assignment( string $column, int|string $value ): string {
		return $column . ' = ' . ( is_int( $value ) ? '%d' : '%s' );
	}
}
