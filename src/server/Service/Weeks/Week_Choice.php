<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Weeks;

use StudioCalendar\Domain\Wall_Clock;

/** Value object of a `booking/copy-week` request: which week goes into which, and what is different for single bookings. */
final class Week_Choice {

	/**
	 * @param string    $from     Monday of the week that is copied, wall clock of the studio.
	 * @param string    $to       Monday of the week that the copies go into.
	 * @param list<int> $room_ids Only bookings of these rooms; empty for all.
	 * @param list<int> $skip     IDs of bookings that are left out.
	 * @param array<int, array{ room_id: int|null, start: int|null, end: int|null }> $overrides Room or time (minutes from
	 *                            midnight) of a copy by the ID of its booking; null keeps the booking's value.
	 */
	public function __construct(
		public readonly int $studio_id,
		public readonly string $from,
		public readonly string $to,
		public readonly array $room_ids = array(),
		public readonly array $skip = array(),
		public readonly array $overrides = array(),
	) {
	}

	/** Returns the last date of the week that is copied. */
	public function last(): string {
		return Wall_Clock::add_days( $this->from, 6 );
	}

	/** Returns the date of the other week with the same weekday. */
	public function moved( string $date ): string {
		return Wall_Clock::add_days( $date, Wall_Clock::days_between( $this->from, $this->to ) );
	}
}
