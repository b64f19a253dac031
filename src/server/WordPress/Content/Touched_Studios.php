<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use WP_Post;

/** Finds the studios that show data of a post, a person or an image. */
final class Touched_Studios {

	public function __construct( private readonly Members $members ) {
	}

	/** @return list<int> */
	public function by_post( WP_Post $post ): array {
		if ( 'auto-draft' === $post->post_status ) {
			return array();
		}

		return match ( $post->post_type ) {
			Post_Type::STUDIO => array( $post->ID ),
			Post_Type::ROOM   => Post_Type::STUDIO === get_post_type( $post->post_parent ) ? array( $post->post_parent ) : array(),
			Post_Type::EVENT  => $this->by_event( $post ),
			'attachment'          => $this->by_picture( $post->ID ),
			default               => array(),
		};
	}

	/** @return list<int> */
	private function by_event( WP_Post $event ): array {
		return '1' === get_post_meta( $event->ID, Meta_Key::IS_DEFAULT, true ) ? $this->all() : $this->by_user( (int) $event->post_author );
	}

	/** @return list<int> */
	public function by_user( int $user_id ): array {
		return $this->members->studios_of( $user_id );
	}

	/** @return list<int> */
	public function all(): array {
		return Post_Ids::studios();
	}

	/**
	 * Finds the studios of an image in galleries or avatars. A studio too many costs one rebuild.
	 *
	 * @return list<int>
	 */
	private function by_picture( int $attachment_id ): array {
		$studios = array();
		foreach ( array_filter( array_map( get_post( ... ), Post_Ids::events_showing( $attachment_id ) ) ) as $event ) {
			$studios = array_merge( $studios, $this->by_post( $event ) );
		}
		// phpcs:ignore WordPress.DB.SlowDBQuery -- asked once, when a picture is changed or deleted.
		$people = get_users( array( 'meta_key' => Meta_Key::AVATAR, 'meta_value' => (string) $attachment_id, 'fields' => 'ID', 'blog_id' => 0 ) );
		foreach ( $people as $user_id ) {
			$studios = array_merge( $studios, $this->by_user( is_numeric( $user_id ) ? (int) $user_id : 0 ) );
		}

		return array_values( array_unique( $studios ) );
	}
}
