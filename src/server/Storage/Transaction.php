<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Problem_Code;

/**
 * What may be written while a studio is locked. wpdb opens a broken connection anew by itself and runs the statement
 * again, outside any transaction; each write therefore carries a fence, a number only the locked connection knows, and
 * touches nothing anywhere else.
 */
final class Transaction {

	private int $last_history = 0;

	private bool $leaves_a_trace = true;

	/** @param int $fence 0 where no connection can break (SQLite). */
	public function __construct( private readonly Database $database, private readonly int $fence ) {
	}

	/** Nothing had to be written: the transaction is rolled back when the work is done, and the revision with it. */
	public function leave_no_trace(): void {
		$this->leaves_a_trace = false;
	}

	public function leaves_a_trace(): bool {
		return $this->leaves_a_trace;
	}

	/**
	 * The lock: raising the revision keeps every other write of this studio waiting until this one has ended, on SQLite,
	 * MySQL and MariaDB alike, and makes all but one fail at COMMIT on a multi-master cluster. It also tells open
	 * calendars that something has changed.
	 *
	 * @throws Connection_Lost When the fence is gone, or the studio has no row.
	 */
	public function raise_revision( int $studio_id ): void {
		if ( ! $this->touch( "UPDATE {$this->database->name( Table::Revisions )} SET revision = revision + 1 WHERE studio_id = %d", array( $studio_id ) ) ) {
			throw new Connection_Lost();
		}
	}

	/**
	 * Which of some rooms stand open in the studio now. Their rows are held until the write has ended: a room that is
	 * being moved or closed waits, and so does a booking of the same room from wherever else.
	 *
	 * @param non-empty-list<int> $room_ids
	 * @return list<int>
	 */
	public function hold_rooms( int $studio_id, array $room_ids ): array {
		$in_rooms = Database::placeholders( $room_ids );
		$rows     = $this->database->rows(
			"SELECT ID FROM {$this->database->core( 'posts' )}
			WHERE ID IN ($in_rooms) AND post_type = %s AND post_parent = %d AND post_status = 'publish' ORDER BY ID",
			array( ...$room_ids, Post_Type::ROOM, $studio_id )
		);

		return array_map( static fn( array $row ): int => (int) $row['ID'], $rows );
	}

	/**
	 * Stores a booking where its time is free. The statement itself looks once more, for what was read before it may
	 * have come from a replica.
	 *
	 * @throws Connection_Lost
	 * @throws Stale_Read When the time is taken.
	 */
	public function insert_booking( Booking $booking, int $by, string $now ): Booking {
		$values = Booking_Row::values( $booking ) + array( 'created_by' => $by, 'created_at' => $now, 'updated_at' => $now );
		$guard  = $booking->is_canceled ? array( '', array() ) : $this->is_free( $booking );
		if ( ! $this->insert( Table::Bookings, $values, ...$guard ) ) {
			throw new Stale_Read( Problem_Code::Slot_Taken );
		}

		return $booking->with( id: $this->database->inserted_id() );
	}

	/**
	 * Stores a change of a booking, if it still is what the change was decided on.
	 *
	 * @param int  $decided_on Revision of the booking as it was read.
	 * @param bool $takes_time Whether its time has to be free, too.
	 * @throws Connection_Lost
	 * @throws Stale_Read When it has changed since, or the time is taken.
	 */
	public function update_booking( Booking $booking, int $decided_on, bool $takes_time, string $now ): void {
		$values          = Booking_Row::values( $booking ) + array( 'updated_at' => $now );
		$set             = implode( ', ', array_map( self::assignment( ... ), array_keys( $values ), $values ) );
		[ $free, $args ] = $takes_time ? $this->is_free( $booking ) : array( '', array() );
		$is_done         = $this->touch(
			"UPDATE {$this->database->name( Table::Bookings )} SET $set WHERE id = %d AND studio_id = %d AND revision = %d$free",
			array( ...array_values( $values ), $booking->id, $booking->studio_id, $decided_on, ...$args )
		);
		if ( ! $is_done ) {
			throw new Stale_Read( Problem_Code::Changed_Meanwhile );
		}
	}

	/**
	 * Appends to the history; nothing ever changes or removes a line of it.
	 *
	 * @throws Connection_Lost
	 */
	public function note( string $action, ?Booking $before, Booking $after, int $by, string $now ): void {
		$this->append(
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
		$this->last_history = $this->database->inserted_id();
	}

	/** @throws Connection_Lost */
	public function remember_request( int $user_id, string $request_id, string $call_hash, string $answer, string $now ): void {
		$this->append(
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
	 * @throws Connection_Lost
	 */
	private function append( Table $table, array $values ): void {
		if ( ! $this->insert( $table, $values ) ) {
			throw new Connection_Lost();
		}
	}

	/**
	 * @param array<string, int|string> $values    By column.
	 * @param string                    $condition What has to hold as well, beginning with AND.
	 * @param list<int|string>          $args      Of the condition.
	 * @return bool False when it does not hold.
	 * @throws Connection_Lost
	 */
	private function insert( Table $table, array $values, string $condition = '', array $args = array() ): bool {
		$columns = implode( ', ', array_keys( $values ) );
		$places  = implode( ', ', array_map( self::place( ... ), array_keys( $values ), $values ) );
		$rows    = "SELECT $places FROM DUAL WHERE 1 = 1$condition";

		return $this->touch( "INSERT INTO {$this->database->name( $table )} ($columns) $rows", array( ...array_values( $values ), ...$args ) );
	}

	/**
	 * @param string           $sql  Ends with its conditions.
	 * @param list<int|string> $args
	 * @return bool Whether it touched its one row.
	 * @throws Connection_Lost
	 */
	private function touch( string $sql, array $args ): bool {
		if ( 1 === $this->database->run( $sql . ( 0 === $this->fence ? '' : " AND {$this->fenced()}" ), $args ) ) {
			return true;
		}
		$here = 0 === $this->fence ? null : $this->database->rows( "SELECT {$this->fenced()} AS here FROM DUAL" );
		if ( null !== $here && '1' !== ( $here[0]['here'] ?? '' ) ) {
			throw new Connection_Lost();
		}

		return false;
	}

	/**
	 * A condition: nothing else takes the booking's time in its room. The table is read through a derived one because
	 * MySQL updates no table that it reads in the same statement; LIMIT keeps it from merging the two.
	 *
	 * @return array{ string, list<int|string> }
	 */
	private function is_free( Booking $booking ): array {
		$sql = " AND NOT EXISTS (SELECT 1 FROM (SELECT id FROM {$this->database->name( Table::Bookings )}
			WHERE room_id = %d AND booking_date = %s AND is_canceled = 0 AND start_minute < %d AND end_minute > %d AND id <> %d LIMIT 1) AS taken)";

		return array( $sql, array( $booking->room_id, $booking->date, $booking->interval->end, $booking->interval->start, $booking->id ) );
	}

	private function fenced(): string {
		return '@studio_calendar_fence = ' . $this->fence;
	}

	/** The SQLite drop-in tells the values of a SELECT apart by their names. */
	private static function place( string $column, int|string $value ): string {
		return ( is_int( $value ) ? '%d' : '%s' ) . " AS $column";
	}

	private static function assignment( string $column, int|string $value ): string {
		return $column . ' = ' . ( is_int( $value ) ? '%d' : '%s' );
	}
}
