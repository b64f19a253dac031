<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

/** The demo's three pages with a calendar: a block, a shortcode in a classic theme, and the plugin's own page. */
final class Pages {

	/** Slug of the page that mu-plugins/classic-page.php shows in the classic theme. */
	private const CLASSIC_SLUG = 'book-a-room';

	private const BLOCK = '<!-- wp:paragraph -->
<p>All rooms of the studio, this week.</p>
<!-- /wp:paragraph -->

<!-- wp:studio-calendar/calendar {"studioId":%d,"align":"wide"} /-->';

	private const SHORTCODE = 'Trainers book a room right in the calendar. Everyone else is welcome to look.

[studio_calendar studio_id="%d"]';

	public function __construct( private readonly Posts $posts ) {
	}

	/** @return array{ block: string, shortcode: string, page: string } URLs of the pages. */
	public function ensure( int $studio_id, int $author ): array {
		$block = $this->posts->ensure(
			'page-block',
			array(
				'post_type'    => 'page',
				'post_title'   => 'Schedule',
				'post_name'    => 'schedule',
				'post_author'  => $author,
				'post_content' => sprintf( self::BLOCK, $studio_id ),
			)
		);
		$this->posts->ensure(
			'page-shortcode',
			array(
				'post_type'    => 'page',
				'post_title'   => 'Book a room',
				'post_name'    => self::CLASSIC_SLUG,
				'post_author'  => $author,
				'post_content' => sprintf( self::SHORTCODE, $studio_id ),
			)
		);
		if ( 'page' !== get_option( 'show_on_front' ) ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $block );
		}

		return array(
			'block'     => (string) get_permalink( $block ),
			'shortcode' => home_url( '/' . self::CLASSIC_SLUG . '/' ),
			'page'      => home_url( "/?studio_calendar=page&studio_id=$studio_id" ),
		);
	}
}
