<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Domain\Wall_Clock;

/**
 * Presenter of bookings for one person: fields that the role may not see are absent from the response
 * (docs/behaviour.md, 5). The shape is WireBooking of src/contract/schedule.ts.
 */
final class Booking_Presenter {

	/** Title of what the person sees only as taken, in the request's language; translating it takes longer than all else of a booking. */
	private ?string $busy = null;

	public function __construct( private readonly Studio_Model $model, private readonly Person $viewer ) {
	}

	/** @return array<string, mixed> */
	public function wire( Booking $booking ): array {
		$shown = $this->is_busy_only( $booking ) ? $this->busy( $booking ) : $this->open( $booking );

		return $this->frame( $booking ) + $shown;
	}

	/**
	 * Returns whether the person sees only "Busy": trainers and guests for another person's private booking, guests
	 * also for a pending one, which is not public before its approval.
	 */
	public function is_busy_only( Booking $booking ): bool {
		if ( $booking->is_private && ! Permissions::may_see_private( $this->viewer, $booking->trainer_id ) ) {
			return true;
		}

		return ! $this->viewer->role->is_member() && Booking_Status::Pending === $booking->status;
	}

	/** @return array<string, mixed> Fields for everyone: the room and the taken time. */
	private function frame( Booking $booking ): array {
		return array(
			'id'        => $booking->id,
			'studio_id' => $booking->studio_id,
			'room_id'   => $booking->room_id,
			'date'      => $booking->date,
			'time_from' => Wall_Clock::time( $booking->interval->start ),
			'time_to'   => Wall_Clock::time( $booking->interval->end ),
		);
	}

	/** @return array<string, mixed> */
	private function busy( Booking $booking ): array {
		return array(
			'event_id'       => 0,
			'post_author_id' => 0,
			'status'         => Booking_Status::Approved->value,
			'approval'       => 'none',
			'title'          => $this->busy ??= __( 'Busy', 'studio-calendar' ),
			'desc'           => '',
			'description'    => '',
			'first_name'     => '',
			'last_name'      => '',
			'avatarSrc'      => $this->model->placeholder_avatar,
			'gallery'        => array(),
			'private'        => true,
			'series_id'      => null,
		) + $this->for_members( $booking );
	}

	/** @return array<string, mixed> */
	private function open( Booking $booking ): array {
		$event   = $this->model->events[ $booking->event_id ] ?? null;
		$profile = $this->model->profiles[ $booking->trainer_id ] ?? null;
		$member  = $this->viewer->role->is_member();

		return array(
			'event_id'       => $booking->event_id,
			'post_author_id' => $member ? $booking->trainer_id : 0,
			'status'         => $booking->status->value,
			'approval'       => Booking_Status::Pending === $booking->status ? 'required' : 'none',
			'title'          => $event->title ?? $booking->names->event,
			'desc'           => $event->desc ?? '',
			'description'    => $event->description ?? '',
			'first_name'     => $profile->first_name ?? $booking->names->first_name,
			'last_name'      => $profile->last_name ?? $booking->names->last_name,
			'avatarSrc'      => $profile->avatar ?? $this->model->placeholder_avatar,
			'gallery'        => $event->gallery ?? array(),
			'private'        => $booking->is_private,
			'series_id'      => $member ? $booking->series : null,
		) + $this->for_members( $booking ) + $this->for_owners( $booking );
	}

	/** @return array<string, mixed> */
	private function for_members( Booking $booking ): array {
		return $this->viewer->role->is_member() ? array( 'revision' => $booking->revision ) : array();
	}

	/** @return array<string, mixed> */
	private function for_owners( Booking $booking ): array {
		return Permissions::may_manage( $this->viewer ) ? array(
			'payment_status'               => $booking->payment_status->value,
			'payment_method'               => $booking->payment_method->value,
			'payment_frequency'            => $booking->payment_frequency->value,
			'hiddenOwnerCustomDescription' => $booking->hidden_description,
		) : array();
	}
}
