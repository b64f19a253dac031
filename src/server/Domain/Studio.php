<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use DateTimeZone;

/** Settings of a studio with their defaults (specification, 9; docs/behaviour.md, 4). */
final class Studio {

	public const MIN_BOOKING_MINUTES = 0;
	public const GAP_MINUTES         = 0;
	public const EARLIEST_HOUR       = 7;
	public const LATEST_HOUR         = 24;

	/**
	 * @param string $timezone      IANA zone; an offset such as `+02:00` works without daylight saving time.
	 * @param int    $min_minutes   Minimum length of a booking in minutes.
	 * @param int    $gap_minutes   Minimum gap between two bookings of a room in minutes.
	 * @param int    $earliest_hour Opening hour, 0-23.
	 * @param int    $latest_hour   Closing hour, 1-24.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $timezone,
		public readonly int $min_minutes = self::MIN_BOOKING_MINUTES,
		public readonly int $gap_minutes = self::GAP_MINUTES,
		public readonly int $earliest_hour = self::EARLIEST_HOUR,
		public readonly int $latest_hour = self::LATEST_HOUR,
		public readonly bool $approval_needed = true,
		public readonly string $trainers_notice = '',
	) {
	}

	public function zone(): DateTimeZone {
		return new DateTimeZone( $this->timezone );
	}
}
