<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Query;
use StudioCalendar\Domain\Booking_Sort;
use StudioCalendar\Domain\Booking_Status;

/**
 * Reads pages of a studio's bookings. The index `listing` holds every column needed for filtering, ordering and
 * counting; only the rows of the page are read from the table.
 */
final class Booking_List {

	public function __construct( private readonly Database $database ) {
	}

	public function count( Booking_Query $query ): int {
		[ $condition, $args ] = self::condition( $query );
		$row                  = $this->database->row( "SELECT COUNT(*) AS n FROM %i WHERE $condition", $args );

		return (int) ( $row['n'] ?? 0 );
	}

	/** @return list<Booking> */
	public function page( Booking_Query $query, int $offset, int $limit ): array {
		[ $condition, $args ] = self::condition( $query );
		$order                = self::order( $query );
		$found                = $this->database->rows(
			"SELECT id FROM %i WHERE $condition ORDER BY $order LIMIT %d OFFSET %d",
			array( ...$args, $limit, $offset )
		);

		return $this->in_order( array_map( static fn( array $row ): int => (int) $row['id'], $found ) );
	}

	/**
	 * Returns totals of approved bookings per trainer and month, without canceled ones.
	 *
	 * @return list<array{ trainer_id: int, month: string, bookings: int, minutes: int, unpaid: int }> Newest month first.
	 */
	public function totals( Booking_Query $query ): array {
		[ $condition, $args ] = self::condition( $query );
		$rows                 = $this->database->rows(
			"SELECT trainer_id, LEFT(booking_date, 7) AS month, COUNT(*) AS bookings, SUM(end_minute - start_minute) AS minutes,
				SUM(CASE WHEN payment_status = 'unpaid' THEN 1 ELSE 0 END) AS unpaid
			FROM %i WHERE $condition AND is_canceled = 0 AND status = %s
			GROUP BY trainer_id, LEFT(booking_date, 7) ORDER BY month DESC, trainer_id",
			array( ...$args, Booking_Status::Approved->value )
		);

		return array_map(
			static fn( array $row ): array => array(
				'trainer_id' => (int) $row['trainer_id'],
				'month'      => $row['month'],
				'bookings'   => (int) $row['bookings'],
				'minutes'    => (int) $row['minutes'],
				'unpaid'     => (int) $row['unpaid'],
			),
			$rows
		);
	}

	/**
	 * @param list<int> $ids
	 * @return list<Booking>
	 */
	private function in_order( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$columns = implode( ', ', Booking_Row::COLUMNS );
		$in      = Database::placeholders( $ids );
		$rows    = $this->database->rows( "SELECT $columns FROM %i WHERE id IN ($in)", array( Table::Bookings, ...$ids ) );
		$places  = array_flip( $ids );
		usort( $rows, static fn( array $a, array $b ): int => $places[ (int) $a['id'] ] <=> $places[ (int) $b['id'] ] );

		return array_map( Booking_Row::booking( ... ), $rows );
	}

	/** @return array{ string, list<int|string|Table> } Condition, and its placeholders' values with the table first. */
	private static function condition( Booking_Query $query ): array {
		$asked = array(
			'studio_id = %d'      => $query->studio_id,
			'room_id = %d'        => 0 === $query->room_id ? null : $query->room_id,
			'trainer_id = %d'     => 0 === $query->trainer_id ? null : $query->trainer_id,
			'status = %s'         => $query->status?->value,
			'payment_status = %s' => $query->payment?->value,
			'is_canceled = %d'    => null === $query->is_canceled ? null : (int) $query->is_canceled,
			'booking_date >= %s'  => '' === $query->from ? null : $query->from,
			'booking_date <= %s'  => '' === $query->to ? null : $query->to,
		);
		$used  = array_filter( $asked, static fn( mixed $value ): bool => null !== $value );

		return array( implode( ' AND ', array_keys( $used ) ), array( Table::Bookings, ...array_values( $used ) ) );
	}

	/**
	 * Returns the ORDER BY clause. Names are not in the index, so the query lists rooms and trainers in order; within
	 * them the newest come first.
	 */
	private static function order( Booking_Query $query ): string {
		$way = $query->is_descending ? 'DESC' : 'ASC';
		$by  = match ( $query->sort ) {
			Booking_Sort::Date    => '',
			Booking_Sort::Room    => self::field( 'room_id', $query->room_order ),
			Booking_Sort::Trainer => self::field( 'trainer_id', $query->trainer_order ),
			Booking_Sort::Status  => 'is_canceled, status',
			Booking_Sort::Payment => 'payment_status',
		};
		if ( '' === $by ) {
			return "booking_date $way, start_minute $way, id $way";
		}

		return str_replace( ', ', " $way, ", $by ) . " $way, booking_date DESC, start_minute DESC, id DESC";
	}

	/** @param list<int> $order */
	private static function field( string $column, array $order ): string {
		$places = array();
		foreach ( $order as $place => $id ) {
			$places[] = "WHEN $id THEN $place";
		}

		return array() === $places ? $column : "CASE $column " . implode( ' ', $places ) . ' ELSE ' . count( $places ) . ' END';
	}
}
