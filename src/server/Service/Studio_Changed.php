<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** Fires the hook after a change that open calendars of a studio should show. No other code fires it. */
final class Studio_Changed {

	/** Fires the hook once the change is committed: listeners can read it, but not undo it. */
	public static function tell( int $studio_id, int $revision ): void {
		/**
		 * Fires when bookings, rooms, events, settings or people of a studio have changed.
		 *
		 * @since 0.1.0
		 *
		 * @param int $studio_id The studio.
		 * @param int $revision  The studio's new revision; it only grows.
		 * @example add_action( 'studio_calendar_changed', static fn( int $studio_id ) => wp_cache_delete( "my-list-$studio_id" ) );
		 */
		Foreign_Hooks::action( 'studio_calendar_changed', $studio_id, $revision );
	}
}
