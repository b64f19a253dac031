<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Members;
use StudioCalendar\WordPress\People\Roles;
use WP_Query;
use WP_User;

/**
 * Hides author archives of members. WordPress serves `/?author=5` for every account and, once it has published
 * anything, including events, redirects to a URL with the login name. Members of studios have no archive unless they
 * have published for the site's visitors.
 */
final class Author_Archives {

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_filter( 'pre_handle_404', $this->answer( ... ), 10, 2 );
	}

	/** @param WP_Query $query The page's main query, already run. */
	public function answer( bool $is_answered, WP_Query $query ): bool {
		if ( $is_answered || ! $query->is_author() || array() !== $query->posts ) {
			return $is_answered;
		}
		$author = $query->get_queried_object();
		if ( ! $author instanceof WP_User || ! $this->is_here_for_us( $author ) ) {
			return false;
		}
		$query->set_404();
		status_header( 404 );
		nocache_headers();

		return true;
	}

	private function is_here_for_us( WP_User $author ): bool {
		return array() !== array_intersect( $author->roles, Roles::ALL )
			|| array() !== $this->members->studios_of( $author->ID )
			|| count_user_posts( $author->ID, Post_Types::ALL ) > 0;
	}
}
