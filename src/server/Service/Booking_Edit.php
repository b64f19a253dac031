<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** Value object with the changes of an `edit_booking` request; null leaves a field unchanged. */
final class Booking_Edit {

	/**
	 * @param int         $studio_id 0 if the request has none.
	 * @param string|null $date      The studio's wall-clock date.
	 * @param int|null    $start     Minutes from midnight.
	 * @param int|null    $end       Minutes from midnight.
	 * @param int|null    $revision  Revision of the booking that the person edited.
	 * @param string      $reason    Why a rule is broken, for the history; empty for none.
	 */
	public function __construct(
		public readonly int $booking_id,
		public readonly int $studio_id,
		public readonly ?int $room_id,
		public readonly ?int $event_id,
		public readonly ?int $trainer_id,
		public readonly ?string $date,
		public readonly ?int $start,
		public readonly ?int $end,
		public readonly ?bool $is_private,
		public readonly ?string $hidden_description,
		public readonly ?int $revision,
		public readonly string $reason = '',
	) {
	}
}
