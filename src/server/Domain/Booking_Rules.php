<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Rules for taking time in a room: small checks in a fixed order; the first that fails gives the reason. Adding,
 * editing, series, approving and restoring all check here, inside the studio's lock.
 */
final class Booking_Rules {

	/**
	 * @param string $today The studio's current date; all dates here are wall clock.
	 */
	public function __construct(
		private readonly Studio $studio,
		private readonly Person $person,
		private readonly string $today,
		private readonly Booking_Limits $limits,
	) {
	}

	/**
	 * Checks all rules for a booking that is new or moves.
	 *
	 * @param list<Booking> $others What takes time in its room on its date; itself may be among them.
	 * @throws Problem Too_Short, Outside_Hours, In_The_Past, Over_Limit, Slot_Taken or Gap_Too_Small.
	 */
	public function check( Booking $wanted, array $others ): void {
		$this->check_length( $wanted->interval );
		$this->check_hours( $wanted->interval );
		$this->check_past( $wanted );
		$this->limits->check_date( $wanted->date, $this->today );
		$this->check_free( $wanted, $others );
	}

	/**
	 * Checks that the time is still free, for a booking that held it before. Owners may break the gap, but nobody may
	 * overlap.
	 *
	 * @param list<Booking> $others What takes time in its room on its date; itself may be among them.
	 * @throws Problem Slot_Taken or Gap_Too_Small, with the bookings in the way.
	 */
	public function check_free( Booking $wanted, array $others ): void {
		$this->refuse_if( Problem_Code::Slot_Taken, self::near( $wanted, $others, 0 ) );
		if ( ! Permissions::may_break_gap( $this->person ) ) {
			$this->refuse_if( Problem_Code::Gap_Too_Small, self::near( $wanted, $others, $this->studio->gap_minutes ), $this->studio->gap_minutes );
		}
	}

	/**
	 * Checks the trainer's number of pending requests, so that owners can keep up with approving.
	 *
	 * @param int $open The trainer's pending requests, including the new one.
	 * @throws Problem Over_Limit
	 */
	public function check_requests( int $open ): void {
		$this->limits->check_requests( $open );
	}

	/** @throws Problem Too_Short, also if the end is not after the start, whatever the minimum is. */
	private function check_length( Interval $interval ): void {
		if ( $interval->is_empty() || $interval->minutes() < $this->studio->min_minutes ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw new Problem( Problem_Code::Too_Short, minutes: $this->studio->min_minutes );
		}
	}

	/** @throws Problem Outside_Hours */
	private function check_hours( Interval $interval ): void {
		if ( $interval->start < 60 * $this->studio->earliest_hour || $interval->end > 60 * $this->studio->latest_hour ) {
			throw Problem_Code::Outside_Hours->problem();
		}
	}

	/** Rejects a past date to people who may not edit bookings of that date. @throws Problem In_The_Past */
	private function check_past( Booking $wanted ): void {
		if ( $wanted->date < $this->today && ! Permissions::may_edit( $this->person, $wanted->trainer_id, $wanted->date, $this->today ) ) {
			throw Problem_Code::In_The_Past->problem();
		}
	}

	/**
	 * @param list<Booking> $others
	 * @param int           $gap    Free minutes required between bookings; 0 checks overlaps only.
	 * @return list<Booking>
	 */
	private static function near( Booking $wanted, array $others, int $gap ): array {
		return array_values(
			array_filter(
				$others,
				static fn( Booking $other ): bool => ! $other->is_canceled
					&& ( 0 === $wanted->id || $other->id !== $wanted->id )
					&& $other->room_id === $wanted->room_id
					&& $other->date === $wanted->date
					&& $other->interval->is_closer_than( $wanted->interval, $gap )
			)
		);
	}

	/**
	 * @param list<Booking> $in_the_way
	 * @throws Problem If the list is not empty.
	 */
	private function refuse_if( Problem_Code $code, array $in_the_way, int $minutes = 0 ): void {
		if ( array() !== $in_the_way ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw new Problem( $code, conflicts: $in_the_way, minutes: $minutes );
		}
	}
}
