<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use Generator;
use StudioCalendar\Domain\Booking;

/**
 * Reads all bookings of a studio with their history, including canceled ones, page by page, so that an export of
 * 100,000 bookings holds only one page in memory.
 *
 * @phpstan-type Note array{ user_id: int, action: string, before: Booking|null, after: Booking, at: string, reason: string }
 * @phpstan-type Filed array{ booking: Booking, created_by: int, created_at: string, notes: list<Note> }
 */
final class Booking_Archive {

	private const PAGE = 500;

	public function __construct( private readonly Database $database ) {
	}

	/** @return array<int, string> Names by ID of all booked rooms, including deleted ones. */
	public function rooms( int $studio_id ): array {
		$rows = $this->database->rows(
			'SELECT room_id, MAX(room_name) AS name FROM %i WHERE studio_id = %d GROUP BY room_id ORDER BY room_id',
			array( Table::Bookings, $studio_id )
		);

		$names = array();
		foreach ( $rows as $row ) {
			$names[ (int) $row['room_id'] ] = $row['name'];
		}

		return $names;
	}

	/** @return list<int> IDs of the booked events. */
	public function events( int $studio_id ): array {
		return $this->ids( 'SELECT DISTINCT event_id AS id FROM %i WHERE studio_id = %d', Table::Bookings, $studio_id );
	}

	/** @return list<int> IDs of the users in its bookings and their history. */
	public function people( int $studio_id ): array {
		$found = array_merge(
			$this->ids( 'SELECT DISTINCT trainer_id AS id FROM %i WHERE studio_id = %d', Table::Bookings, $studio_id ),
			$this->ids( 'SELECT DISTINCT created_by AS id FROM %i WHERE studio_id = %d', Table::Bookings, $studio_id ),
			$this->ids( 'SELECT DISTINCT user_id AS id FROM %i WHERE studio_id = %d', Table::History, $studio_id ),
		);

		return array_values( array_unique( $found ) );
	}

	/**
	 * Yields a room's bookings by time. Each page starts after the last booking of the page before instead of at an
	 * offset, so a booking added meanwhile does not shift the others.
	 *
	 * @return Generator<int, Filed>
	 */
	public function of_room( int $studio_id, int $room_id ): Generator {
		$after = array( '1000-01-01', 0, 0 );
		do {
			$rows = $this->page( $studio_id, $room_id, $after );
			yield from $this->filed( $rows );
			$last  = $rows[ count( $rows ) - 1 ] ?? null;
			$after = null === $last ? $after : array( $last['booking_date'], (int) $last['start_minute'], (int) $last['id'] );
		} while ( self::PAGE === count( $rows ) );
	}

	/**
	 * @param array{ string, int, int } $after Date, first minute and ID of the last booking.
	 * @return list<array<string, string>>
	 */
	private function page( int $studio_id, int $room_id, array $after ): array {
		[ $date, $minute, $id ] = $after;
		$columns                = implode( ', ', array( ...Booking_Row::COLUMNS, 'created_by', 'created_at' ) );

		return $this->database->rows(
			"SELECT $columns FROM %i WHERE room_id = %d AND studio_id = %d AND booking_date >= %s
				AND (booking_date > %s OR start_minute > %d OR (start_minute = %d AND id > %d))
				ORDER BY booking_date, start_minute, id LIMIT %d",
			array( Table::Bookings, $room_id, $studio_id, $date, $date, $minute, $minute, $id, self::PAGE )
		);
	}

	/**
	 * @param list<array<string, string>> $rows
	 * @return list<Filed>
	 */
	private function filed( array $rows ): array {
		$notes = array() === $rows ? array() : $this->notes( array_map( static fn( array $row ): int => (int) $row['id'], $rows ) );

		return array_map(
			static fn( array $row ): array => array(
				'booking'    => Booking_Row::booking( $row ),
				'created_by' => (int) $row['created_by'],
				'created_at' => $row['created_at'],
				'notes'      => $notes[ (int) $row['id'] ] ?? array(),
			),
			$rows
		);
	}

	/**
	 * @param non-empty-list<int> $booking_ids
	 * @return array<int, list<Note>> By booking ID, oldest first.
	 */
	private function notes( array $booking_ids ): array {
		$places = Database::placeholders( $booking_ids );
		$notes  = array();
		$rows   = $this->database->rows(
			"SELECT booking_id, user_id, action, before_json, after_json, at, reason FROM %i WHERE booking_id IN ($places) ORDER BY id",
			array( Table::History, ...$booking_ids )
		);
		foreach ( $rows as $row ) {
			$id    = (int) $row['booking_id'];
			$after = Booking_Row::from_json( $id, $row['after_json'] );
			if ( null !== $after ) {
				$notes[ $id ][] = array(
					'user_id' => (int) $row['user_id'],
					'action'  => $row['action'],
					'before'  => Booking_Row::from_json( $id, $row['before_json'] ),
					'after'   => $after,
					'at'      => $row['at'],
					'reason'  => $row['reason'],
				);
			}
		}

		return $notes;
	}

	/** @return list<int> Without 0. */
	private function ids( string $sql, Table $table, int $studio_id ): array {
		$ids = array_map( static fn( array $row ): int => (int) $row['id'], $this->database->rows( $sql, array( $table, $studio_id ) ) );

		return array_values( array_filter( $ids, static fn( int $id ): bool => $id > 0 ) );
	}
}
