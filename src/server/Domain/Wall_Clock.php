<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Calculates with dates (YYYY-MM-DD) and times (HH:MM) of the studio's wall clock, without a time zone. A weekly 18:00
 * stays 18:00 across daylight saving time because no value is converted to an instant.
 */
final class Wall_Clock {

	private const UTC = 'UTC';

	/** Returns whether the text is a real date from 1970 to 9998; `2026-02-30` is not. */
	public static function is_date( string $date ): bool {
		if ( 1 !== preg_match( '/\A(\d{4})-(\d{2})-(\d{2})\z/', $date, $parts ) ) {
			return false;
		}
		$year = (int) $parts[1];

		return $year >= 1970 && $year < 9999 && checkdate( (int) $parts[2], (int) $parts[3], $year );
	}

	/** Returns the minutes from midnight of `HH:MM` from 00:00 to 24:00, or null for any other text. */
	public static function minutes( string $time ): ?int {
		if ( 1 !== preg_match( '/\A([01]\d|2[0-4]):([0-5]\d)\z/', $time, $parts ) ) {
			return null;
		}
		$minutes = 60 * (int) $parts[1] + (int) $parts[2];

		return $minutes <= Interval::DAY_MINUTES ? $minutes : null;
	}

	public static function time( int $minutes ): string {
		return sprintf( '%02d:%02d', intdiv( $minutes, 60 ), $minutes % 60 );
	}

	public static function add_days( string $date, int $days ): string {
		return self::day( $date )->modify( sprintf( '%+d days', $days ) )->format( 'Y-m-d' );
	}

	/** Returns the days from one date to another; negative if the second is earlier. */
	public static function days_between( string $from, string $to ): int {
		return (int) self::day( $from )->diff( self::day( $to ) )->format( '%r%a' );
	}

	/** Returns the Monday of the date's week; weeks start on Monday (specification, 2). */
	public static function monday( string $date ): string {
		return self::add_days( $date, 1 - self::weekday( $date ) );
	}

	/** Returns 1 for Monday to 7 for Sunday. */
	public static function weekday( string $date ): int {
		return (int) self::day( $date )->format( 'N' );
	}

	/** Returns the studio's date at an instant. */
	public static function date_at( DateTimeImmutable $now, DateTimeZone $zone ): string {
		return $now->setTimezone( $zone )->format( 'Y-m-d' );
	}

	private static function day( string $date ): DateTimeImmutable {
		return new DateTimeImmutable( $date, new DateTimeZone( self::UTC ) );
	}
}
