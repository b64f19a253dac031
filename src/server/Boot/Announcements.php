<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Announcer;

/** Module that notifies open calendars of changes. */
final class Announcements implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$moment
			->at( 'studio_calendar_changed', 'studio_calendar_announce' )
			->at_if( self::is_option_of_ours( ... ), 'wp_default_autoload_value' );
	}

	public function load(): void {
		$ably = $this->services->ably();
		$ably->add_hooks();
		( new Announcer( new Ably_Rest( $ably ), $ably ) )->add_hooks();
	}

	/** @param array<mixed> $told Arguments of `wp_default_autoload_value`. */
	private static function is_option_of_ours( array $told ): bool {
		return is_string( $told[1] ?? null ) && str_starts_with( $told[1], 'studio_calendar_' );
	}
}
