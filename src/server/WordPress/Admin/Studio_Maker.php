<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Service\Language;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Site\Translations;

/**
 * Creates the content of a first start: a studio, its rooms and a page with its calendar. The creator becomes the
 * owner.
 */
final class Studio_Maker {

	private const BLOCK = '<!-- wp:studio-calendar/calendar {"studioId":%d,"align":"wide"} /-->';

	public function __construct( private readonly Language $language ) {
	}

	/**
	 * @param list<string> $rooms Names in order.
	 * @param string       $zone  Empty for the site's own.
	 * @return int 0 if WordPress failed.
	 */
	public function studio( string $name, array $rooms, string $zone = '' ): int {
		$studio = self::post( Post_Type::STUDIO, $name );
		if ( 0 === $studio ) {
			return 0;
		}
		if ( '' !== $zone ) {
			update_post_meta( $studio, Meta_Key::TIMEZONE, $zone );
		}
		foreach ( $rooms as $place => $room ) {
			Rooms_Section::add( $studio, $room, $place );
		}

		return $studio;
	}

	public function page( int $studio_id, string $title ): int {
		return self::post( 'page', $title, sprintf( self::BLOCK, $studio_id ) );
	}

	/** Creates a default event in the visitors' language; a site needs at least one. */
	public function default_event(): void {
		if ( array() !== Post_Ids::default_events() ) {
			return;
		}
		$this->language->use( Translations::from_wordpress_locale( get_locale() ) );
		$event = self::post( Post_Type::EVENT, __( 'Room rent', 'studio-calendar' ) );
		$this->language->use( null );
		if ( $event > 0 ) {
			update_post_meta( $event, Meta_Key::IS_DEFAULT, '1' );
		}
	}

	public function event( string $title ): int {
		return self::post( Post_Type::EVENT, $title );
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
