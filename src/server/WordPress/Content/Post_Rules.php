<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Post_Type;
use WP_Post;

/** Enforces rules for studios and rooms in every way of saving: screens, quick edit, bulk edit, REST, XML-RPC. */
final class Post_Rules {

	/** Statuses of unsaved posts. */
	private const NOT_SAVED = array( 'new', 'auto-draft' );

	public function __construct( private readonly Members $members, private readonly Own_Studios $own ) {
	}

	public function add_hooks(): void {
		add_filter( 'wp_insert_post_empty_content', $this->refuse_room_without_studio( ... ), 10, 2 );
		add_filter( 'wp_insert_post_data', $this->keep_in_own_studio( ... ), 10, 2 );
		add_filter( 'wp_insert_post_data', $this->put_into_the_only_studio( ... ), 10, 1 );
		add_action( 'transition_post_status', $this->list_creator( ... ), 10, 3 );
		add_action( 'deleted_post', $this->delete_rooms( ... ), 10, 2 );
	}

	/**
	 * Rejects saving a room without a studio, because no calendar and no owner would see it. This filter is the only
	 * one that can reject a post in every way of saving. Unsaved posts, posts in the Trash, and rooms during an import,
	 * until WordPress's importer reaches their studio, may be without.
	 *
	 * @param array<string, mixed> $written Values to store, merged with the stored ones.
	 */
	public function refuse_room_without_studio( bool $is_refused, array $written ): bool {
		$is_saved = ! in_array( $written['post_status'] ?? '', array( ...self::NOT_SAVED, 'trash', 'inherit' ), true );
		if ( $is_refused || Post_Type::ROOM !== ( $written['post_type'] ?? '' ) || ! $is_saved || defined( 'WP_IMPORTING' ) ) {
			return $is_refused;
		}
		$studio_id = is_numeric( $written['post_parent'] ?? null ) ? (int) $written['post_parent'] : 0;
		$stored    = is_numeric( $written['ID'] ?? null ) ? (int) wp_get_post_parent_id( (int) $written['ID'] ) : 0;
		$is_let    = 0 !== $stored || ! is_user_logged_in() || current_user_can( Capabilities::ADMINISTRATOR ) || $this->may_stand_in( $studio_id );

		return Post_Type::STUDIO !== get_post_type( $studio_id ) || ! $is_let;
	}

	/**
	 * Puts a new room into the only studio of a person, because WordPress stores it before the form is filled in.
	 *
	 * @param array<string, mixed> $data Columns of the post.
	 * @return array<string, mixed>
	 */
	public function put_into_the_only_studio( array $data ): array {
		$is_new = Post_Type::ROOM === ( $data['post_type'] ?? '' ) && 'auto-draft' === ( $data['post_status'] ?? '' );
		if ( ! $is_new || 0 !== (int) ( is_numeric( $data['post_parent'] ?? null ) ? $data['post_parent'] : 0 ) ) {
			return $data;
		}
		$studios = array_keys( $this->own->names() );

		return array_merge( $data, 1 === count( $studios ) ? array( 'post_parent' => $studios[0] ) : array() );
	}

	/**
	 * Prevents owners from moving a room into another owner's studio, and from giving away a studio or a room by
	 * changing its author. Code without a login (WP-CLI, cron) is not checked.
	 *
	 * @param array<string, mixed> $data    Columns of the post, with slashes.
	 * @param array<string, mixed> $written What the caller gave.
	 * @return array<string, mixed>
	 */
	public function keep_in_own_studio( array $data, array $written ): array {
		$type     = $data['post_type'] ?? '';
		$is_bound = in_array( $type, array( Post_Type::STUDIO, Post_Type::ROOM ), true );
		if ( ! $is_bound || ! is_user_logged_in() || current_user_can( Capabilities::ADMINISTRATOR ) ) {
			return $data;
		}
		$stored = is_numeric( $written['ID'] ?? null ) && (int) $written['ID'] > 0 ? get_post( (int) $written['ID'] ) : null;

		$data['post_author'] = $stored instanceof WP_Post ? (int) $stored->post_author : get_current_user_id();
		if ( Post_Type::ROOM === $type && ! $this->may_stand_in( is_numeric( $data['post_parent'] ?? null ) ? (int) $data['post_parent'] : 0 ) ) {
			$data['post_parent'] = $stored instanceof WP_Post ? $stored->post_parent : 0;
		}

		return $data;
	}

	/** Makes the creator of a studio its owner (docs/behaviour.md, 5). */
	public function list_creator( string $new_status, string $old_status, WP_Post $post ): void {
		$is_made = in_array( $old_status, self::NOT_SAVED, true ) && ! in_array( $new_status, array( ...self::NOT_SAVED, 'trash', 'inherit' ), true );
		if ( ! $is_made || Post_Type::STUDIO !== $post->post_type || (int) $post->post_author < 1 || array() !== $this->members->of_studio( $post->ID ) ) {
			return;
		}
		$this->members->set( $post->ID, new Member( (int) $post->post_author, Member_Role::Owner ) );
	}

	/** Deletes the rooms of a deleted studio; `Deletion_Guard` has ensured that none is booked. */
	public function delete_rooms( int $post_id, WP_Post $post ): void {
		if ( Post_Type::STUDIO !== $post->post_type ) {
			return;
		}
		foreach ( Post_Ids::rooms_of( $post_id ) as $room_id ) {
			wp_delete_post( $room_id, true );
		}
	}

	private function may_stand_in( int $studio_id ): bool {
		return Member_Role::Owner === $this->members->role_of( $studio_id, get_current_user_id() );
	}
}
