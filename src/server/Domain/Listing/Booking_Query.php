<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Listing;

use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Payment_Status;

/** Filters and order of a list of one studio's bookings. Null and 0 do not filter. */
final class Booking_Query {

	/**
	 * @param string    $from           First date; an empty string means from the first booking.
	 * @param string    $to             Last date, inclusive; an empty string means no end.
	 * @param list<int> $room_order     Room IDs in the studio's order, for sorting by room.
	 * @param list<int> $trainer_order  Trainer IDs ordered by name, for sorting by trainer.
	 */
	public function __construct(
		public readonly int $studio_id,
		public readonly int $room_id = 0,
		public readonly int $trainer_id = 0,
		public readonly ?Booking_Status $status = null,
		public readonly ?Payment_Status $payment = null,
		public readonly ?bool $is_canceled = null,
		public readonly string $from = '',
		public readonly string $to = '',
		public readonly Booking_Sort $sort = Booking_Sort::Date,
		public readonly bool $is_descending = false,
		public readonly array $room_order = array(),
		public readonly array $trainer_order = array(),
	) {
	}

	/**
	 * Returns a copy with the order of rooms and trainers, limited to one trainer's bookings.
	 *
	 * @param list<int> $rooms
	 * @param list<int> $trainers
	 * @param int       $trainer_id 0 for all trainers.
	 */
	public function read_as( array $rooms, array $trainers, int $trainer_id ): self {
		return new self(
			$this->studio_id,
			$this->room_id,
			$trainer_id,
			$this->status,
			$this->payment,
			$this->is_canceled,
			$this->from,
			$this->to,
			$this->sort,
			$this->is_descending,
			$rooms,
			$trainers,
		);
	}

	/** Returns a text that is the same for queries that match the same bookings, in whatever order. */
	public function filter_key(): string {
		$canceled = null === $this->is_canceled ? '' : (string) (int) $this->is_canceled;

		return implode(
			'.',
			array( $this->studio_id, $this->room_id, $this->trainer_id, $this->status?->value, $this->payment?->value, $canceled, $this->from, $this->to )
		);
	}

	/** Returns whether the filter or the order depends on payments, which only owners may see. */
	public function asks_for_payment(): bool {
		return null !== $this->payment || Booking_Sort::Payment === $this->sort;
	}
}
