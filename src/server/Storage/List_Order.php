<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Listing\Booking_Query;
use StudioCalendar\Domain\Listing\Booking_Sort;
use StudioCalendar\Domain\Payment_Status;

/**
 * The order of a list of bookings, as parts that follow each other. By date there is one; by room, trainer, status or
 * payment there is one for each, in which the newest bookings come first. No index knows names, and none is needed: the
 * studio's order of rooms and trainers is that of the parts.
 *
 * @phpstan-import-type Condition from List_Part
 */
final class List_Order {

	private const BY_DATE = array( 'booking_date', 'start_minute', 'id' );

	/** @return list<List_Part> From the list's start to its end. */
	public static function parts( Booking_Query $query ): array {
		if ( Booking_Sort::Date === $query->sort ) {
			return array( new List_Part( array(), self::BY_DATE, $query->is_descending ? 'DESC' : 'ASC' ) );
		}
		[ $parts, $gone ] = match ( $query->sort ) {
			Booking_Sort::Room    => array( self::each( 'room_id', $query->room_order ), self::between( 'room_id', $query->room_order ) ),
			Booking_Sort::Trainer => array( self::each( 'trainer_id', $query->trainer_order ), self::between( 'trainer_id', $query->trainer_order ) ),
			Booking_Sort::Status  => array( self::statuses(), array() ),
			Booking_Sort::Payment => array( self::each( 'payment_status', array( Payment_Status::Paid->value, Payment_Status::Unpaid->value ) ), array() ),
		};

		return $query->is_descending ? array( ...$gone, ...array_reverse( $parts ) ) : array( ...$parts, ...$gone );
	}

	/** @return list<List_Part> */
	private static function statuses(): array {
		$parts = array();
		foreach ( array( 0, 1 ) as $canceled ) {
			foreach ( array( Booking_Status::Approved, Booking_Status::Pending ) as $status ) {
				$parts[] = self::newest_first( array( array( 'is_canceled', '=', $canceled ), array( 'status', '=', $status->value ) ) );
			}
		}

		return $parts;
	}

	/**
	 * @param list<int|string> $values In the list's order.
	 * @return list<List_Part>
	 */
	private static function each( string $column, array $values ): array {
		return array_map( static fn( int|string $value ): List_Part => self::newest_first( array( array( $column, '=', $value ) ) ), $values );
	}

	/**
	 * Returns a part for each range of IDs beside the given ones, that is for rooms and trainers that have left the
	 * studio; the last of them come first.
	 *
	 * @param list<int> $ids
	 * @return list<List_Part>
	 */
	private static function between( string $column, array $ids ): array {
		rsort( $ids );
		$parts = array();
		$upper = PHP_INT_MAX;
		foreach ( array( ...$ids, -1 ) as $lower ) {
			if ( $upper - $lower > 1 ) {
				$parts[] = self::newest_first( array( array( $column, '<', $upper ), array( $column, '>', $lower ) ), $column );
			}
			$upper = $lower;
		}

		return $parts;
	}

	/**
	 * @param list<Condition> $conditions
	 * @param string          ...$first  Columns to sort by before the date.
	 */
	private static function newest_first( array $conditions, string ...$first ): List_Part {
		return new List_Part( $conditions, array( ...array_values( $first ), ...self::BY_DATE ), 'DESC' );
	}
}
