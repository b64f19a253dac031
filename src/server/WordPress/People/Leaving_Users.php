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
 * People who leave the site leave its studios. Their own events go with an account that is deleted without an heir; the
 * bookings stay and keep the names.
 */
final class Leaving_Users {

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_action( 'deleted_user', $this->deleted( ... ), 10, 2 );
		add_action( 'remove_user_from_blog', $this->removed( ... ) );
	}

	/** @param int|null $heir Who gets the posts; WordPress has given them already. */
	public function deleted( int $user_id, ?int $heir ): void {
		$this->members->forget( $user_id );
		foreach ( null === $heir ? self::own_events( $user_id ) : array() as $event_id ) {
			wp_delete_post( $event_id, true );
		}
	}

	/** Multisite: the account lives on, elsewhere. WordPress has switched to the site that the person leaves. */
	public function removed( int $user_id ): void {
		$this->members->forget( $user_id );
	}

	/** @return list<int> Without default events: those are the site's. */
	private static function own_events( int $user_id ): array {
		$is_own = static fn( int $id ): bool => '1' !== get_post_meta( $id, Meta_Key::IS_DEFAULT, true );

		return array_values( array_filter( Post_Ids::events_by( array( $user_id ) ), $is_own ) );
	}
}
