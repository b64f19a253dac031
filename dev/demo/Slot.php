<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use StudioCalendar\Domain\Interval;

/** One booking of the timetable, before it has a date. */
final class Slot {

	/**
	 * @param int    $day     Days from the Monday of this week, negative before it.
	 * @param int    $room    Place of the room in the studio's order, from 0.
	 * @param string $event   Key of an event.
	 * @param string $trainer Login.
	 * @param int    $chance  0 to 99, the same every time: what else is decided about the booking hangs on it.
	 */
	public function __construct(
		public readonly int $day,
		public readonly int $room,
		public readonly Interval $interval,
		public readonly string $event,
		public readonly string $trainer,
		public readonly bool $is_private,
		public readonly bool $has_hidden_text,
		public readonly bool $is_canceled,
		public readonly int $chance,
	) {
	}
}
