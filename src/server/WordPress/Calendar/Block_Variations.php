<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Content\Visible_Posts;
use WP_Post;
use WP_Query;

/**
 * Block variations that offer each studio's calendar by name in the inserter. With a single studio it is what "Studio
 * Calendar" inserts, so that nothing is left to select. WordPress requests them only where an editor is loaded.
 */
final class Block_Variations {

	/** Maximum number of studios in the inserter; the sidebar lists all. */
	private const MAX_STUDIOS = 12;

	public function __construct( private readonly Visible_Posts $visible ) {
	}

	/**
	 * Returns the variations of the studios that the current user may read.
	 *
	 * @return list<array{ name: string, title: string, description: string, attributes: array{ studioId: int }, isActive: list<string>,
	 *     isDefault: bool, scope: list<string> }>
	 */
	public function all(): array {
		$studios = $this->studios();
		$only    = 1 === count( $studios );
		$made    = array();
		foreach ( $studios as $studio ) {
			$made[] = array(
				'name'        => "studio-$studio->ID",
				/* translators: %s: name of a studio */
				'title'       => sprintf( __( 'Calendar: %s', 'studio-calendar' ), $studio->post_title ),
				'description' => __( 'A week of room bookings of one studio.', 'studio-calendar' ),
				'attributes'  => array( 'studioId' => $studio->ID ),
				'isActive'    => array( 'studioId' ),
				'isDefault'   => $only,
				'scope'       => array( 'inserter' ),
			);
		}

		return $made;
	}

	/** @return list<WP_Post> */
	private function studios(): array {
		$query = array( 'post_type' => Post_Type::STUDIO, 'post_status' => 'publish', 'orderby' => 'title', 'order' => 'ASC' );
		// phpcs:ignore WordPress.WP.PostsPerPage -- limited by a constant.
		$found = new WP_Query( $this->visible->limit( Post_Type::STUDIO, $query + array( 'posts_per_page' => self::MAX_STUDIOS, 'no_found_rows' => true ) ) );

		return array_values( array_filter( $found->posts ?? array(), static fn( mixed $post ): bool => $post instanceof WP_Post ) );
	}
}
