<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Finds free time in a room's day. src/domain/free-time.ts does the same for the app. */
final class Free_Time {

	/**
	 * @param list<Interval> $taken   Taken spans of the room's day in any order; in old data they may overlap.
	 * @param Interval       $hours   The studio's opening hours.
	 * @param int            $gap     Minutes to keep free beside each booking.
	 * @param int            $minutes Shortest span to return.
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
