<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Content\Post_Types;

/**
 * Returns 403 if a request to a screen of wp-admin, quick edit or bulk edit names a post of another studio, or moves a
 * room to one. WordPress rejects most of these as well, but with a server error, or it silently skips them and does the
 * rest.
 */
final class Post_Access_Guard {

	private const SCREENS = array( 'post.php', 'edit.php', 'admin-ajax.php' );

	/** Request parameters with the posts. */
	private const POSTS = array( 'post', 'post_ID' );

	/** Request parameters with the parent post. */
	private const PARENTS = array( 'parent_id', 'post_parent' );

	public function add_hooks(): void {
		add_action( 'admin_init', $this->refuse( ... ), 5 );
	}

	public function refuse(): void {
		if ( ! in_array( $GLOBALS['pagenow'] ?? '', self::SCREENS, true ) || ! is_user_logged_in() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- numbers that are only looked at; WordPress checks the nonce next.
		$posts   = array_filter( self::ids( $_REQUEST, self::POSTS ), static fn( int $id ): bool => Post_Types::is_ours( (string) get_post_type( $id ) ) );
		// phpcs:ignore WordPress.Security.NonceVerification -- numbers that are only looked at; WordPress checks the nonce next.
		$parents = array_filter( self::ids( $_REQUEST, self::PARENTS ), static fn( int $id ): bool => Post_Type::STUDIO === get_post_type( $id ) );
		foreach ( array( ...$posts, ...$parents ) as $id ) {
			if ( ! current_user_can( 'edit_post', $id ) ) {
				wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'studio-calendar' ), '', array( 'response' => 403, 'back_link' => true ) );
			}
		}
	}

	/**
	 * @param array<array-key, mixed> $request
	 * @param list<string>            $names
	 * @return array<int>
	 */
	private static function ids( array $request, array $names ): array {
		$found = array();
		foreach ( $names as $name ) {
			$value = $request[ $name ] ?? array();
			$found = array_merge( $found, is_array( $value ) || is_string( $value ) ? wp_parse_id_list( $value ) : array() );
		}

		return $found;
	}
}
