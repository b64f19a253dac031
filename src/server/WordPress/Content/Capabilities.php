<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Service\Site_Settings;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use WP_Post;
use WP_User;

/**
 * Maps capabilities for studios, rooms and events: owners edit their studio and its rooms, trainers their own events,
 * administrators everything including default events. WordPress's own mapping ("any author", "edit_others_…", published
 * posts for everyone) is replaced for these post types and unchanged for all others, without a query. The settings are
 * for administrators and for roles with `manage_studio_calendar`, which grants nothing else.
 */
final class Capabilities {

	public const ADMINISTRATOR = 'manage_options';

	/** Primitive capability that stands for "allowed": every role has it, visitors do not. */
	private const YES = array( 'read' );

	private const NO = array( self::ADMINISTRATOR );

	/** Capabilities about one post. */
	private const ABOUT_A_POST = array(
		'read_post'    => 'read',
		'read_page'    => 'read',
		'edit_post'    => 'edit',
		'edit_page'    => 'edit',
		'publish_post' => 'edit',
		'delete_post'  => 'delete',
		'delete_page'  => 'delete',
	);

	/** Capabilities about all posts of a type, which only administrators have. */
	private const FOR_ADMINISTRATORS = array(
		'create_studio_cal_studios',
		'delete_studio_cal_studios',
		'delete_others_studio_cal_studios',
		'delete_published_studio_cal_studios',
		'delete_private_studio_cal_studios',
		'edit_others_studio_cal_events',
		'delete_others_studio_cal_events',
		'read_private_studio_cal_events',
	);

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_filter( 'map_meta_cap', $this->map( ... ), 10, 4 );
	}

	/**
	 * @param array<array-key, mixed> $needed  Capabilities required by WordPress.
	 * @param array<array-key, mixed> $about   Arguments; for a post its ID comes first.
	 * @return array<array-key, mixed>
	 */
	public function map( array $needed, string $asked, int $user_id, array $about ): array {
		if ( isset( self::ABOUT_A_POST[ $asked ] ) ) {
			$post = array( 'do_not_allow' ) === $needed ? null : self::post_of_ours( $about[0] ?? null );

			return null === $post ? $needed : $this->about_post( self::ABOUT_A_POST[ $asked ], $post, $user_id );
		}
		if ( Site_Settings::CAPABILITY === $asked ) {
			return self::is_given( $asked, $user_id ) ? $needed : self::NO;
		}
		if ( ! str_contains( $asked, '_studio_cal_' ) || 1 !== preg_match( '/_studio_cal_(studio|room|event)s\z/', $asked, $type ) ) {
			return $needed;
		}

		return $this->about_type( $asked, $type[1], $user_id ) ? self::YES : self::NO;
	}

	/**
	 * Returns whether the site has granted the capability to the person or a role of theirs; the plugin grants it to
	 * nobody.
	 */
	private static function is_given( string $capability, int $user_id ): bool {
		$user = get_userdata( $user_id );

		return $user instanceof WP_User && true === ( $user->allcaps[ $capability ] ?? false );
	}

	/**
	 * Returns the post, or the one that a revision belongs to, if it has one of the plugin's types. WordPress has just
	 * loaded it.
	 */
	private static function post_of_ours( mixed $id ): ?WP_Post {
		$post = $id instanceof WP_Post || is_numeric( $id ) ? get_post( is_numeric( $id ) ? (int) $id : $id ) : null;
		if ( $post instanceof WP_Post && 'revision' === $post->post_type ) {
			$post = get_post( $post->post_parent );
		}

		return $post instanceof WP_Post && Post_Types::is_ours( $post->post_type ) ? $post : null;
	}

	/** @return list<string> */
	private function about_post( string $verb, WP_Post $post, int $user_id ): array {
		$may = match ( $post->post_type ) {
			Post_Type::STUDIO => $this->may_with_studio( $verb, $post, $user_id ),
			Post_Type::ROOM   => $this->may_with_room( $verb, $post, $user_id ),
			default               => $this->may_with_event( $verb, $post, $user_id ),
		};

		return $may ? self::YES : self::NO;
	}

	/**
	 * Returns whether the person may do this with a studio: administrators create and delete it, its owners do the
	 * rest.
	 */
	private function may_with_studio( string $verb, WP_Post $studio, int $user_id ): bool {
		$role = $this->members->role_of( $studio->ID, $user_id );

		return match ( $verb ) {
			'read'  => null !== $role,
			'edit'  => Member_Role::Owner === $role,
			default => false,
		};
	}

	/** Returns whether the person may do this with a room; a new one has no studio yet and belongs to its author. */
	private function may_with_room( string $verb, WP_Post $room, int $user_id ): bool {
		if ( 0 === $room->post_parent ) {
			return (int) $room->post_author === $user_id && $this->owns_a_studio( $user_id );
		}
		$role = $this->members->role_of( $room->post_parent, $user_id );

		return 'read' === $verb ? null !== $role : Member_Role::Owner === $role;
	}

	/**
	 * Returns whether the person may do this with an event. It may be read by its author, by owners of studios with
	 * this trainer, and if it is a default event by all members.
	 */
	private function may_with_event( string $verb, WP_Post $event, int $user_id ): bool {
		$author     = (int) $event->post_author;
		$is_default = '1' === get_post_meta( $event->ID, Meta_Key::IS_DEFAULT, true );
		if ( $author === $user_id && ! $is_default ) {
			return $this->is_listed( $user_id );
		}
		if ( 'read' !== $verb ) {
			return false;
		}

		return $is_default ? $this->is_listed( $user_id ) : $this->owns_a_studio_of( $user_id, $author );
	}

	/** @param string $type `studio`, `room` or `event`. */
	private function about_type( string $asked, string $type, int $user_id ): bool {
		if ( in_array( $asked, self::FOR_ADMINISTRATORS, true ) ) {
			return false;
		}

		return 'event' === $type ? $this->is_listed( $user_id ) : $this->owns_a_studio( $user_id );
	}

	private function is_listed( int $user_id ): bool {
		return array() !== $this->members->studios_of( $user_id );
	}

	private function owns_a_studio( int $user_id ): bool {
		return array() !== $this->members->studios_of( $user_id, Member_Role::Owner );
	}

	private function owns_a_studio_of( int $user_id, int $trainer_id ): bool {
		return array() !== array_intersect( $this->members->studios_of( $user_id, Member_Role::Owner ), $this->members->studios_of( $trainer_id ) );
	}
}
