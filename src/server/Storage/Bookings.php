<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;

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
	 * What takes time in some rooms on some dates: the bookings a new one could clash with. A room is what can be taken,
	 * whatever studio a booking in it was made for.
	 *
	 * @param non-empty-list<int>    $room_ids
	 * @param non-empty-list<string> $dates    Wall clock of the studio.
	 * @return list<Booking>
	 */
	public function taking_time( array $room_ids, array $dates ): array {
		$in_rooms = Database::placeholders( $room_ids );
		$on_dates = Database::placeholders( $dates );

		return $this->where(
			"room_id IN ($in_rooms) AND booking_date IN ($on_dates) AND is_canceled = 0 ORDER BY booking_date, start_minute, id",
			array( ...$room_ids, ...$dates )
		);
	}

	/**
	 * What takes time in the rooms and on the dates of some bookings.
	 *
	 * @param non-empty-list<Booking> $wanted
	 * @return list<Booking>
	 */
	public function around( array $wanted ): array {
		$rooms = array_values( array_unique( array_map( static fn( Booking $booking ): int => $booking->room_id, $wanted ) ) );
		$dates = array_values( array_unique( array_map( static fn( Booking $booking ): string => $booking->date, $wanted ) ) );

		return $this->taking_time( $rooms, $dates );
	}

	/** The booking whatever its state, canceled ones too; asked for by writes only, which must not miss one made just now. */
	public function find( int $id ): ?Booking {
		$this->database->read_from_the_writer();

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

	/** Whether the studio has bookings on that date or later, also in rooms that are not its own any more. */
	public function studio_has_coming( int $studio_id, string $today ): bool {
		return $this->exists( 'studio_id = %d AND booking_date >= %s AND is_canceled = 0', array( $studio_id, $today ) );
	}

	/** Whether the room ever had a booking, over and canceled ones too: all that its history is about. */
	public function room_has_any( int $room_id ): bool {
		return $this->exists( 'room_id = %d', array( $room_id ) );
	}

	/** How many bookings of the trainer wait for an owner of the studio, from that date on. */
	public function open_requests( int $studio_id, int $trainer_id, string $today ): int {
		$row = $this->database->row(
			"SELECT COUNT(*) AS n FROM {$this->database->name( Table::Bookings )}
			WHERE trainer_id = %d AND studio_id = %d AND booking_date >= %s AND is_canceled = 0 AND status = %s",
			array( $trainer_id, $studio_id, $today, Booking_Status::Pending->value )
		);

		return (int) ( $row['n'] ?? 0 );
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
