<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;


/**
 * Finds all matching posts of the plugin's types with WP_Query, IDs only; a site has dozens, not thousands. Lists are read
 * past the object cache, which another server may have filled from a replica that lagged.
 */
final class Post_Ids {

	/** Statuses of saved posts outside the Trash. */
	private const KEPT = array( 'publish', 'private', 'pending', 'draft', 'future' );

	/** All statuses by name, because WordPress's "any" excludes the Trash and auto-drafts. */
	private const EVERY = array( ...self::KEPT, 'trash', 'auto-draft', 'inherit' );

	/** @return list<int> */
	public static function studios(): array {
		return self::found( array( 'post_type' => Post_Type::STUDIO, 'post_status' => self::KEPT ) );
	}

	/** @return list<int> In any status. */
	public static function rooms_of( int $studio_id ): array {
		return self::found( array( 'post_type' => Post_Type::ROOM, 'post_parent' => $studio_id, 'post_status' => self::EVERY ) );
	}

	/**
	 * @param list<int> $authors
	 * @return list<int> In any status, including these authors' default events.
	 */
	public static function events_by( array $authors ): array {
		if ( array() === $authors ) {
			return array();
		}

		return self::found( array( 'post_type' => Post_Type::EVENT, 'author__in' => $authors, 'post_status' => self::EVERY ) );
	}

	/** @return list<int> */
	public static function default_events(): array {
		return self::found(
			array(
				'post_type'   => Post_Type::EVENT,
				'post_status' => self::KEPT,
				'meta_key'    => Meta_Key::IS_DEFAULT, // phpcs:ignore WordPress.DB.SlowDBQuery -- asked when an administrator makes a studio.
				'meta_value'  => '1', // phpcs:ignore WordPress.DB.SlowDBQuery -- asked when an administrator makes a studio.
			)
		);
	}

	/**
	 * Returns events whose gallery may contain the image: LIKE also finds 12 in "112".
	 *
	 * @return list<int>
	 */
	public static function events_showing( int $attachment_id ): array {
		return self::found(
			array(
				'post_type'    => Post_Type::EVENT,
				'post_status'  => self::KEPT,
				'meta_key'     => Meta_Key::GALLERY, // phpcs:ignore WordPress.DB.SlowDBQuery -- asked once, when a picture is changed or deleted.
				'meta_value'   => (string) $attachment_id, // phpcs:ignore WordPress.DB.SlowDBQuery -- asked once, when a picture is changed or deleted.
				'meta_compare' => 'LIKE',
			)
		);
	}

	/** @return list<int> All posts of the plugin's types in any status. */
	public static function everything(): array {
		return self::found( array( 'post_type' => Post_Types::ALL, 'post_status' => self::EVERY ) );
	}

	/**
	 * @param array{ post_type: string|list<string>, post_status: list<string>, post_parent?: int, author__in?: list<int>,
	 *     meta_key?: string, meta_value?: string, meta_compare?: 'LIKE' } $query WP_Query arguments.
	 * @return list<int>
	 */
	private static function found( array $query ): array {
		$ids = get_posts( array_merge( $query, array( 'fields' => 'ids', 'numberposts' => -1, 'cache_results' => false ) ) );

		return array_values( $ids );
	}
}
