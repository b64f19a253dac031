<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Change;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Locking\Transaction;

/**
 * A write in progress. The studio is locked, so data read here is still valid at COMMIT. Only `Studio_Writer` creates
 * it, and rolls back a write that calls neither `add` nor `change`.
 */
final class Locked_Studio {

	private bool $has_changed = false;

	private string $reason = '';

	/**
	 * @param string $today The studio's current wall-clock date.
	 * @param string $now   Current UTC time for the `*_at` columns.
	 */
	public function __construct(
		private readonly Transaction $transaction,
		private readonly Bookings $bookings,
		public readonly Studio_Model $model,
		public readonly Person $person,
		public readonly string $today,
		public readonly string $now,
		public readonly int $revision,
	) {
	}

	/**
	 * Sets the reason that stands in the history of this write. Of people who may not break a rule, none is kept: what they
	 * write breaks none.
	 */
	public function explain( string $reason ): void {
		$this->reason = Permissions::may_break_gap( $this->person ) ? $reason : '';
	}

	/** Returns whether the write has changed anything. */
	public function has_changed(): bool {
		return $this->has_changed;
	}

	public function rules(): Booking_Rules {
		return new Booking_Rules( $this->model->studio, $this->person, $this->today, Limits_Of::person( $this->person, $this->model->studio->id ) );
	}

	/**
	 * Returns the booking's current state; the lock keeps other writes from changing it.
	 *
	 * @throws Problem Booking_Not_Found if it belongs to another studio, or the person has no role in this one.
	 */
	public function booking( int $id ): Booking {
		$booking = $this->bookings->find( $id );
		if ( null === $booking || $booking->studio_id !== $this->model->studio->id || ! $this->person->role->is_member() ) {
			throw Problem_Code::Booking_Not_Found->problem();
		}

		return $booking;
	}

	/**
	 * Returns the stored bookings in the rooms and on the dates of these bookings.
	 *
	 * @param non-empty-list<Booking> $wanted
	 * @return list<Booking>
	 */
	public function in_the_way( array $wanted ): array {
		return $this->bookings->around( $wanted );
	}

	/**
	 * Returns the bookings that take time in a range of dates, both ends inclusive, in the order of the week.
	 *
	 * @return list<Booking>
	 */
	public function between( string $from, string $to ): array {
		return $this->bookings->in_range( $this->model->studio->id, $from, $to );
	}

	/**
	 * Locks the rooms of these bookings until the write ends.
	 *
	 * @param non-empty-list<Booking> $wanted
	 * @throws Problem Invalid, naming `room_id`, if a room has left the studio or is no longer published.
	 */
	public function hold_rooms( array $wanted ): void {
		$rooms = array_values( array_unique( array_map( static fn( Booking $booking ): int => $booking->room_id, $wanted ) ) );
		if ( count( $this->transaction->hold_rooms( $this->model->studio->id, $rooms ) ) < count( $rooms ) ) {
			throw Field_Error::Gone->of( 'room_id' );
		}
	}

	/**
	 * Returns all bookings of the series of this one, including canceled ones, by date; this one alone if it has none.
	 *
	 * @return non-empty-list<Booking>
	 */
	public function series_of( Booking $booking ): array {
		$series = null === $booking->series ? array() : $this->bookings->of_series( $this->model->studio->id, $booking->series );

		return array() === $series ? array( $booking ) : $series;
	}

	/**
	 * Returns those of the IDs that are IDs of a series.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int>
	 */
	public function series_among( array $ids ): array {
		return $this->bookings->series_among( $ids );
	}

	/**
	 * Returns what the write with this revision did.
	 *
	 * @return list<Change>
	 */
	public function changes_at( int $revision ): array {
		return $this->bookings->changes_at( $this->model->studio->id, $revision );
	}

	/**
	 * Returns what writes after this revision did to these bookings, oldest first.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<Change>
	 */
	public function changes_since( array $ids, int $revision ): array {
		return $this->bookings->changes_since( $ids, $revision );
	}

	/** Returns the number of the trainer's pending bookings. */
	public function open_requests( int $trainer_id ): int {
		return $this->bookings->open_requests( $this->model->studio->id, $trainer_id, $this->today );
	}

	/**
	 * Checks the limit of pending bookings with this one added; a past booking needs no approval and does not count.
	 *
	 * @throws Problem Over_Limit
	 */
	public function check_request( Booking $request ): void {
		if ( Booking_Status::Pending === $request->status && $request->date >= $this->today ) {
			$this->rules()->check_requests( 1 + $this->open_requests( $request->trainer_id ) );
		}
	}

	/** @param bool $begins_series Whether the new booking is the first of a series, which gets its ID. */
	public function add( Booking $booking, bool $begins_series = false ): Booking {
		$this->has_changed = true;
		$added             = $this->transaction->insert_booking( $booking, $this->person->user_id, $this->now );
		if ( $begins_series ) {
			$added = $added->with( series: $added->id );
			$this->transaction->update_booking( $added, $added->revision, false, $this->now );
		}
		$this->transaction->note( 'add', null, $added, $this->person->user_id, $this->now, $this->revision, $this->reason );

		return $added;
	}

	/**
	 * Stores the booking with its next revision and writes the earlier state to the history.
	 *
	 * @param list<int> $together IDs of bookings that move in the same write, each checked against the new places of the others.
	 */
	public function change( string $action, Booking $before, Booking $after, array $together = array() ): Booking {
		$this->has_changed = true;
		$changed           = $after->with( revision: $before->revision + 1 );
		$this->transaction->update_booking( $changed, $before->revision, $changed->takes_more_than( $before ), $this->now, $together );
		$reason = Change::SPLIT === $action ? '' : $this->reason;
		$this->transaction->note( $action, $before, $changed, $this->person->user_id, $this->now, $this->revision, $reason );

		return $changed;
	}

	/** @param array<string, mixed> $answer Response to repeat if the same request comes again. */
	public function remember( Idempotency_Key $key, array $answer ): void {
		$json = (string) wp_json_encode( $answer );
		$this->transaction->remember_request( $this->person->user_id, $key->id, $key->hash, $json, $this->now, $this->model->studio->id, $this->revision );
	}
}
