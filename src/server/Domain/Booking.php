<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** One booking as it is stored; changes make a new one. */
final class Booking {

	/** Of the owner's hidden text, characters (docs/behaviour.md, 2). */
	public const LONGEST_HIDDEN_TEXT = 2000;

	/**
	 * @param int         $id       0 until it is stored.
	 * @param string      $date     Wall clock of the studio.
	 * @param Interval    $interval Minutes of that date.
	 * @param int|null    $series   Id of the series' first booking.
	 * @param int         $revision Counts the changes of this booking, from 1.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $studio_id,
		public readonly int $room_id,
		public readonly int $event_id,
		public readonly int $trainer_id,
		public readonly string $date,
		public readonly Interval $interval,
		public readonly Booking_Status $status,
		public readonly bool $is_canceled,
		public readonly bool $is_private,
		public readonly Payment_Status $payment_status,
		public readonly Payment_Method $payment_method,
		public readonly Payment_Frequency $payment_frequency,
		public readonly string $hidden_description,
		public readonly Name_Snapshot $names,
		public readonly ?int $series = null,
		public readonly int $revision = 1,
	) {
	}

	/** The same booking with some of it replaced; null keeps what it has. */
	// phpcs:ignore Generic.Metrics.CyclomaticComplexity -- one `??` per field is no branching to follow.
	public function with(
		?int $id = null,
		?int $room_id = null,
		?int $event_id = null,
		?int $trainer_id = null,
		?string $date = null,
		?Interval $interval = null,
		?Booking_Status $status = null,
		?bool $is_canceled = null,
		?bool $is_private = null,
		?Payment_Status $payment_status = null,
		?Payment_Method $payment_method = null,
		?Payment_Frequency $payment_frequency = null,
		?string $hidden_description = null,
		?Name_Snapshot $names = null,
		?int $series = null,
		?int $revision = null,
	): self {
		return new self(
			$id ?? $this->id,
			$this->studio_id,
			$room_id ?? $this->room_id,
			$event_id ?? $this->event_id,
			$trainer_id ?? $this->trainer_id,
			$date ?? $this->date,
			$interval ?? $this->interval,
			$status ?? $this->status,
			$is_canceled ?? $this->is_canceled,
			$is_private ?? $this->is_private,
			$payment_status ?? $this->payment_status,
			$payment_method ?? $this->payment_method,
			$payment_frequency ?? $this->payment_frequency,
			$hidden_description ?? $this->hidden_description,
			$names ?? $this->names,
			$series ?? $this->series,
			$revision ?? $this->revision,
		);
	}

	/** Whether it takes time that the booking before did not take, or takes it for good where it was only asked for. */
	public function takes_more_than( self $before ): bool {
		return ! $this->is_canceled && ( $before->is_canceled || $this->status !== $before->status || ! $this->is_at_the_same_place( $before ) );
	}

	/** Whether both take the same room at the same time. */
	public function is_at_the_same_place( self $other ): bool {
		return $this->room_id === $other->room_id && $this->date === $other->date && $this->interval->equals( $other->interval );
	}
}
