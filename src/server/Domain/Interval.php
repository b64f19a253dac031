<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Half-open span [start, end) within one day, in minutes from midnight of the studio's wall clock. 18:00-19:30 is 1080
 * to 1170 and touches 19:30-21:00 without overlapping it. 1440 (24:00) is valid only as an end.
 */
final class Interval {

	public const DAY_MINUTES = 1440;

	public function __construct( public readonly int $start, public readonly int $end ) {
	}

	public function minutes(): int {
		return $this->end - $this->start;
	}

	/** Returns whether the end is not after the start; such a span is invalid even without a minimum length. */
	public function is_empty(): bool {
		return $this->end <= $this->start;
	}

	public function overlaps( self $other ): bool {
		return $this->start < $other->end && $other->start < $this->end;
	}

	/** Returns whether fewer than `$gap` minutes lie between the spans; overlapping spans have no gap. */
	public function is_closer_than( self $other, int $gap ): bool {
		return $this->start < $other->end + $gap && $other->start < $this->end + $gap;
	}

	public function equals( self $other ): bool {
		return $this->start === $other->start && $this->end === $other->end;
	}
}
