<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Transaction;

/**
 * A studio that one write has to itself: what is read here is what will still be true at COMMIT. Only `Studio_Writer` locks one,
 * and it undoes a write that ends without `add` or `change`.
 */
final class Locked_Studio {

	private bool $has_changed = false;

	/**
	 * @param string $today Of the studio, wall clock.
	 * @param string $now   UTC, for the `*_at` columns.
	 */
	public function __construct(
		private readonly Transaction $transaction,
		private readonly Bookings $bookings,
		public readonly Studio_Model $model,
		public readonly Person $person,
		public readonly string $today,
		private readonly string $now,
		public readonly int $revision,
	) {
	}

	/** Whether anything of what was asked for was not so already. */
	public function has_changed(): bool {
		return $this->has_changed;
	}

	public function rules(): Booking_Rules {
		return new Booking_Rules( $this->model->studio, $this->person, $this->today, Limits_Of::person( $this->person, $this->model->studio->id ) );
	}

	/**
	 * The booking as it is now that nobody else can change it.
	 *
	 * @throws Problem Booking_Not_Found when it is not of this studio, or the person has no business in it.
	 */
	public function booking( int $id ): Booking {
		$booking = $this->bookings->find( $id );
		if ( null === $booking || $booking->studio_id !== $this->model->studio->id || ! $this->person->role->is_member() ) {
			throw new Problem( Problem_Code::Booking_Not_Found );
		}

		return $booking;
	}

	/**
	 * What takes time where these bookings want to be.
	 *
	 * @param non-empty-list<Booking> $wanted
	 * @return list<Booking>
	 */
	public function in_the_way( array $wanted ): array {
		return $this->bookings->around( $wanted );
	}

	/**
	 * Keeps the rooms of some bookings as they are until this write has ended.
	 *
	 * @param non-empty-list<Booking> $wanted
	 * @throws Problem Invalid, naming `room_id`, when one of them is not the studio's, or not open, any more.
	 */
	public function hold_rooms( array $wanted ): void {
		$rooms = array_values( array_unique( array_map( static fn( Booking $booking ): int => $booking->room_id, $wanted ) ) );
		if ( count( $this->transaction->hold_rooms( $this->model->studio->id, $rooms ) ) < count( $rooms ) ) {
			throw Problem::invalid( array( 'room_id' => Field_Error::Gone ) );
		}
	}

	/** How many bookings of the trainer wait for an owner already. */
	public function open_requests( int $trainer_id ): int {
		return $this->bookings->open_requests( $this->model->studio->id, $trainer_id, $this->today );
	}

	/**
	 * One booking more that waits for an owner; of what is over nobody expects an answer.
	 *
	 * @throws Problem Over_Limit
	 */
	public function check_request( Booking $request ): void {
		if ( Booking_Status::Pending === $request->status && $request->date >= $this->today ) {
			$this->rules()->check_requests( 1 + $this->open_requests( $request->trainer_id ) );
		}
	}

	public function add( Booking $booking ): Booking {
		$this->has_changed = true;
		$added             = $this->transaction->insert_booking( $booking, $this->person->user_id, $this->now );
		$this->transaction->note( 'add', null, $added, $this->person->user_id, $this->now );

		return $added;
	}

	/** Stores the booking under its next revision and notes what was before. */
	public function change( string $action, Booking $before, Booking $after ): Booking {
		$this->has_changed = true;
		$changed           = $after->with( revision: $before->revision + 1 );
		$this->transaction->update_booking( $changed, $before->revision, $changed->takes_more_than( $before ), $this->now );
		$this->transaction->note( $action, $before, $changed, $this->person->user_id, $this->now );

		return $changed;
	}

	/** Gives a booking its series after it got its id; part of adding it, not a change of its own. */
	public function tie_to_series( Booking $booking, int $series ): Booking {
		$tied = $booking->with( series: $series );
		$this->transaction->update_booking( $tied, $booking->revision, false, $this->now );

		return $tied;
	}

	/** @param array<string, mixed> $answer What the same request is to be told again. */
	public function remember( Idempotency_Key $key, array $answer ): void {
		$this->transaction->remember_request( $this->person->user_id, $key->id, $key->hash, (string) wp_json_encode( $answer ), $this->now );
	}
}
