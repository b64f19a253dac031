<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Post_Type;
use WP_Query;

/**
 * Limits lists of studios, rooms and events in wp-admin and under /wp/v2 to posts that `Capabilities` lets the person
 * read; otherwise they would show other studios' titles.
 */
final class Visible_Posts {

	/** Matches no post; WP_Query ignores an empty list. */
	private const NONE = array( 0 );

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_action( 'pre_get_posts', $this->limit_admin_list( ... ) );
		foreach ( Post_Types::ALL as $type ) {
			add_filter( 'views_edit-' . $type, $this->hide_counts( ... ) );
		}
	}

	/** Returns whether the current user may read any of these lists. */
	public function may_list(): bool {
		return current_user_can( Capabilities::ADMINISTRATOR ) || array() !== $this->members->studios_of( get_current_user_id() );
	}

	/**
	 * @param array<string, mixed> $query WP_Query arguments for posts of `$type`.
	 * @return array<string, mixed> Arguments limited to posts that the current user may read.
	 */
	public function limit( string $type, array $query ): array {
		if ( current_user_can( Capabilities::ADMINISTRATOR ) ) {
			return $query;
		}
		$user_id = get_current_user_id();

		return match ( $type ) {
			Post_Type::STUDIO => self::only( $query, 'post__in', $this->members->studios_of( $user_id ) ),
			Post_Type::ROOM   => self::only( $query, 'post_parent__in', $this->members->studios_of( $user_id ) ),
			default               => self::only( $query, 'post__in', $this->events_for( $user_id ) ),
		};
	}

	/** @param WP_Query $query Query of the list table. */
	public function limit_admin_list( WP_Query $query ): void {
		$type = $query->get( 'post_type' );
		if ( ! is_admin() || ! is_string( $type ) || ! Post_Types::is_ours( $type ) || ! $query->is_main_query() ) {
			return;
		}
		foreach ( $this->limit( $type, $query->query_vars ) as $name => $value ) {
			$query->set( $name, $value );
		}
	}

	/**
	 * Removes the counts above the list, because "All (12)" counts the posts of all studios.
	 *
	 * @param array<string, string> $views Links above the list.
	 * @return array<string, string>
	 */
	public function hide_counts( array $views ): array {
		return current_user_can( Capabilities::ADMINISTRATOR ) ? $views : array();
	}

	/**
	 * Returns the person's own events, those of trainers in their studios, and the default ones.
	 *
	 * @return list<int>
	 */
	private function events_for( int $user_id ): array {
		if ( array() === $this->members->studios_of( $user_id ) ) {
			return array();
		}
		$authors = array( $user_id );
		foreach ( $this->members->studios_of( $user_id, Member_Role::Owner ) as $studio_id ) {
			$authors = array_merge( $authors, array_keys( $this->members->of_studio( $studio_id ) ) );
		}

		return array_values( array_unique( array_merge( Post_Ids::events_by( $authors ), Post_Ids::default_events() ) ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @param list<int>            $allowed
	 * @return array<string, mixed> Arguments with `$name` limited to the allowed IDs.
	 */
	private static function only( array $query, string $name, array $allowed ): array {
		$asked          = $query[ $name ] ?? null;
		$found          = is_array( $asked ) && array() !== $asked ? array_intersect( wp_parse_id_list( $asked ), $allowed ) : $allowed;
		$query[ $name ] = array() === $found ? self::NONE : array_values( $found );

		return $query;
	}
}
