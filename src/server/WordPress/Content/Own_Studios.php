<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Studio_Source;
use WP_User;

/** Studios that a person runs, and their people: all for administrators, their own for owners. */
final class Own_Studios {

	public function __construct( private readonly Members $members ) {
	}

	/** @return array<int, string> Names by ID of the studios that the current user may add rooms to. */
	public function names(): array {
		$own   = fn(): array => $this->members->studios_of( get_current_user_id(), Member_Role::Owner );
		$ids   = current_user_can( Capabilities::ADMINISTRATOR ) ? Post_Ids::studios() : $own();
		$names = array();
		foreach ( $ids as $id ) {
			$names[ $id ] = wp_specialchars_decode( get_the_title( $id ), ENT_QUOTES );
		}

		return $names;
	}

	/**
	 * Returns the people who can own an event.
	 *
	 * @param int $author The current author.
	 * @return array<int, string> Names by ID, the current user first.
	 */
	public function trainers( int $author ): array {
		$ids = array( get_current_user_id(), $author );
		foreach ( array_keys( $this->names() ) as $studio_id ) {
			$ids = array_merge( $ids, array_keys( $this->members->of_studio( $studio_id ) ) );
		}
		$names = array();
		foreach ( array_unique( $ids ) as $id ) {
			$user = get_userdata( $id );
			if ( $user instanceof WP_User ) {
				$names[ $id ] = self::name( $user );
			}
		}

		return $names;
	}

	/** Returns the person's name, or the email address, which owners may see; never the login name. */
	private static function name( WP_User $user ): string {
		$name = trim( "$user->first_name $user->last_name" );
		$name = '' === $name ? Studio_Source::name_of_choice( $user->display_name, $user ) : $name;

		return '' === $name ? $user->user_email : $name;
	}
}
