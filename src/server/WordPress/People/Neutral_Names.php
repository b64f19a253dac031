<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use WP_User;

/**
 * Cleans up accounts that earlier versions created for invited people. Their login is the email address, from which
 * WordPress derived the public "nicename" and the display name. These are neutralized; the login stays, because the
 * person may use it.
 */
final class Neutral_Names {

	public static function mend(): void {
		foreach ( get_users( array( 'role__in' => Roles::ALL ) ) as $user ) {
			if ( $user instanceof WP_User && self::tells_the_address( $user->user_nicename, $user ) ) {
				wp_update_user( array( 'ID' => $user->ID, 'user_nicename' => Invitation_Acceptance::fresh_login() ) + self::names( $user ) );
			}
		}
	}

	/**
	 * Returns whether the nicename reveals the email address, with or without the suffix that earlier versions added.
	 */
	private static function tells_the_address( string $nicename, WP_User $user ): bool {
		return '' !== $user->user_email && str_starts_with( $nicename, substr( sanitize_title( sanitize_user( $user->user_email, true ) ), 0, 50 ) );
	}

	/** @return array{ display_name?: string, nickname?: string } The person's own name instead of the one derived from the address. */
	private static function names( WP_User $user ): array {
		$name  = trim( "$user->first_name $user->last_name" );
		$local = (string) strstr( $user->user_email, '@', true );

		return '' === $name ? array() : array_fill_keys(
			array_keys( array_intersect( array( 'display_name' => $user->display_name, 'nickname' => $user->nickname ), array( $local, $user->user_login ) ) ),
			wp_slash( $name )
		);
	}
}
