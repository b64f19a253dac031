<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Read model with a studio's slow-changing data: everything that a week's read needs besides the bookings. */
final class Studio_Model {

	/**
	 * @param array<int, Room>    $rooms    By ID, in the studio's order.
	 * @param array<int, Member>  $members  By user ID; only people whose account exists.
	 * @param array<int, Profile> $profiles Profiles of the members by user ID.
	 * @param array<int, Event>   $events   The members' events and the site's default ones by ID.
	 */
	public function __construct(
		public readonly Studio $studio,
		public readonly array $rooms,
		public readonly array $members,
		public readonly array $profiles,
		public readonly array $events,
		public readonly string $placeholder_avatar,
	) {
	}

	public function role_of( int $user_id, bool $is_administrator ): Role {
		return Role::of( ( $this->members[ $user_id ] ?? null )?->role, $is_administrator );
	}
}
