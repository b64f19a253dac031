<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Role;
use StudioCalendar\Storage\Bookings;

/** Edits a booking (`edit_booking`); the request holds the whole form or only the changed fields. */
final class Booking_Editor {

	public function __construct(
		private readonly Studio_Writer $writer,
		private readonly Bookings $bookings,
		private readonly Booking_Factory $factory,
	) {
	}

	/**
	 * @return array<string, mixed> The response of docs/behaviour.md, 7.
	 * @throws Problem Booking_Not_Found, Forbidden, Changed_Meanwhile, or the code of a broken rule.
	 */
	public function edit( Booking_Edit $edit, Visitor $visitor, ?Idempotency_Key $key ): array {
		$found = $this->bookings->find( $edit->booking_id );
		if ( null === $found || ( 0 !== $edit->studio_id && $edit->studio_id !== $found->studio_id ) ) {
			throw Problem_Code::Booking_Not_Found->problem();
		}

		return $this->writer->write(
			$found->studio_id,
			$visitor,
			$key,
			function ( Locked_Studio $studio ) use ( $edit ): array {
				$before = $studio->booking( $edit->booking_id );
				$after  = $this->wanted( $before, $edit, $studio );
				if ( ! $after->is_at_the_same_place( $before ) ) {
					$after = self::moved( $before, $after, $studio );
				}

				return self::answer( $after->is_as( $before ) ? $before : $studio->change( 'edit', $before, $after ), $studio );
			}
		);
	}

	/**
	 * Returns what the edit makes of the booking, before the rules for taking time and without what a move does to its
	 * status. The write keeps the edit's reason.
	 *
	 * @throws Problem Forbidden, Changed_Meanwhile, or Invalid naming the fields that do not belong to the studio.
	 */
	public function wanted( Booking $before, Booking_Edit $edit, Locked_Studio $studio ): Booking {
		self::check_may_edit( $before, $edit, $studio );
		$studio->explain( $edit->reason );

		return $this->changed( $before, $edit, $studio );
	}

	/** @return array<string, mixed> */
	private static function answer( Booking $booking, Locked_Studio $studio ): array {
		return array(
			'status'   => 'ok',
			'message'  => __( 'Changes saved', 'studio-calendar' ),
			'bookings' => array( ( new Booking_Presenter( $studio->model, $studio->person ) )->wire( $booking ) ),
		);
	}

	/** @throws Problem The code of a broken rule, or Invalid if the room or the trainer is gone. */
	private static function moved( Booking $before, Booking $after, Locked_Studio $studio ): Booking {
		Booking_Factory::check_is_there( $after, $studio->model );
		$studio->hold_rooms( array( $after ) );
		$studio->rules()->check( $after, $studio->in_the_way( array( $after ) ) );
		$after = self::asks_again( $studio ) ? $after->with( status: Booking_Status::Pending ) : $after;
		if ( $after->status !== $before->status ) {
			$studio->check_request( $after );
		}

		return $after;
	}

	/** @throws Problem Forbidden, or Changed_Meanwhile if it was canceled or edited after the person loaded it. */
	private static function check_may_edit( Booking $booking, Booking_Edit $edit, Locked_Studio $studio ): void {
		if ( ! Permissions::may_edit( $studio->person, $booking->trainer_id, $booking->date, $studio->today ) ) {
			throw Problem_Code::Forbidden->problem();
		}
		$gives_away = null !== $edit->trainer_id && $edit->trainer_id !== $booking->trainer_id;
		if ( $gives_away && ! Permissions::may_manage( $studio->person ) ) {
			throw Problem_Code::Forbidden->problem();
		}
		if ( $booking->is_canceled || ( null !== $edit->revision && $edit->revision !== $booking->revision ) ) {
			throw Problem_Code::Changed_Meanwhile->problem();
		}
	}

	/** @throws Problem Invalid, naming the fields that do not belong to the studio. */
	private function changed( Booking $before, Booking_Edit $edit, Locked_Studio $studio ): Booking {
		$after = $before->with(
			date: $edit->date,
			interval: new Interval( $edit->start ?? $before->interval->start, $edit->end ?? $before->interval->end ),
		);
		$after = $this->with_trainer_and_event( $after, $edit, $studio );
		if ( null !== $edit->room_id && $edit->room_id !== $before->room_id ) {
			$room  = Booking_Factory::room( $edit->room_id, $studio->model );
			$after = $after->with( room_id: $room->id, names: $after->names->in_room( $room ) );
		}

		return Permissions::may_manage( $studio->person )
			? $after->with( is_private: $edit->is_private, hidden_description: $edit->hidden_description )
			: $after;
	}

	/**
	 * Sets trainer and event. A deleted event may stay on its booking; a new event, or a new trainer's event, must be
	 * available to the trainer.
	 */
	private function with_trainer_and_event( Booking $booking, Booking_Edit $edit, Locked_Studio $studio ): Booking {
		$trainer_id = $edit->trainer_id ?? $booking->trainer_id;
		$event_id   = $edit->event_id ?? $booking->event_id;
		$names      = $booking->names;
		if ( $trainer_id !== $booking->trainer_id ) {
			$profile = $this->factory->profile( $trainer_id, $studio->model, $studio->person );
			$member  = $studio->model->members[ $trainer_id ] ?? null;
			$names   = $names->of_trainer( $profile );
			$booking = $booking->with( payment_method: $member?->payment_method, payment_frequency: $member?->payment_frequency );
		}
		if ( $event_id !== $booking->event_id || $trainer_id !== $booking->trainer_id ) {
			$event = $this->factory->event( $event_id, $trainer_id, $studio->model, $studio->person );
			$names = $names->for_event( $event );
		}

		return $booking->with( event_id: $event_id, trainer_id: $trainer_id, names: $names );
	}

	/** Returns whether what the person moves is pending again: a trainer's, in a studio that requires approval. */
	public static function asks_again( Locked_Studio $studio ): bool {
		return Role::Trainer === $studio->person->role && $studio->model->studio->approval_needed;
	}
}
