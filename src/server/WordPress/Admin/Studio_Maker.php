<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Studio_Source;

/** Makes what a first start needs: a studio, its rooms and a page with its calendar. Who makes a studio owns it. */
final class Studio_Maker {

	private const BLOCK = '<!-- wp:studio-calendar/calendar {"studioId":%d,"align":"wide"} /-->';

	/**
	 * @param list<string> $rooms Names, in order.
	 * @return int 0 when WordPress could not.
	 */
	public function studio( string $name, array $rooms ): int {
		$studio = self::post( Studio_Source::STUDIO, $name );
		if ( 0 === $studio ) {
			return 0;
		}
		foreach ( $rooms as $place => $room ) {
			Rooms_Section::add( $studio, $room, $place );
		}

		return $studio;
	}

	public function page( int $studio_id, string $title ): int {
		return self::post( 'page', $title, sprintf( self::BLOCK, $studio_id ) );
	}

	public function event( string $title ): int {
		return self::post( Studio_Source::EVENT, $title );
	}

	private static function post( string $type, string $title, string $content = '' ): int {
		return wp_insert_post(
			array(
				'post_type'    => $type,
				'post_title'   => wp_slash( $title ),
				'post_content' => wp_slash( $content ),
				'post_status'  => 'publish',
				'post_author'  => get_current_user_id(),
			)
		);
	}
}
