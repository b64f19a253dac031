<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Listing\Booking_Cursor;

/**
 * A stretch of a list of bookings that one index holds in the list's order, such as the bookings of one room by date.
 *
 * A condition is a column, a comparison and a value.
 *
 * @phpstan-type Condition array{ string, '='|'<'|'<='|'>'|'>=', int|string }
 */
final class List_Part {

	private const OPPOSITE = array( 'ASC' => 'DESC', 'DESC' => 'ASC' );

	/**
	 * @param list<Condition>        $conditions What its bookings have in common.
	 * @param non-empty-list<string> $columns    Columns of its order; the last is the ID.
	 * @param 'ASC'|'DESC'           $way        The direction of all of them.
	 */
	public function __construct( private readonly array $conditions, private readonly array $columns, private readonly string $way ) {
	}

	/** Returns the same bookings in the opposite order. */
	public function reversed(): self {
		return new self( $this->conditions, $this->columns, self::OPPOSITE[ $this->way ] );
	}

	/**
	 * Returns whether a booking with these values may be in it.
	 *
	 * @param array<string, int|string> $values Columns and values; missing ones may have any value.
	 */
	public function admits( array $values ): bool {
		foreach ( $this->conditions as [ $column, $comparison, $value ] ) {
			$order = ( $values[ $column ] ?? $value ) <=> $value;
			$holds = ! isset( $values[ $column ] ) || match ( $comparison ) {
				'='  => 0 === $order,
				'<'  => $order < 0,
				'<=' => $order <= 0,
				'>'  => $order > 0,
				'>=' => $order >= 0,
			};
			if ( ! $holds ) {
				return false;
			}
		}

		return true;
	}

	public function order(): string {
		return implode( " $this->way, ", $this->columns ) . " $this->way";
	}

	/**
	 * Returns the condition of its bookings, only of those after the cursor if there is one.
	 *
	 * @param list<Condition> $asked The list's filter.
	 * @return array{ string, list<int|string> } SQL, and its placeholders' values.
	 */
	public function where( array $asked, ?Booking_Cursor $cursor ): array {
		[ $sql, $args ] = self::sql( array( ...$asked, ...$this->conditions ) );
		if ( null === $cursor ) {
			return array( $sql, $args );
		}
		[ $after, $more ] = $this->after( $cursor->columns() );

		return array( "$sql AND $after", array( ...$args, ...$more ) );
	}

	/**
	 * @param list<Condition> $conditions
	 * @return array{ string, list<int|string> } SQL, and its placeholders' values.
	 */
	public static function sql( array $conditions ): array {
		$each = array_map( self::comparison( ... ), $conditions );

		return array( implode( ' AND ', $each ), array_column( $conditions, 2 ) );
	}

	/** @param Condition $condition */
	private static function comparison( array $condition ): string {
		return "$condition[0] $condition[1] " . ( is_int( $condition[2] ) ? '%d' : '%s' );
	}

	/**
	 * Returns the condition of what comes after these values. It compares column by column, because databases do not
	 * look up (a, b) > (1, 2) in an index; the comparison in front limits the index by the first column.
	 *
	 * @param array<string, int|string> $values
	 * @return array{ string, list<int|string> } SQL, and its placeholders' values.
	 */
	private function after( array $values ): array {
		$than = 'ASC' === $this->way ? '>' : '<';
		$sql  = '';
		$args = array();
		foreach ( array_reverse( $this->columns ) as $column ) {
			$beyond = self::comparison( array( $column, $than, $values[ $column ] ) );
			$same   = self::comparison( array( $column, '=', $values[ $column ] ) );
			$args   = array( $values[ $column ], ...( '' === $sql ? array() : array( $values[ $column ], ...$args ) ) );
			$sql    = '' === $sql ? $beyond : "($beyond OR ($same AND $sql))";
		}
		$limit = self::comparison( array( $this->columns[0], "$than=", $values[ $this->columns[0] ] ) );

		return array( "$limit AND $sql", array( $values[ $this->columns[0] ], ...$args ) );
	}
}
