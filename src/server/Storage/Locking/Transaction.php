<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Booking_Row;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Table;

/**
 * Writes of a locked studio. wpdb reconnects on its own after a lost connection and repeats the statement outside any
 * transaction. Each write therefore carries a fencing token that only the locked connection has, and has no effect
 * elsewhere.
 */
final class Transaction {

	/** Mark in the transaction, which a server forgets when it rolls back. */
	private const MARK = 'studio_calendar';

	private int $last_history = 0;

	private bool $leaves_a_trace = true;

	/** @param int $fence 0 for SQLite, which has no connection to lose. */
	public function __construct( private readonly Database $database, private readonly int $fence ) {
	}

	/**
	 * Sets a mark that `check_is_open` looks for.
	 *
	 * @throws Database_Failure
	 */
	public function mark(): void {
		if ( 0 !== $this->fence ) {
			$this->database->run( 'SAVEPOINT ' . self::MARK );
			$this->database->trust_transaction();
		}
	}

	/**
	 * Makes sure that the transaction is still the one that raised the revision. A cluster may roll it back at any moment
	 * for another node's write, and tells only the next statement; where that is one of WordPress's own or another plugin's,
	 * nobody hears of it, and what follows would be written without the lock, each statement for itself. The connection and
	 * its fence are still the same then.
	 *
	 * @throws Stale_Read If it is gone.
	 */
	public function check_is_open(): void {
		if ( 0 === $this->fence || ! $this->database->may_have_lost_transaction() ) {
			return;
		}
		try {
			$this->database->run( 'RELEASE SAVEPOINT ' . self::MARK );
		} catch ( Database_Failure $failure ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is a fixed sentence.
			throw new Stale_Read( Problem_Code::Busy, $failure );
		}
		$this->mark();
	}

	/** Marks the transaction for rollback, including the revision, because nothing had to be written. */
	public function leave_no_trace(): void {
		$this->leaves_a_trace = false;
	}

	public function leaves_a_trace(): bool {
		return $this->leaves_a_trace;
	}

	/**
	 * Raises the revision, which is the lock: every other write of this studio waits until this one ends, on SQLite,
	 * MySQL and MariaDB; on a multi-master cluster all but one fail at COMMIT. The revision also tells open calendars
	 * about the change.
	 *
	 * @throws Connection_Lost If the fencing token is gone, or the studio has no row.
	 */
	public function raise_revision( int $studio_id ): void {
		if ( ! $this->touch( 'UPDATE %i SET revision = revision + 1 WHERE studio_id = %d', array( Table::Revisions, $studio_id ) ) ) {
			throw new Connection_Lost();
		}
	}

	/**
	 * Returns which of these rooms are published in the studio and locks their rows until the write ends, so that
	 * moving or closing a room waits, and so does a booking of it through another studio.
	 *
	 * @param non-empty-list<int> $room_ids
	 * @return list<int>
	 */
	public function hold_rooms( int $studio_id, array $room_ids ): array {
		$in_rooms = Database::placeholders( $room_ids );
		$rows     = $this->database->rows(
			"SELECT ID FROM %i WHERE ID IN ($in_rooms) AND post_type = %s AND post_parent = %d AND post_status = 'publish' ORDER BY ID",
			array( $this->database->core( 'posts' ), ...$room_ids, Post_Type::ROOM, $studio_id )
		);

		return array_map( static fn( array $row ): int => (int) $row['ID'], $rows );
	}

	/**
	 * Stores a booking if its time is free. The statement checks again, because earlier reads may have come from a
	 * replica.
	 *
	 * @throws Connection_Lost
	 * @throws Stale_Read If the time is taken.
	 */
	public function insert_booking( Booking $booking, int $by, string $now ): Booking {
		$values = Booking_Row::values( $booking ) + array( 'created_by' => $by, 'created_at' => $now, 'updated_at' => $now );
		$guard  = $booking->is_canceled ? array( '', array() ) : $this->is_free( $booking );
		if ( ! $this->insert( Table::Bookings, $values, ...$guard ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is a fixed sentence.
			throw new Stale_Read( Problem_Code::Slot_Taken );
		}

		return $booking->with( id: $this->database->inserted_id() );
	}

	/**
	 * Stores a changed booking if its revision has not changed since it was read.
	 *
	 * @param int       $decided_on Revision that was read.
	 * @param bool      $takes_time Whether its time must be free as well.
	 * @param list<int> $together   IDs of bookings that the same write moves, whose old times do not count.
	 * @throws Connection_Lost
	 * @throws Stale_Read If it has changed since, or the time is taken.
	 */
	public function update_booking( Booking $booking, int $decided_on, bool $takes_time, string $now, array $together = array() ): void {
		$values          = Booking_Row::values( $booking ) + array( 'updated_at' => $now );
		$set             = implode( ', ', array_map( self::assignment( ... ), array_keys( $values ), $values ) );
		[ $free, $args ] = $takes_time ? $this->is_free( $booking, $together ) : array( '', array() );
		$is_done         = $this->touch(
			"UPDATE %i SET $set WHERE id = %d AND studio_id = %d AND revision = %d$free",
			array( Table::Bookings, ...array_values( $values ), $booking->id, $booking->studio_id, $decided_on, ...$args )
		);
		if ( ! $is_done ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is a fixed sentence.
			throw new Stale_Read( Problem_Code::Changed_Meanwhile );
		}
	}

	/**
	 * Appends a line to the history; lines are never changed or removed.
	 *
	 * @param int    $revision The studio's revision after this write; 0 for a line that is only carried over.
	 * @param string $reason   Why an owner broke a rule; empty for none.
	 * @throws Connection_Lost
	 */
	public function note( string $action, ?Booking $before, Booking $after, int $by, string $now, int $revision = 0, string $reason = '' ): void {
		$this->append(
			Table::History,
			array(
				'studio_id'       => $after->studio_id,
				'studio_revision' => $revision,
				'booking_id'      => $after->id,
				'user_id'         => $by,
				'action'          => $action,
				'before_json'     => null === $before ? '' : (string) wp_json_encode( Booking_Row::values( $before ) ),
				'after_json'      => (string) wp_json_encode( Booking_Row::values( $after ) ),
				'token'           => $this->fence,
				'at'              => $now,
			) + ( '' === $reason ? array() : array( 'reason' => $reason ) )
		);
		$this->last_history = $this->database->inserted_id();
	}

	/**
	 * @param int $studio_id Where the request wrote, with the studio's revision after it; both 0 if it wrote nowhere.
	 * @throws Connection_Lost
	 */
	public function remember_request(
		int $user_id,
		string $request_id,
		string $call_hash,
		string $answer,
		string $now,
		int $studio_id = 0,
		int $revision = 0,
	): void {
		$this->append(
			Table::Requests,
			array( 'user_id' => $user_id, 'request_id' => $request_id, 'call_hash' => $call_hash, 'answer' => $answer, 'at' => $now )
				+ array( 'studio_id' => $studio_id, 'studio_revision' => $revision )
		);
	}

	/**
	 * Returns whether this transaction was committed, for a connection that broke around COMMIT. Reading the revision
	 * FOR UPDATE waits until the broken transaction has ended.
	 */
	public function was_committed( int $studio_id ): bool {
		$this->database->row( 'SELECT revision FROM %i WHERE studio_id = %d FOR UPDATE', array( Table::Revisions, $studio_id ) );

		return null !== $this->database->row(
			'SELECT id FROM %i WHERE id = %d AND token = %d',
			array( Table::History, $this->last_history, $this->fence )
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
	 * @param string                    $condition Additional condition, beginning with AND.
	 * @param list<int|string|Table>    $args      Values of its placeholders.
	 * @return bool False if the condition is not met.
	 * @throws Connection_Lost
	 */
	private function insert( Table $table, array $values, string $condition = '', array $args = array() ): bool {
		$columns = implode( ', ', array_keys( $values ) );
		$places  = implode( ', ', array_map( self::place( ... ), array_keys( $values ), $values ) );
		$rows    = "SELECT $places FROM DUAL WHERE 1 = 1$condition";

		return $this->touch( "INSERT INTO %i ($columns) $rows", array( $table, ...array_values( $values ), ...$args ) );
	}

	/**
	 * @param string                 $sql  Statement that ends with its conditions.
	 * @param list<int|string|Table> $args
	 * @return bool Whether it affected exactly one row.
	 * @throws Connection_Lost
	 */
	private function touch( string $sql, array $args ): bool {
		$this->check_is_open();
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
	 * Returns a condition that no other booking takes the time in the room. The table is read through a derived table,
	 * because MySQL cannot update a table that it reads in the same statement; LIMIT keeps MySQL from merging the two.
	 *
	 * @param list<int> $together IDs that do not count besides its own.
	 * @return array{ string, list<int|string|Table> }
	 */
	private function is_free( Booking $booking, array $together = array() ): array {
		$own = array_values( array_unique( array( $booking->id, ...$together ) ) );
		$ids = Database::placeholders( $own );
		$sql = " AND NOT EXISTS (SELECT 1 FROM (SELECT id FROM %i
			WHERE room_id = %d AND booking_date = %s AND is_canceled = 0 AND start_minute < %d AND end_minute > %d AND id NOT IN ($ids) LIMIT 1) AS taken)";

		return array( $sql, array( Table::Bookings, $booking->room_id, $booking->date, $booking->interval->end, $booking->interval->start, ...$own ) );
	}

	private function fenced(): string {
		return '@studio_calendar_fence = ' . $this->fence;
	}

	/** Returns a named placeholder, because the SQLite drop-in distinguishes the values of a SELECT by name. */
	private static function place( string $column, int|string $value ): string {
		return ( is_int( $value ) ? '%d' : '%s' ) . " AS $column";
	}

	private static function assignment( string $column, int|string $value ): string {
		return $column . ' = ' . ( is_int( $value ) ? '%d' : '%s' );
	}
}
