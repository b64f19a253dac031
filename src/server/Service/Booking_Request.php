<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Wall_Clock;

/** Value object of a `booking/add` request: one booking, or a weekly series with exceptions. */
final class Booking_Request {

	/** Maximum number of repeats in weeks (docs/behaviour.md, 7). */
	public const MAX_REPEATS = 52;

	/**
	 * @param int          $trainer_id  0 for the person who sends the request.
	 * @param string       $date        The studio's wall-clock date of the first booking.
	 * @param int          $repeat      Number of repeats in weeks.
	 * @param list<string> $skip_dates  Skipped dates of the series.
	 * @param array<string, array{ room_id: int|null, start: int|null, end: int|null }> $overrides Room or time
	 *                                  (minutes from midnight) by date; null keeps the series' value.
	 * @param string       $reason      Why a rule is broken, for the history; empty for none.
	 */
	public function __construct(
		public readonly int $studio_id,
		public readonly int $room_id,
		public readonly int $event_id,
		public readonly int $trainer_id,
		public readonly string $date,
		public readonly Interval $interval,
		public readonly bool $is_private,
		public readonly string $hidden_description,
		public readonly int $repeat = 0,
		public readonly array $skip_dates = array(),
		public readonly array $overrides = array(),
		public readonly string $reason = '',
	) {
	}

	/**
	 * Returns a copy of the series with exceptions; see the constructor.
	 *
	 * @param list<string> $skip_dates
	 * @param array<string, array{ room_id: int|null, start: int|null, end: int|null }> $overrides
	 */
	public function with_exceptions( array $skip_dates, array $overrides ): self {
		return new self(
			$this->studio_id,
			$this->room_id,
			$this->event_id,
			$this->trainer_id,
			$this->date,
			$this->interval,
			$this->is_private,
			$this->hidden_description,
			$this->repeat,
			$skip_dates,
			$overrides,
			$this->reason,
		);
	}

	/** @return list<string> Every date of the series, including skipped ones; the wall-clock time is the same each week. */
	public function all_dates(): array {
		$dates = array();
		for ( $week = 0; $week <= $this->repeat; $week++ ) {
			$dates[] = Wall_Clock::add_days( $this->date, 7 * $week );
		}

		return $dates;
	}

	/** @return list<string> The dates to book. */
	public function dates(): array {
		return array_values( array_diff( $this->all_dates(), $this->skip_dates ) );
	}

	public function room_on( string $date ): int {
		return $this->overrides[ $date ]['room_id'] ?? $this->room_id;
	}

	public function interval_on( string $date ): Interval {
		return new Interval( $this->overrides[ $date ]['start'] ?? $this->interval->start, $this->overrides[ $date ]['end'] ?? $this->interval->end );
	}
}
