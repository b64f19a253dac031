<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Event;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Studio_Source;

/** Creates bookings from requests and rejects rooms, events and trainers that do not belong to the studio. */
final class Booking_Factory {

	public function __construct( private readonly Studio_Source $source ) {
	}

	/**
	 * @return non-empty-list<Booking> One per date, without IDs.
	 * @throws Problem Forbidden, or Invalid naming the fields.
	 */
	public function make( Booking_Request $request, Studio_Model $model, Person $person ): array {
		$trainer_id = $this->trainer( $request->trainer_id, $person );
		$profile    = $this->profile( $trainer_id, $model, $person );
		$event      = $this->event( $request->event_id, $trainer_id, $model, $person );
		$bookings   = array();
		foreach ( $request->dates() as $date ) {
			$room       = self::room( $request->room_on( $date ), $model );
			$member     = $model->members[ $trainer_id ] ?? null;
			$bookings[] = new Booking(
				0,
				$model->studio->id,
				$room->id,
				$event->id,
				$trainer_id,
				$date,
				$request->interval_on( $date ),
				Permissions::first_status( $person, $model->studio->approval_needed ),
				false,
				Permissions::may_manage( $person ) && $request->is_private,
				Payment_Status::Unpaid,
				$member->payment_method ?? Payment_Method::Cash,
				$member->payment_frequency ?? Payment_Frequency::Per_Session,
				Permissions::may_manage( $person ) ? $request->hidden_description : '',
				self::names( $room, $event, $profile ),
			);
		}
		if ( array() === $bookings ) {
			throw Field_Error::Unknown->of( 'skip_dates' );
		}

		return $bookings;
	}

	/** @throws Problem Invalid, naming `room_id`. */
	public static function room( int $room_id, Studio_Model $model ): Room {
		return $model->rooms[ $room_id ] ?? throw Field_Error::Unknown->of( 'room_id' );
	}

	/**
	 * Returns an event that the trainer may use: their own or a default one. An administrator who is not a member has
	 * events outside the studio's model; `events/getByUser` offers them, so they are loaded here.
	 *
	 * @throws Problem Invalid, naming `event_id`.
	 */
	public function event( int $event_id, int $trainer_id, Studio_Model $model, Person $person ): Event {
		$is_own = Role::Admin === $person->role && $person->is( $trainer_id );
		$event  = $model->events[ $event_id ] ?? ( $is_own ? $this->source->event_of( $event_id, $trainer_id ) : null );
		if ( null === $event || ! $event->may_be_booked_for( $trainer_id ) ) {
			throw Field_Error::Unknown->of( 'event_id' );
		}

		return $event;
	}

	/**
	 * Returns the profile of a member of the studio, or of an administrator who books for themselves.
	 *
	 * @throws Problem Invalid, naming `trainer_id`.
	 */
	public function profile( int $trainer_id, Studio_Model $model, Person $person ): Profile {
		$profile = $model->profiles[ $trainer_id ] ?? null;
		if ( null === $profile && Role::Admin === $person->role && $person->is( $trainer_id ) ) {
			$user    = get_userdata( $trainer_id );
			$profile = false === $user ? null : $this->source->profile( $user );
		}

		return $profile ?? throw Field_Error::Unknown->of( 'trainer_id' );
	}

	/**
	 * Checks that the booking's room and trainer still exist. An administrator who booked for themselves exists without
	 * being a member.
	 *
	 * @throws Problem Invalid, naming `room_id`, `trainer_id` or both.
	 */
	public static function check_is_there( Booking $booking, Studio_Model $model ): void {
		$has_trainer = isset( $model->profiles[ $booking->trainer_id ] ) || user_can( $booking->trainer_id, 'manage_options' );
		$missing     = array_filter( array( 'room_id' => ! isset( $model->rooms[ $booking->room_id ] ), 'trainer_id' => ! $has_trainer ) );
		if ( array() !== $missing ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw Problem::invalid( array_fill_keys( array_keys( $missing ), Field_Error::Gone ) );
		}
	}

	public static function names( Room $room, Event $event, Profile $profile ): Name_Snapshot {
		return new Name_Snapshot( $room->name, $event->title, $profile->first_name, $profile->last_name );
	}

	/** @throws Problem Forbidden for another trainer; Invalid if an owner selects none. */
	private function trainer( int $trainer_id, Person $person ): int {
		if ( 0 === $trainer_id && Role::Owner === $person->role ) {
			throw Field_Error::Missing->of( 'trainer_id' );
		}
		$for = 0 === $trainer_id ? $person->user_id : $trainer_id;
		if ( ! Permissions::may_add_for( $person, $for ) ) {
			throw Problem_Code::Forbidden->problem();
		}

		return $for;
	}
}
