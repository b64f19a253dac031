<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Storage\Post_Type;
use WP_Post;

/** Module that notifies open calendars of changes. */
final class Announcements implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$moment
			->at( 'studio_calendar_changed', 'studio_calendar_announce' )
			->at_if( self::is_studio( ... ), 'deleted_post' )
			->at_if( self::is_option_of_ours( ... ), 'wp_default_autoload_value' );
	}

	public function load(): void {
		$ably = $this->services->ably();
		$ably->add_hooks();
		$this->services->version_files()->add_hooks();
		( new Announcer( new Ably_Rest( $ably ), $ably ) )->add_hooks();
	}

	/** @param array<mixed> $told Arguments of `deleted_post`. */
	private static function is_studio( array $told ): bool {
		return ( $told[1] ?? null ) instanceof WP_Post && Post_Type::STUDIO === $told[1]->post_type;
	}

	/** @param array<mixed> $told Arguments of `wp_default_autoload_value`. */
	private static function is_option_of_ours( array $told ): bool {
		return is_string( $told[1] ?? null ) && str_starts_with( $told[1], 'studio_calendar_' );
	}
}
