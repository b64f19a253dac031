<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Immutable value of one stored booking; a change returns a new one. */
final class Booking {

	/** Maximum length of the owner's hidden text in characters (docs/behaviour.md, 2). */
	public const LONGEST_HIDDEN_TEXT = 2000;

	/** Lengths in characters of an owner's reason for a write (docs/behaviour.md, 7); the longest is that of the history's column. */
	public const SHORTEST_REASON = 2;
	public const LONGEST_REASON  = 500;

	/**
	 * @param int         $id         0 before it is stored.
	 * @param string      $date       The studio's wall-clock date.
	 * @param Interval    $interval   Minutes from midnight of that date.
	 * @param int|null    $series     ID of the series: that of one of its bookings when it began.
	 * @param int         $revision   Number of changes to this booking, from 1.
	 * @param int|null    $split_from ID of the earlier series that this one was the later half of.
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
		public readonly ?int $split_from = null,
	) {
	}

	/** Returns a copy with some fields replaced; null keeps the current value. */
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
			$this->split_from,
		);
	}

	/** Returns a copy in another series, or in none. */
	public function in_series( ?int $series, ?int $split_from ): self {
		return new self(
			$this->id,
			$this->studio_id,
			$this->room_id,
			$this->event_id,
			$this->trainer_id,
			$this->date,
			$this->interval,
			$this->status,
			$this->is_canceled,
			$this->is_private,
			$this->payment_status,
			$this->payment_method,
			$this->payment_frequency,
			$this->hidden_description,
			$this->names,
			$series,
			$this->revision,
			$split_from,
		);
	}

	/** Returns whether this booking takes time that the earlier one did not, or makes a pending time final. */
	public function takes_more_than( self $before ): bool {
		return ! $this->is_canceled && ( $before->is_canceled || $this->status !== $before->status || ! $this->is_at_the_same_place( $before ) );
	}

	/** Returns whether both bookings are equal in all. */
	public function is_as( self $other ): bool {
		return self::plain( $this ) === self::plain( $other );
	}

	/** Returns whether both bookings are equal in all but how often they have changed. */
	public function is_otherwise_as( self $other ): bool {
		return $this->with( revision: $other->revision )->is_as( $other );
	}

	/** @return array<string, mixed> */
	private static function plain( self $booking ): array {
		$values = array( 'interval' => get_object_vars( $booking->interval ), 'names' => get_object_vars( $booking->names ) );

		return array_replace( get_object_vars( $booking ), $values );
	}

	/** Returns whether both bookings take the same room at the same time. */
	public function is_at_the_same_place( self $other ): bool {
		return $this->room_id === $other->room_id && $this->date === $other->date && $this->interval->equals( $other->interval );
	}
}
