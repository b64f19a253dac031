<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Where a room's day still has time for a booking; src/domain/free-time.ts does the same for the app. */
final class Free_Time {

	/**
	 * @param list<Interval> $taken   Of one room's day, in any order; they may overlap (old data).
	 * @param Interval       $hours   From the first hour of the day to the last.
	 * @param int            $gap     Minutes that stay free beside each booking.
	 * @param int            $minutes Shortest span worth naming.
	 * @return list<Interval> In order.
	 */
	public static function spans( array $taken, Interval $hours, int $gap, int $minutes ): array {
		usort( $taken, static fn( Interval $a, Interval $b ): int => $a->start <=> $b->start );
		$free = array();
		$from = $hours->start;
		foreach ( $taken as $one ) {
			$free[] = new Interval( $from, min( $one->start - $gap, $hours->end ) );
			$from   = max( $from, $one->end + $gap );
		}
		$free[] = new Interval( $from, $hours->end );

		return array_values( array_filter( $free, static fn( Interval $span ): bool => ! $span->is_empty() && $span->minutes() >= $minutes ) );
	}
}
