<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/**
 * Lays out the cards of some days and rooms as src/domain/layout.ts and lanes.ts do, so that the app finds them where it puts
 * them itself; tests/fixtures/first-week/layout.json holds both to the same rectangles.
 */
final class Week_Layout {

	/** Heights in pixels of an hour with bookings, for owners, and without bookings (specification, 9). */
	private const ROW       = 65;
	private const TALL_ROW  = 80;
	private const EMPTY_ROW = 30;

	private const MIN_CARD    = 20;
	private const CARD_MARGIN = 2;

	/** Maximum offset of a card within its hour as a share of the hour's height. */
	private const MAX_TOP_SHARE = 0.85;

	/** Minutes; a smaller gap between two bookings is tight. */
	private const TIGHT_GAP = 15;

	/** Tolerance in pixels for rounding errors. */
	private const ROUNDING = 0.01;

	/** @var array<int, array{ top: int, height: int }> Rows by hour, in pixels from the top. */
	public readonly array $rows;

	public readonly int $height;

	/** @var array<string, list<Card_Box>> Cards of the columns with bookings, by date and room ID ("2026-11-23 7"), in order of time. */
	private readonly array $columns;

	/**
	 * @param list<Shown_Booking> $bookings
	 * @param list<string>        $dates    Days in view.
	 * @param list<int>           $room_ids Rooms in view.
	 * @param int                 $earliest First whole hour.
	 * @param int                 $latest   The hour after the last.
	 * @param bool                $is_tall  Whether the role's rows are tall, as those of owners and administrators.
	 */
	public function __construct( array $bookings, array $dates, array $room_ids, int $earliest, int $latest, bool $is_tall ) {
		$is_in   = static fn( Shown_Booking $booking ): bool => in_array( $booking->date, $dates, true ) && in_array( $booking->room_id, $room_ids, true );
		$shown   = array_values( array_filter( $bookings, $is_in ) );
		$columns = array();
		foreach ( $shown as $booking ) {
			$columns[ self::key( $booking->date, $booking->room_id ) ][] = $booking;
		}
		$this->rows    = self::rows( $shown, $earliest, $latest, $is_tall ? self::TALL_ROW : self::ROW );
		$this->height  = array_sum( array_column( $this->rows, 'height' ) );
		$this->columns = array_map( $this->boxes( ... ), $columns );
	}

	/** @return list<Card_Box> */
	public function column( string $date, int $room_id ): array {
		return $this->columns[ self::key( $date, $room_id ) ] ?? array();
	}

	/** Returns the pixels from the top of the grid to a minute of the day, clamped to the grid. */
	public function y( int $minutes ): float {
		if ( $minutes <= (int) array_key_first( $this->rows ) * 60 ) {
			return 0.0;
		}
		$row = $this->rows[ intdiv( $minutes, 60 ) ] ?? null;

		return null === $row ? (float) $this->height : $row['top'] + $minutes % 60 / 60 * $row['height'];
	}

	private static function key( string $date, int $room_id ): string {
		return "$date $room_id";
	}

	/**
	 * Returns the rows from the first to the last hour, extended for bookings outside the hours. An hour without bookings
	 * shrinks.
	 *
	 * @param list<Shown_Booking> $bookings
	 * @return array<int, array{ top: int, height: int }>
	 */
	private static function rows( array $bookings, int $earliest, int $latest, int $height ): array {
		$taken = array();
		foreach ( $bookings as $booking ) {
			$first = intdiv( $booking->from, 60 );
			// An empty booking still takes its hour.
			for ( $hour = $first; $hour < max( $first + 1, (int) ceil( $booking->to / 60 ) ); $hour++ ) {
				$taken[ $hour ] = true;
			}
		}
		$first = min( array( $earliest, ...array_keys( $taken ) ) );
		$last  = max( array( $latest - 1, ...array_keys( $taken ) ) );
		$rows  = array();
		$top   = 0;
		for ( $hour = $first; $hour <= $last; $hour++ ) {
			$rows[ $hour ] = array( 'top' => $top, 'height' => isset( $taken[ $hour ] ) ? $height : self::EMPTY_ROW );
			$top          += $rows[ $hour ]['height'];
		}

		return $rows;
	}

	/**
	 * @param list<Shown_Booking> $bookings Bookings of one column.
	 * @return list<Card_Box>
	 */
	private function boxes( array $bookings ): array {
		usort( $bookings, self::by_time( ... ) );
		$drawn    = array_map( $this->rectangle( ... ), $bookings );
		$lanes    = self::lanes( $bookings, $drawn );
		$last_end = 0;
		$boxes    = array();
		foreach ( $bookings as $at => $booking ) {
			$next     = $bookings[ $at + 1 ] ?? null;
			$boxes[]  = new Card_Box(
				$booking,
				$drawn[ $at ]['top'],
				$drawn[ $at ]['height'],
				$lanes[ $at ]['lane'],
				$lanes[ $at ]['lanes'],
				$booking->from < $last_end || ( null !== $next && $next->from < $booking->to ),
				self::is_tight( $bookings[ $at - 1 ] ?? null, $booking ),
				self::is_tight( $booking, $next ),
			);
			$last_end = max( $last_end, $booking->to );
		}

		return $boxes;
	}

	private static function by_time( Shown_Booking $a, Shown_Booking $b ): int {
		$order = array( $a->from, -$a->to ) <=> array( $b->from, -$b->to );

		return 0 === $order ? strcmp( (string) $a->id, (string) $b->id ) : $order;
	}

	/**
	 * Returns a booking's rectangle, which is larger than its time if that is short, but never extends below the last row.
	 *
	 * @return array{ top: float, height: float }
	 */
	private function rectangle( Shown_Booking $booking ): array {
		$height = max( self::MIN_CARD, $this->y( $booking->to ) - $this->y( $booking->from ) - self::CARD_MARGIN );
		$hour   = intdiv( $booking->from, 60 );
		$start  = $this->y( $hour * 60 );
		$share  = min( $booking->from % 60 / 60, self::MAX_TOP_SHARE );
		$top    = $start + $share * ( $this->y( ( $hour + 1 ) * 60 ) - $start );

		return array( 'top' => min( $top, $this->height - $height ), 'height' => (float) $height );
	}

	/**
	 * Places cards side by side whose times overlap or that would overlap visually: each takes the first free lane, and an
	 * unbroken group shares the width evenly.
	 *
	 * @param list<Shown_Booking>                          $bookings Sorted by start.
	 * @param list<array{ top: float, height: float }> $drawn    Their rectangles.
	 * @return array<int, array{ lane: int, lanes: int }>
	 */
	private static function lanes( array $bookings, array $drawn ): array {
		$result = array();
		$bunch  = array();
		$ends   = array();
		foreach ( $drawn as $at => $rectangle ) {
			$is_free = static fn( array $end ): bool => $end['bottom'] <= $rectangle['top'] + self::ROUNDING && $end['to'] <= $bookings[ $at ]->from;
			$free    = array_keys( array_filter( $ends, $is_free ) );
			if ( count( $free ) === count( $ends ) ) {
				$result += self::closed( $bunch, count( $ends ) );
				$bunch   = array();
				$ends    = array();
				$free    = array();
			}
			$lane          = $free[0] ?? count( $ends );
			$ends[ $lane ] = array( 'bottom' => $rectangle['top'] + $rectangle['height'], 'to' => $bookings[ $at ]->to );
			$bunch[ $at ]  = $lane;
		}

		return $result + self::closed( $bunch, count( $ends ) );
	}

	/**
	 * @param array<int, int> $bunch Lanes of a group's cards, by their place.
	 * @return array<int, array{ lane: int, lanes: int }>
	 */
	private static function closed( array $bunch, int $lanes ): array {
		return array_map( static fn( int $lane ): array => array( 'lane' => $lane, 'lanes' => $lanes ), $bunch );
	}

	private static function is_tight( ?Shown_Booking $earlier, ?Shown_Booking $later ): bool {
		if ( null === $earlier || null === $later ) {
			return false;
		}
		$gap = $later->from - $earlier->to;

		return $gap >= 0 && $gap < self::TIGHT_GAP;
	}
}
