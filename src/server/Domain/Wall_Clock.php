<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Dates (YYYY-MM-DD) and times (HH:MM) as the studio's wall shows them, without a zone: a weekly 18:00 stays 18:00
 * across daylight saving because nothing here ever becomes an instant.
 */
final class Wall_Clock {

	private const UTC = 'UTC';

	/** Real calendar days of the years 1970 to 9998 only: `2026-02-30` is none. */
	public static function is_date( string $date ): bool {
		if ( 1 !== preg_match( '/\A(\d{4})-(\d{2})-(\d{2})\z/', $date, $parts ) ) {
			return false;
		}
		$year = (int) $parts[1];

		return $year >= 1970 && $year < 9999 && checkdate( (int) $parts[2], (int) $parts[3], $year );
	}

	/** Minutes from midnight of `HH:MM` from 00:00 to 24:00, or null for anything else. */
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

	/** Days from one date to the other; negative when the second is earlier. */
	public static function days_between( string $from, string $to ): int {
		return (int) self::day( $from )->diff( self::day( $to ) )->format( '%r%a' );
	}

	/** The Monday of the date's week: the week starts on Monday (specification, 2). */
	public static function monday( string $date ): string {
		return self::add_days( $date, 1 - (int) self::day( $date )->format( 'N' ) );
	}

	/** The studio's date at an instant. */
	public static function date_at( DateTimeImmutable $now, DateTimeZone $zone ): string {
		return $now->setTimezone( $zone )->format( 'Y-m-d' );
	}

	private static function day( string $date ): DateTimeImmutable {
		return new DateTimeImmutable( $date, new DateTimeZone( self::UTC ) );
	}
}
