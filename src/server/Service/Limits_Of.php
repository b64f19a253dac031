<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking_Limits;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Role;

/** Reads the limits of one person in one studio from the site's filters. */
final class Limits_Of {

	public static function person( Person $person, int $studio_id ): Booking_Limits {
		if ( Role::Owner === $person->role ) {
			return Booking_Limits::of_owners();
		}
		/**
		 * Filters how many days ahead a person may book who is not an owner.
		 *
		 * @since 0.1.0
		 *
		 * @param int $days      Days from today, 400.
		 * @param int $studio_id The studio.
		 * @param int $user_id   The person who books.
		 * @example add_filter( 'studio_calendar_days_ahead', static fn(): int => 90 );
		 */
		$days = Foreign_Hooks::filter( 'studio_calendar_days_ahead', Booking_Limits::DAYS_AHEAD, $studio_id, $person->user_id );
		/**
		 * Filters how many bookings of today or later one trainer may have waiting for an owner's approval in a studio.
		 *
		 * @since 0.1.0
		 *
		 * @param int $requests  Pending bookings, 100.
		 * @param int $studio_id The studio.
		 * @param int $user_id   The person who books.
		 * @example add_filter( 'studio_calendar_open_requests', static fn( int $requests, int $studio_id ): int => 12 === $studio_id ? 5 : $requests, 10, 2 );
		 */
		$requests = Foreign_Hooks::filter( 'studio_calendar_open_requests', Booking_Limits::OPEN_REQUESTS, $studio_id, $person->user_id );

		return new Booking_Limits(
			self::number( $days, Booking_Limits::DAYS_AHEAD, Booking_Limits::FARTHEST ),
			self::number( $requests, Booking_Limits::OPEN_REQUESTS, PHP_INT_MAX )
		);
	}

	/** Returns the filtered value within its bounds, or the default if a filter returned something else. */
	private static function number( mixed $filtered, int $usual, int $most ): int {
		return is_numeric( $filtered ) ? max( 0, min( $most, (int) $filtered ) ) : $usual;
	}
}
