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

/** What must hold for studios and rooms on whatever way they are written: screens, quick edit, bulk, REST, XML-RPC. */
final class Post_Rules {

	/** Statuses of a post that nobody has saved yet. */
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
	 * A room is in a studio whenever it is saved: no calendar and no owner would ever see it otherwise. This is the one
	 * moment at which WordPress lets a post be refused, whoever writes it. What nobody has saved yet, or what goes to the
	 * trash, may be without; so may a room while WordPress's importer has not come to its studio.
	 *
	 * @param array<string, mixed> $written What is to be stored, an update with what was stored before.
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
	 * WordPress stores a new room before anybody has typed a word; who has one studio need not be asked for it.
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
	 * An owner cannot move a room into someone else's studio, nor give a studio or a room to somebody by changing its
	 * author. Code without a login (WP-CLI, cron) is not asked.
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

	/** Who makes a studio is its owner (docs/behaviour.md, 5). */
	public function list_creator( string $new_status, string $old_status, WP_Post $post ): void {
		$is_made = in_array( $old_status, self::NOT_SAVED, true ) && ! in_array( $new_status, array( ...self::NOT_SAVED, 'trash', 'inherit' ), true );
		if ( ! $is_made || Post_Type::STUDIO !== $post->post_type || (int) $post->post_author < 1 || array() !== $this->members->of_studio( $post->ID ) ) {
			return;
		}
		$this->members->set( $post->ID, new Member( (int) $post->post_author, Member_Role::Owner ) );
	}

	/** A studio that is gone for good takes its rooms along; `Deletion_Guard` has seen to it that none is booked. */
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
