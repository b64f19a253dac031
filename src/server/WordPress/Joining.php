<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress;

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member;
use StudioCalendar\Storage\Members;
use WP_User;

/**
 * Lists a person who has accepted. Who can open the letters of an address can have its account's password anyway, so the
 * letter is proof enough. An account that is made has a role that allows nothing by itself, whatever the person becomes
 * in the studio.
 */
final class Joining {

	/** WordPress takes 60 characters; the rest is for what makes a taken name unique. */
	private const LONGEST_LOGIN = 50;

	public function __construct( private readonly Members $members ) {
	}

	/** @return WP_User|null Null when WordPress could not make an account. */
	public function join( int $studio_id, Invitation $invitation ): ?WP_User {
		$known = get_user_by( 'email', $invitation->email );
		$user  = $known instanceof WP_User ? $known : self::make( $invitation->email );
		if ( null === $user ) {
			return null;
		}
		if ( is_multisite() && ! is_user_member_of_blog( $user->ID ) ) {
			add_user_to_blog( get_current_blog_id(), $user->ID, Roles::TRAINER );
		}
		if ( ! isset( $this->members->of_studio( $studio_id )[ $user->ID ] ) ) {
			$this->members->set( $studio_id, new Member( $user->ID, $invitation->role ) );
		}

		return $user;
	}

	/** The name that others see is what stands before the @, until the person has written their own. */
	private static function make( string $email ): ?WP_User {
		$login = substr( sanitize_user( $email, true ), 0, self::LONGEST_LOGIN );
		$id    = wp_insert_user(
			array(
				'user_login'   => wp_slash( false !== username_exists( $login ) ? $login . '-' . strtolower( wp_generate_password( 8, false ) ) : $login ),
				'user_email'   => wp_slash( $email ),
				'user_pass'    => wp_generate_password( 32 ),
				'display_name' => wp_slash( (string) strstr( $email, '@', true ) ),
				'role'         => Roles::TRAINER,
			)
		);
		$user = is_int( $id ) ? get_userdata( $id ) : false;

		return $user instanceof WP_User ? $user : null;
	}
}
