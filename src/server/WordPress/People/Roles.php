<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;


/**
 * The two roles an invited person may have. They open wp-admin and nothing in it: what a person may do is decided by
 * membership in a studio (`Capabilities`), so that a role alone, handed out by mistake, gives no power.
 */
final class Roles {

	public const OWNER   = 'studio_owner';
	public const TRAINER = 'studio_trainer';
	public const ALL     = array( self::OWNER, self::TRAINER );

	/** Screens that name roles. */
	private const SCREENS = array( 'users.php', 'user-new.php', 'user-edit.php', 'profile.php' );

	public function add_hooks(): void {
		foreach ( self::SCREENS as $screen ) {
			add_action( "load-$screen", fn() => add_filter( 'gettext_with_context_default', $this->name( ... ), 10, 3 ) );
		}
	}

	/** The database holds their English names; WordPress asks for a role's name as for one of its own. */
	public function name( string $translation, string $text, string $context ): string {
		return match ( "$context: $text" ) {
			'User role: Studio owner'   => __( 'Studio owner', 'studio-calendar' ),
			'User role: Studio trainer' => __( 'Studio trainer', 'studio-calendar' ),
			default                     => $translation,
		};
	}

	/** Adds what is missing on this site. Roles live in the database: not for every request. */
	public function ensure(): void {
		add_role( self::OWNER, 'Studio owner', array( 'read' => true ) );
		add_role( self::TRAINER, 'Studio trainer', array( 'read' => true ) );
	}

	/** Takes the roles from this site and from everybody who had them. */
	public function remove(): void {
		foreach ( get_users( array( 'role__in' => self::ALL ) ) as $user ) {
			$user->remove_role( self::OWNER );
			$user->remove_role( self::TRAINER );
		}
		remove_role( self::OWNER );
		remove_role( self::TRAINER );
	}
}
