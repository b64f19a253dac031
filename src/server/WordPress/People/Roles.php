<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;


/**
 * The two roles of invited people. They open wp-admin and grant nothing in it: membership in a studio decides
 * (`Capabilities`), so a role assigned by mistake gives no power.
 */
final class Roles {

	public const OWNER   = 'studio_owner';
	public const TRAINER = 'studio_trainer';
	public const ALL     = array( self::OWNER, self::TRAINER );

	/** Screens that show role names. */
	private const SCREENS = array( 'users.php', 'user-new.php', 'user-edit.php', 'profile.php' );

	public function add_hooks(): void {
		foreach ( self::SCREENS as $screen ) {
			add_action( "load-$screen", fn() => add_filter( 'gettext_with_context_default', $this->name( ... ), 10, 3 ) );
		}
	}

	/** Translates a role's name; the database stores it in English, and WordPress translates it like its own. */
	public function name( string $translation, string $text, string $context ): string {
		return match ( "$context: $text" ) {
			'User role: Studio owner'   => __( 'Studio owner', 'studio-calendar' ),
			'User role: Studio trainer' => __( 'Studio trainer', 'studio-calendar' ),
			default                     => $translation,
		};
	}

	/** Adds missing roles on this site. Roles are in the database, so this does not run on every request. */
	public function ensure(): void {
		add_role( self::OWNER, 'Studio owner', array( 'read' => true ) );
		add_role( self::TRAINER, 'Studio trainer', array( 'read' => true ) );
	}

	/** Removes the roles from this site and its users. */
	public function remove(): void {
		foreach ( get_users( array( 'role__in' => self::ALL ) ) as $user ) {
			$user->remove_role( self::OWNER );
			$user->remove_role( self::TRAINER );
		}
		remove_role( self::OWNER );
		remove_role( self::TRAINER );
	}
}
