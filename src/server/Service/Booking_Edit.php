<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** What `edit_booking` asks for; null leaves a field as it is. */
final class Booking_Edit {

	/**
	 * @param int         $studio_id 0 when the call named none.
	 * @param string|null $date      Wall clock of the studio.
	 * @param int|null    $start     Minutes from midnight.
	 * @param int|null    $end       Minutes from midnight.
	 * @param int|null    $revision  Of the booking, as the editor saw it.
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
	) {
	}
}
