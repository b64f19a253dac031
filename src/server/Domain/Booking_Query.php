<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** What a list of one studio's bookings is narrowed to, and the order it comes in. Null and 0 narrow nothing. */
final class Booking_Query {

	/**
	 * @param string    $from           First date; an empty string: from the first booking on.
	 * @param string    $to             Last date, included; an empty string: without end.
	 * @param list<int> $room_order     Rooms as the studio shows them, for sorting by room.
	 * @param list<int> $trainer_order  Trainers by name, for sorting by trainer.
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
	 * The same in a known order, and for one trainer's bookings only.
	 *
	 * @param list<int> $rooms
	 * @param list<int> $trainers
	 * @param int       $trainer_id 0: anybody's.
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

	/** Whether it tells anything about who has paid. */
	public function asks_for_payment(): bool {
		return null !== $this->payment || Booking_Sort::Payment === $this->sort;
	}
}
