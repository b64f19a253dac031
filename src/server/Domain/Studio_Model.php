<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** All of a studio that changes rarely: what a week's read needs beside the bookings. */
final class Studio_Model {

	/**
	 * @param array<int, Room>    $rooms    By id, in the order the studio shows them.
	 * @param array<int, Member>  $members  By user id; only people whose account exists.
	 * @param array<int, Profile> $profiles By user id, of the members.
	 * @param array<int, Event>   $events   By id: the members' own and the site's default ones.
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
