<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;

/** Reading the bookings table. Writing it goes through a Transaction, which only the Studio_Lock hands out. */
final class Bookings {

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * The bookings that take time in a range of dates, both ends included, in the order a week is read.
	 *
	 * @return list<Booking>
	 */
	public function in_range( int $studio_id, string $from, string $to ): array {
		return $this->where(
			'studio_id = %d AND booking_date BETWEEN %s AND %s AND is_canceled = 0 ORDER BY booking_date, start_minute, room_id, id',
			array( $studio_id, $from, $to )
		);
	}

	/**
	 * What takes time in some rooms on some dates: the bookings a new one could clash with.
	 *
	 * @param non-empty-list<int>    $room_ids
	 * @param non-empty-list<string> $dates    Wall clock of the studio.
	 * @return list<Booking>
	 */
	public function taking_time( int $studio_id, array $room_ids, array $dates ): array {
		$in_rooms = Database::placeholders( $room_ids );
		$on_dates = Database::placeholders( $dates );

		return $this->where(
			"room_id IN ($in_rooms) AND booking_date IN ($on_dates) AND studio_id = %d AND is_canceled = 0 ORDER BY booking_date, start_minute, id",
			array( ...$room_ids, ...$dates, $studio_id )
		);
	}

	/**
	 * What takes time in the rooms and on the dates of some bookings.
	 *
	 * @param non-empty-list<Booking> $wanted All of the studio.
	 * @return list<Booking>
	 */
	public function around( int $studio_id, array $wanted ): array {
		$rooms = array_values( array_unique( array_map( static fn( Booking $booking ): int => $booking->room_id, $wanted ) ) );
		$dates = array_values( array_unique( array_map( static fn( Booking $booking ): string => $booking->date, $wanted ) ) );

		return $this->taking_time( $studio_id, $rooms, $dates );
	}

	/** The booking whatever its state, canceled ones too. */
	public function find( int $id ): ?Booking {
		return $this->where( 'id = %d', array( $id ) )[0] ?? null;
	}

	/**
	 * A trainer's bookings in some studios, canceled ones too, newest first.
	 *
	 * @param non-empty-list<int> $studio_ids
	 * @return list<Booking>
	 */
	public function of_trainer( int $trainer_id, array $studio_ids, int $limit ): array {
		$in_studios = Database::placeholders( $studio_ids );

		return $this->where(
			"trainer_id = %d AND studio_id IN ($in_studios) ORDER BY booking_date DESC, start_minute DESC, id DESC LIMIT %d",
			array( $trainer_id, ...$studio_ids, $limit )
		);
	}

	/** Whether the room is booked on that date or later. */
	public function room_has_coming( int $room_id, string $today ): bool {
		return $this->exists( 'room_id = %d AND booking_date >= %s AND is_canceled = 0', array( $room_id, $today ) );
	}

	/** Whether the trainer has a booking on that date or later, in any studio. */
	public function trainer_has_coming( int $trainer_id, string $today ): bool {
		return $this->exists( 'trainer_id = %d AND booking_date >= %s AND is_canceled = 0', array( $trainer_id, $today ) );
	}

	/** @param list<int|string> $args */
	private function exists( string $condition, array $args ): bool {
		return null !== $this->database->row( "SELECT id FROM {$this->database->name( Table::Bookings )} WHERE $condition LIMIT 1", $args );
	}

	/**
	 * @param list<int|string> $args
	 * @return list<Booking>
	 */
	private function where( string $condition, array $args ): array {
		$columns = implode( ', ', Booking_Row::COLUMNS );
		$rows    = $this->database->rows( "SELECT $columns FROM {$this->database->name( Table::Bookings )} WHERE $condition", $args );

		return array_map( Booking_Row::booking( ... ), $rows );
	}
}
