<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member;
use StudioCalendar\Storage\Members;
use WP_User;

/**
 * Adds a person who accepted an invitation. Mailbox access is sufficient proof: it also allows a password reset. A new
 * account gets a role without capabilities of its own, whatever the person becomes in the studio.
 */
final class Invitation_Acceptance {

	/** Prefix of a new account's login; on a network only lower-case letters and digits may follow. */
	private const LOGIN = 'member';

	private const LOGIN_LETTERS = 12;

	public function __construct( private readonly Members $members ) {
	}

	/** Returns whether accepting creates an account. */
	public static function is_new( Invitation $invitation ): bool {
		return false === get_user_by( 'email', $invitation->email );
	}

	/**
	 * @param string $first_name First name of a new account; existing accounts keep their names.
	 * @return WP_User|null Null if WordPress could not create the account.
	 */
	public function join( int $studio_id, Invitation $invitation, string $first_name, string $last_name ): ?WP_User {
		$known = get_user_by( 'email', $invitation->email );
		$user  = $known instanceof WP_User ? $known : self::make( $invitation->email, $first_name, $last_name );
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

	/**
	 * Creates an account with a meaningless login, because WordPress publishes it in several places, above all as the
	 * "nicename" in URLs. People log in with their email address. All names are set, so that WordPress does not derive
	 * them from the login.
	 */
	private static function make( string $email, string $first_name, string $last_name ): ?WP_User {
		$login = self::fresh_login();
		$name  = wp_slash( trim( "$first_name $last_name" ) );
		if ( '' === $name || ! Network_Rules::take_account( $login, $email ) ) {
			return null;
		}
		$id   = wp_insert_user(
			array(
				'user_login'    => $login,
				'user_nicename' => $login,
				'user_email'    => wp_slash( $email ),
				'user_pass'     => wp_generate_password( 32 ),
				'first_name'    => wp_slash( $first_name ),
				'last_name'     => wp_slash( $last_name ),
				'display_name'  => $name,
				'nickname'      => $name,
				'role'          => Roles::TRAINER,
			)
		);
		$user = is_int( $id ) ? get_userdata( $id ) : false;

		return $user instanceof WP_User ? $user : null;
	}

	/** Returns a random login, which is unlikely to be taken; WordPress would reject a taken one. */
	public static function fresh_login(): string {
		return self::LOGIN . strtolower( wp_generate_password( self::LOGIN_LETTERS, false ) );
	}
}
