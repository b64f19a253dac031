<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Storage\Members;
use StudioCalendar\WordPress\Capabilities;
use StudioCalendar\WordPress\Roles;
use WP_User;

/**
 * Lists a person in a studio by their e-mail. Whether the site knew the address is nobody's business: the answer is the
 * same, and either way the person gets a letter. An account that is made has a role that allows nothing by itself.
 */
final class Invitations {

	/** Letters that one person may cause in a minute. */
	private const A_MINUTE = 5;

	public function __construct( private readonly Members $members, private readonly Rate_Limiter $limiter ) {
	}

	/** @return string Why not; empty when the person is listed. */
	public function invite( int $studio_id, string $who, Member_Role $role ): string {
		$email = $this->email_of( $who );
		if ( null === $email ) {
			return __( 'Type an e-mail address, such as anna@example.com', 'studio-calendar' );
		}
		try {
			$this->limiter->count( 'invite-' . get_current_user_id(), self::A_MINUTE );
		} catch ( Problem ) {
			return __( 'Many invitations at once: wait a minute and go on', 'studio-calendar' );
		}
		$known = get_user_by( 'email', $email );
		$id    = $known instanceof WP_User ? $this->welcome( $known, $studio_id ) : $this->make( $email, $role );
		if ( 0 === $id ) {
			return __( 'This address cannot be invited', 'studio-calendar' );
		}
		if ( ! isset( $this->members->of_studio( $studio_id )[ $id ] ) ) {
			$this->members->set( $studio_id, new Member( $id, $role ) );
		}

		return '';
	}

	/** Administrators see the site's people anyway, so they may also give a name. */
	private function email_of( string $who ): ?string {
		if ( false !== is_email( $who ) ) {
			return $who;
		}
		if ( '' === $who || ! current_user_can( 'list_users' ) ) {
			return null;
		}
		$found = get_users( array( 'search' => "*$who*", 'search_columns' => array( 'user_login', 'user_nicename', 'display_name' ), 'number' => 2 ) );

		return 1 === count( $found ) && $found[0] instanceof WP_User ? $found[0]->user_email : null;
	}

	private function welcome( WP_User $user, int $studio_id ): int {
		if ( is_multisite() && ! is_user_member_of_blog( $user->ID ) ) {
			add_user_to_blog( get_current_blog_id(), $user->ID, Roles::TRAINER );
		}
		/* translators: %s: name of a studio. */
		$text = sprintf( __( 'You can now book in the calendar of %s.', 'studio-calendar' ), get_the_title( $studio_id ) );
		wp_mail( $user->user_email, wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $text . "\n\n" . wp_login_url() );

		return $user->ID;
	}

	/** The name that others see is what stands before the @, until the person has written their own. */
	private function make( string $email, Member_Role $role ): int {
		$is_owner = Member_Role::Owner === $role && current_user_can( Capabilities::ADMINISTRATOR );
		$id       = wp_insert_user(
			array(
				'user_login'   => wp_slash( sanitize_user( $email, true ) ),
				'user_email'   => wp_slash( $email ),
				'user_pass'    => wp_generate_password( 32 ),
				'display_name' => wp_slash( (string) strstr( $email, '@', true ) ),
				'role'         => $is_owner ? Roles::OWNER : Roles::TRAINER,
			)
		);
		if ( ! is_int( $id ) ) {
			return 0;
		}
		wp_new_user_notification( $id, null, 'user' );

		return $id;
	}
}
