<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use StudioCalendar\Domain\Interval;

/** One booking of the timetable, with a day relative to this week instead of a date. */
final class Slot {

	/**
	 * @param int    $day     Days from the Monday of this week, negative before it.
	 * @param int    $room    Position of the room in the studio's order, from 0.
	 * @param string $event   Key of an event (Events::EVENTS).
	 * @param string $trainer Login of the trainer.
	 * @param int    $chance  0 to 99, the same in every run; status, payment and hidden text of the booking are derived from it.
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
