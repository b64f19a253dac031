<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Weeks;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Plan_Hash;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Studio_Model;

/**
 * What copying a week makes of each of its bookings. Only approved ones are copied: a copy is approved at once, so
 * copying a request would approve it unseen. A copy is a booking by itself, unpaid and in no series.
 */
final class Week_Plan {

	/** @var array<int, Booking> Bookings that can be copied, by ID, in the order of the week. */
	public readonly array $sources;

	/** @var array<int, Booking> Their copies by the ID of the source, which each copy has as its own until it is stored. */
	public readonly array $copies;

	/** Number of the week's bookings that wait for approval. */
	public readonly int $pending;

	/**
	 * @param list<Booking> $week  All that take time in the week that is copied, in its order.
	 * @param string        $today The studio's current date.
	 * @throws Problem Invalid, naming `overrides` or `room_id`.
	 */
	public function __construct(
		private readonly Week_Choice $choice,
		array $week,
		private readonly Studio_Model $model,
		private readonly string $today,
	) {
		$rooms         = $choice->room_ids;
		$in_rooms      = array_filter( $week, static fn( Booking $booking ): bool => array() === $rooms || in_array( $booking->room_id, $rooms, true ) );
		$approved      = array_filter( $in_rooms, static fn( Booking $booking ): bool => Booking_Status::Approved === $booking->status );
		$this->sources = array_column( $approved, null, 'id' );
		$this->pending = count( $in_rooms ) - count( $approved );
		if ( array() !== array_diff_key( $choice->overrides, $this->sources ) ) {
			throw Field_Error::Unknown->of( 'overrides' );
		}
		$this->copies = array_map( $this->copy( ... ), $this->sources );
	}

	/**
	 * Returns a hash of all that the person has to know before choosing: the weeks, the rooms, and each booking that can be
	 * copied, without what a copy does not take over, such as its payment (decision 0060).
	 */
	public function hash(): string {
		$rooms   = $this->choice->room_ids;
		$sources = $this->sources;
		sort( $rooms );
		ksort( $sources );

		return Plan_Hash::of( array( $this->choice->from, $this->choice->to, ...$rooms ), array_values( array_map( Plan_Hash::line( ... ), $sources ) ) );
	}

	/** @return array<int, Booking> The copies without those that are left out. */
	public function wanted(): array {
		return array_diff_key( $this->copies, array_flip( $this->choice->skip ) );
	}

	/**
	 * Checks each copy, also one that is left out, against what is there and against the other wanted copies.
	 *
	 * @param list<Booking> $others Stored bookings in the rooms and on the dates of the copies.
	 * @return array<int, Problem> By the ID of the source.
	 */
	public function problems( array $others, Booking_Rules $rules ): array {
		$problems = array();
		$all      = array( ...$others, ...array_values( $this->wanted() ) );
		foreach ( $this->copies as $id => $copy ) {
			try {
				$this->check_is_there( $copy );
				if ( $copy->date < $this->today ) {
					throw Problem_Code::In_The_Past->problem();
				}
				$rules->check( $copy, $all );
			} catch ( Problem $problem ) {
				$problems[ $id ] = $problem;
			}
		}

		return $problems;
	}

	/**
	 * Returns whether the same event of the same trainer stands at the copy's place already, such as the next date of a
	 * weekly series or the copy of an earlier request.
	 *
	 * @param list<Booking> $others As in `problems`.
	 */
	public static function is_already_there( Booking $copy, array $others ): bool {
		$same = static fn( Booking $other ): bool => $other->is_at_the_same_place( $copy )
			&& $other->event_id === $copy->event_id
			&& $other->trainer_id === $copy->trainer_id;

		return array() !== array_filter( $others, $same );
	}

	/** @throws Problem Invalid, naming `room_id`. */
	private function copy( Booking $source ): Booking {
		$override = $this->choice->overrides[ $source->id ] ?? array( 'room_id' => null, 'start' => null, 'end' => null );
		$room_id  = $override['room_id'] ?? $source->room_id;
		if ( null !== $override['room_id'] && ! isset( $this->model->rooms[ $room_id ] ) ) {
			throw Field_Error::Unknown->of( 'room_id' );
		}
		$member = $this->model->members[ $source->trainer_id ] ?? null;

		return new Booking(
			$source->id,
			$source->studio_id,
			$room_id,
			$source->event_id,
			$source->trainer_id,
			$this->choice->moved( $source->date ),
			new Interval( $override['start'] ?? $source->interval->start, $override['end'] ?? $source->interval->end ),
			Booking_Status::Approved,
			false,
			$source->is_private,
			Payment_Status::Unpaid,
			$member->payment_method ?? $source->payment_method,
			$member->payment_frequency ?? $source->payment_frequency,
			$source->hidden_description,
			$this->names( $source, $room_id ),
		);
	}

	/** Returns the names of today; a name of what is gone is the source's, for the answer of a dry run. */
	private function names( Booking $source, int $room_id ): Name_Snapshot {
		$profile = $this->model->profiles[ $source->trainer_id ] ?? null;

		return new Name_Snapshot(
			$this->model->rooms[ $room_id ]->name ?? $source->names->room,
			$this->model->events[ $source->event_id ]->title ?? $source->names->event,
			$profile->first_name ?? $source->names->first_name,
			$profile->last_name ?? $source->names->last_name,
		);
	}

	/** @throws Problem Invalid, naming what the studio no longer has. */
	private function check_is_there( Booking $copy ): void {
		$event   = $this->model->events[ $copy->event_id ] ?? null;
		$missing = array_filter(
			array(
				'room_id'    => ! isset( $this->model->rooms[ $copy->room_id ] ),
				'trainer_id' => ! isset( $this->model->profiles[ $copy->trainer_id ] ),
				'event_id'   => null === $event || ! $event->may_be_booked_for( $copy->trainer_id ),
			)
		);
		if ( array() !== $missing ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw Problem::invalid( array_fill_keys( array_keys( $missing ), Field_Error::Gone ) );
		}
	}
}
