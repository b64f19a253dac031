<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\WordPress\Content\Post_Ids;

/**
 * Removes people who leave the site from its studios. If an account is deleted without an heir, its events are deleted;
 * bookings stay and keep the names.
 */
final class Leaving_Users {

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_action( 'deleted_user', $this->deleted( ... ), 10, 2 );
		add_action( 'remove_user_from_blog', $this->removed( ... ) );
	}

	/** @param int|null $heir The user who already got the posts. */
	public function deleted( int $user_id, ?int $heir ): void {
		$this->members->forget( $user_id );
		foreach ( null === $heir ? self::own_events( $user_id ) : array() as $event_id ) {
			wp_delete_post( $event_id, true );
		}
	}

	/** Handles leaving one site of a network, where the account remains. WordPress has switched to that site. */
	public function removed( int $user_id ): void {
		$this->members->forget( $user_id );
	}

	/** @return list<int> Without default events, which belong to the site. */
	private static function own_events( int $user_id ): array {
		$is_own = static fn( int $id ): bool => '1' !== get_post_meta( $id, Meta_Key::IS_DEFAULT, true );

		return array_values( array_filter( Post_Ids::events_by( array( $user_id ) ), $is_own ) );
	}
}
