<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** The one place that says aloud that an open calendar of a studio would now show something else. */
final class Studio_Changed {

	/** After the change is stored: whoever listens may read it, and can no longer undo it. */
	public static function tell( int $studio_id, int $revision ): void {
		/**
		 * Fires when bookings, rooms, events, settings or people of a studio have changed.
		 *
		 * @since 0.1.0
		 *
		 * @param int $studio_id The studio.
		 * @param int $revision  Its revision now; it only ever grows.
		 * @example add_action( 'studio_calendar_changed', static fn( int $studio_id ) => wp_cache_delete( "my-list-$studio_id" ) );
		 */
		Foreign_Hooks::action( 'studio_calendar_changed', $studio_id, $revision );
	}
}
