<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Post_Type;

/** Presenter of the schedule response for one person; the shape is WireSchedule of src/contract/schedule.ts. */
final class Schedule_Presenter {

	public function __construct( private readonly Studio_Model $model, private readonly Person $viewer ) {
	}

	/**
	 * @param list<Booking> $bookings Bookings of the range.
	 * @param int           $revision The studio's revision; only members get it.
	 * @return array<string, mixed>
	 */
	public function wire( string $from, string $to, string $today, array $bookings, int $revision ): array {
		$booking = new Booking_Presenter( $this->model, $this->viewer );

		return array(
			'status'   => 'ok',
			'bookings' => array(
				array(
					'date_from' => $from,
					'date_to'   => $to,
					'bookings'  => array_map( $booking->wire( ... ), $bookings ),
				),
			),
			'rooms'    => array_values( array_map( self::room( ... ), $this->model->rooms ) ),
		) + $this->people() + array(
			'urls'       => $this->urls(),
			'permission' => $this->viewer->role->value,
			'user_id'    => $this->viewer->user_id,
			'studio'     => $this->studio( $today ),
		) + ( $this->viewer->role->is_member() ? array( 'revision' => $revision ) : array() );
	}

	/**
	 * Returns the bookings of a response of `wire`, of all its groups.
	 *
	 * @param array<array-key, mixed> $schedule Response of `booking/getInRange_ready`.
	 * @return list<array<string, mixed>>
	 */
	public static function bookings_of( array $schedule ): array {
		$bookings = array();
		foreach ( (array) ( $schedule['bookings'] ?? array() ) as $group ) {
			$list = is_array( $group ) && is_array( $group['bookings'] ?? null ) ? $group['bookings'] : array();
			array_push( $bookings, ...array_values( array_filter( $list, is_array( ... ) ) ) );
		}

		return $bookings; // @phpstan-ignore return.type (our own answers have names)
	}

	/** @return array<string, int|string> Without `palette` if none is chosen. */
	private static function room( Room $room ): array {
		return array( 'id' => $room->id, 'name' => $room->name ) + ( '' === $room->palette ? array() : array( 'palette' => $room->palette ) );
	}

	/** @return array<string, mixed> Empty for guests. */
	private function people(): array {
		if ( ! $this->viewer->role->is_member() ) {
			return array();
		}

		return array(
			'allTrainers' => array_values( array_map( $this->name( ... ), $this->model->profiles ) ),
			'trainers'    => (object) array_map( $this->trainer( ... ), $this->model->profiles ),
		);
	}

	/** @return array<string, string> URLs for adding an event (members) and a room (owners, administrators). */
	private function urls(): array {
		$role   = $this->viewer->role;
		$studio = (string) $this->model->studio->id;

		return array( 'login' => wp_login_url(), 'ajax' => admin_url( 'admin-ajax.php' ) )
			+ ( $role->is_member() ? array( 'newEvent' => admin_url( 'post-new.php?post_type=' . Post_Type::EVENT ) ) : array() )
			+ ( Role::Owner === $role || Role::Admin === $role ? array( 'newRoom' => admin_url( "post.php?post=$studio&action=edit" ) ) : array() );
	}

	/** @return array{ id: int, fullname: string, nickname: string } */
	private function name( Profile $profile ): array {
		$name = $profile->name_for( Permissions::may_manage( $this->viewer ) );

		return array( 'id' => $profile->user_id, 'fullname' => $name, 'nickname' => $profile->nickname );
	}

	/** @return array<string, int|string> */
	private function trainer( Profile $profile ): array {
		$seen = array(
			'id'         => $profile->user_id,
			'first_name' => $profile->first_name,
			'last_name'  => $profile->last_name,
			'nickname'   => $profile->nickname,
			'avatarSrc'  => $profile->avatar,
		);

		return Permissions::may_manage( $this->viewer ) ? $seen + array( 'email' => $profile->email, 'phone_number' => $profile->phone ) : $seen;
	}

	/** @return array<string, mixed> */
	private function studio( string $today ): array {
		$studio = $this->model->studio;

		return array(
			'id'                        => $studio->id,
			'name'                      => $studio->name,
			'timezone'                  => $studio->timezone,
			'today'                     => $today,
			'minBookingMinutes'         => $studio->min_minutes,
			'minutesGapBetweenBookings' => $studio->gap_minutes,
			'earliestHour'              => $studio->earliest_hour,
			'latestHour'                => $studio->latest_hour,
			'approvalNeeded'            => $studio->approval_needed,
			'trainersNotice'            => $this->viewer->role->is_member() ? $studio->trainers_notice : '',
		);
	}
}
