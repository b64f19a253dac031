<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Listing\Booking_Cursor;
use StudioCalendar\Domain\Listing\Booking_Query;

/**
 * Reads pages of a studio's bookings. A page is read part by part (List_Order) from the index that holds the part in
 * order, so what it costs does not depend on how many bookings there are; only its own rows are read from the table.
 * The index `listing` also holds every column that is needed for filtering and counting, `by_status` those of totals.
 *
 * @phpstan-import-type Condition from List_Part
 */
final class Booking_List {

	public function __construct( private readonly Database $database ) {
	}

	/** @return array{ revision: int, bookings: int } The number of bookings, and the revision of the studio that has as many. */
	public function count( Booking_Query $query ): array {
		[ $condition, $args ] = List_Part::sql( self::asked( $query ) );
		$row                  = $this->database->row(
			"SELECT COUNT(*) AS n, (SELECT revision FROM %i WHERE studio_id = %d) AS revision FROM %i WHERE $condition",
			array( Table::Revisions, $query->studio_id, Table::Bookings, ...$args )
		);

		return array( 'revision' => (int) ( $row['revision'] ?? 0 ), 'bookings' => (int) ( $row['n'] ?? 0 ) );
	}

	/**
	 * Returns the bookings after a place in the list, or from its start without one.
	 *
	 * @param int $skip Bookings to leave out first; their number is what this costs.
	 * @return array{ list<Booking>, bool } In the list's order, and whether there are more after them.
	 */
	public function after( Booking_Query $query, ?Booking_Cursor $cursor, int $limit, int $skip = 0 ): array {
		$ids = $this->walk( $query, List_Order::parts( $query ), $cursor, $limit + 1, $skip );

		return array( $this->in_order( array_slice( $ids, 0, $limit ) ), count( $ids ) > $limit );
	}

	/**
	 * Returns the bookings before a place in the list, or up to its end without one.
	 *
	 * @param int $skip Bookings to leave out first, those nearest to the place.
	 * @return array{ list<Booking>, bool } In the list's order, and whether there are more before them.
	 */
	public function before( Booking_Query $query, ?Booking_Cursor $cursor, int $limit, int $skip = 0 ): array {
		$parts = array_map( static fn( List_Part $part ): List_Part => $part->reversed(), array_reverse( List_Order::parts( $query ) ) );
		$ids   = $this->walk( $query, $parts, $cursor, $limit + 1, $skip );

		return array( $this->in_order( array_reverse( array_slice( $ids, 0, $limit ) ) ), count( $ids ) > $limit );
	}

	/**
	 * Returns totals of approved bookings per trainer and month, without canceled ones.
	 *
	 * @return list<array{ trainer_id: int, month: string, bookings: int, minutes: int, unpaid: int }> Newest month first.
	 */
	public function totals( Booking_Query $query ): array {
		[ $condition, $args ] = List_Part::sql( self::asked( $query ) );
		$rows                 = $this->database->rows(
			"SELECT trainer_id, LEFT(booking_date, 7) AS month, COUNT(*) AS bookings, SUM(end_minute - start_minute) AS minutes,
				SUM(CASE WHEN payment_status = 'unpaid' THEN 1 ELSE 0 END) AS unpaid
			FROM %i WHERE $condition AND is_canceled = 0 AND status = %s
			GROUP BY trainer_id, LEFT(booking_date, 7) ORDER BY month DESC, trainer_id",
			array( Table::Bookings, ...$args, Booking_Status::Approved->value )
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

		return Booking_Row::bookings( $rows );
	}

	/**
	 * @param list<List_Part> $parts In the direction of the walk.
	 * @return list<int> IDs in that direction.
	 */
	private function walk( Booking_Query $query, array $parts, ?Booking_Cursor $cursor, int $limit, int $skip ): array {
		$asked = self::asked( $query );
		$found = array();
		foreach ( self::from( $parts, $cursor, array_column( $asked, 2, 0 ) ) as [ $part, $start ] ) {
			$where = $part->where( $asked, $start );
			$size  = $skip > 0 && count( $parts ) > 1 ? $this->size( ...$where ) : PHP_INT_MAX;
			if ( $size > $skip ) {
				array_push( $found, ...$this->ids( $part, $where, $limit - count( $found ), $skip ) );
			}
			$skip = max( 0, $skip - $size );
			if ( count( $found ) >= $limit ) {
				break;
			}
		}

		return $found;
	}

	/**
	 * Returns the parts from the one that holds the cursor, which comes with it, without those that the filter empties.
	 *
	 * @param list<List_Part>           $parts
	 * @param array<string, int|string> $filter Values that are asked for, by column.
	 * @return list<array{ List_Part, ?Booking_Cursor }>
	 */
	private static function from( array $parts, ?Booking_Cursor $cursor, array $filter ): array {
		$left       = array();
		$is_reached = null === $cursor;
		foreach ( $parts as $part ) {
			$start      = ! $is_reached && null !== $cursor && $part->admits( $cursor->columns() ) ? $cursor : null;
			$is_reached = $is_reached || null !== $start;
			if ( $is_reached && $part->admits( $filter ) ) {
				$left[] = array( $part, $start );
			}
		}

		return $left;
	}

	/**
	 * @param array{ string, list<int|string> } $where
	 * @return list<int>
	 */
	private function ids( List_Part $part, array $where, int $limit, int $skip ): array {
		$rows = $this->database->rows(
			"SELECT id FROM %i WHERE $where[0] ORDER BY {$part->order()} LIMIT %d OFFSET %d",
			array( Table::Bookings, ...$where[1], $limit, $skip )
		);

		return array_map( static fn( array $row ): int => (int) $row['id'], $rows );
	}

	/** @param list<int|string> $args */
	private function size( string $condition, array $args ): int {
		$row = $this->database->row( "SELECT COUNT(*) AS n FROM %i WHERE $condition", array( Table::Bookings, ...$args ) );

		return (int) ( $row['n'] ?? 0 );
	}

	/** @return list<Condition> What the query asks of a booking. */
	private static function asked( Booking_Query $query ): array {
		$asked = array(
			array( 'studio_id', '=', $query->studio_id ),
			array( 'room_id', '=', 0 === $query->room_id ? null : $query->room_id ),
			array( 'trainer_id', '=', 0 === $query->trainer_id ? null : $query->trainer_id ),
			array( 'status', '=', $query->status?->value ),
			array( 'payment_status', '=', $query->payment?->value ),
			array( 'is_canceled', '=', null === $query->is_canceled ? null : (int) $query->is_canceled ),
			array( 'booking_date', '>=', '' === $query->from ? null : $query->from ),
			array( 'booking_date', '<=', '' === $query->to ? null : $query->to ),
		);

		return array_values( array_filter( $asked, static fn( array $condition ): bool => null !== $condition[2] ) );
	}
}
