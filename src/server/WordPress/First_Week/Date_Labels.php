<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\Domain\Wall_Clock;

/**
 * Names days, months and ranges as the app does (src/domain/labels.ts, which asks the browser). The names are the plugin's own
 * texts, because the site may not have WordPress in the calendar's language, and PHP may lack ICU. Dates are YYYY-MM-DD;
 * days.json and labels.json in tests/fixtures/first-week hold both to the same names.
 */
final class Date_Labels {

	/** Returns a day for a heading: "Friday 20 November". */
	public static function day( string $date ): string {
		return sprintf(
			/* translators: a day in a heading, 1: weekday ("Friday"), 2: day of the month, 3: month as in a date ("November") */
			_x( '%1$s %2$d %3$s', 'day', 'studio-calendar' ),
			self::weekday( $date ),
			self::number( $date ),
			self::month_in_date( $date )
		);
	}

	/** Returns the days in view: "16 – 22 Nov" or "30 Nov – 6 Dec". */
	public static function range( string $from, string $to ): string {
		if ( $from === $to ) {
			return self::day_of_range( $to, true );
		}

		return self::day_of_range( $from, substr( $from, 0, 7 ) !== substr( $to, 0, 7 ) ) . ' – ' . self::day_of_range( $to, true );
	}

	/** @return list<string> "November 2026", or both months of a range: "Dec 2026 –" and "Jan 2027". */
	public static function months( string $from, string $to ): array {
		$year = static fn( string $date ): string => ' ' . substr( $date, 0, 4 );
		if ( substr( $from, 0, 7 ) === substr( $to, 0, 7 ) ) {
			return array( self::capitalized( self::month( $from ) . $year( $from ) ) );
		}
		$first = self::short_month( $from ) . ( $year( $from ) === $year( $to ) ? '' : $year( $from ) );

		return array( self::capitalized( "$first –" ), self::short_month( $to ) . $year( $to ) );
	}

	/** Returns the day of the month. */
	public static function number( string $date ): int {
		return (int) substr( $date, 8 );
	}

	private static function day_of_range( string $date, bool $has_month ): string {
		/* translators: a day in a range such as "16 – 22 Nov", 1: day of the month, 2: month, or nothing */
		$pattern = _x( '%1$d %2$s', 'day of a range', 'studio-calendar' );

		return trim( sprintf( $pattern, self::number( $date ), $has_month ? self::short_month_in_date( $date ) : '' ) );
	}

	private static function month_number( string $date ): int {
		return (int) substr( $date, 5, 2 );
	}

	private static function capitalized( string $text ): string {
		return self::upper( mb_substr( $text, 0, 1 ) ) . mb_substr( $text, 1 );
	}

	/** Returns the text in capital letters; WordPress does without the extension, but has no function for this. */
	public static function upper( string $text ): string {
		return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( $text ) : strtoupper( $text );
	}

	/** Returns "Friday". */
	public static function weekday( string $date ): string {
		return match ( Wall_Clock::weekday( $date ) ) {
			1       => _x( 'Monday', 'day', 'studio-calendar' ),
			2       => _x( 'Tuesday', 'day', 'studio-calendar' ),
			3       => _x( 'Wednesday', 'day', 'studio-calendar' ),
			4       => _x( 'Thursday', 'day', 'studio-calendar' ),
			5       => _x( 'Friday', 'day', 'studio-calendar' ),
			6       => _x( 'Saturday', 'day', 'studio-calendar' ),
			default => _x( 'Sunday', 'day', 'studio-calendar' ),
		};
	}

	/** Returns "Fri". */
	public static function short_weekday( string $date ): string {
		return match ( Wall_Clock::weekday( $date ) ) {
			1       => _x( 'Mon', 'short day', 'studio-calendar' ),
			2       => _x( 'Tue', 'short day', 'studio-calendar' ),
			3       => _x( 'Wed', 'short day', 'studio-calendar' ),
			4       => _x( 'Thu', 'short day', 'studio-calendar' ),
			5       => _x( 'Fri', 'short day', 'studio-calendar' ),
			6       => _x( 'Sat', 'short day', 'studio-calendar' ),
			default => _x( 'Sun', 'short day', 'studio-calendar' ),
		};
	}

	private static function month( string $date ): string {
		return match ( self::month_number( $date ) ) {
			1       => _x( 'January', 'month by itself', 'studio-calendar' ),
			2       => _x( 'February', 'month by itself', 'studio-calendar' ),
			3       => _x( 'March', 'month by itself', 'studio-calendar' ),
			4       => _x( 'April', 'month by itself', 'studio-calendar' ),
			5       => _x( 'May', 'month by itself', 'studio-calendar' ),
			6       => _x( 'June', 'month by itself', 'studio-calendar' ),
			7       => _x( 'July', 'month by itself', 'studio-calendar' ),
			8       => _x( 'August', 'month by itself', 'studio-calendar' ),
			9       => _x( 'September', 'month by itself', 'studio-calendar' ),
			10      => _x( 'October', 'month by itself', 'studio-calendar' ),
			11      => _x( 'November', 'month by itself', 'studio-calendar' ),
			default => _x( 'December', 'month by itself', 'studio-calendar' ),
		};
	}

	private static function month_in_date( string $date ): string {
		return match ( self::month_number( $date ) ) {
			1       => _x( 'January', 'month in a date', 'studio-calendar' ),
			2       => _x( 'February', 'month in a date', 'studio-calendar' ),
			3       => _x( 'March', 'month in a date', 'studio-calendar' ),
			4       => _x( 'April', 'month in a date', 'studio-calendar' ),
			5       => _x( 'May', 'month in a date', 'studio-calendar' ),
			6       => _x( 'June', 'month in a date', 'studio-calendar' ),
			7       => _x( 'July', 'month in a date', 'studio-calendar' ),
			8       => _x( 'August', 'month in a date', 'studio-calendar' ),
			9       => _x( 'September', 'month in a date', 'studio-calendar' ),
			10      => _x( 'October', 'month in a date', 'studio-calendar' ),
			11      => _x( 'November', 'month in a date', 'studio-calendar' ),
			default => _x( 'December', 'month in a date', 'studio-calendar' ),
		};
	}

	private static function short_month( string $date ): string {
		return match ( self::month_number( $date ) ) {
			1       => _x( 'Jan', 'short month by itself', 'studio-calendar' ),
			2       => _x( 'Feb', 'short month by itself', 'studio-calendar' ),
			3       => _x( 'Mar', 'short month by itself', 'studio-calendar' ),
			4       => _x( 'Apr', 'short month by itself', 'studio-calendar' ),
			5       => _x( 'May', 'short month by itself', 'studio-calendar' ),
			6       => _x( 'Jun', 'short month by itself', 'studio-calendar' ),
			7       => _x( 'Jul', 'short month by itself', 'studio-calendar' ),
			8       => _x( 'Aug', 'short month by itself', 'studio-calendar' ),
			9       => _x( 'Sept', 'short month by itself', 'studio-calendar' ),
			10      => _x( 'Oct', 'short month by itself', 'studio-calendar' ),
			11      => _x( 'Nov', 'short month by itself', 'studio-calendar' ),
			default => _x( 'Dec', 'short month by itself', 'studio-calendar' ),
		};
	}

	private static function short_month_in_date( string $date ): string {
		return match ( self::month_number( $date ) ) {
			1       => _x( 'Jan', 'short month in a date', 'studio-calendar' ),
			2       => _x( 'Feb', 'short month in a date', 'studio-calendar' ),
			3       => _x( 'Mar', 'short month in a date', 'studio-calendar' ),
			4       => _x( 'Apr', 'short month in a date', 'studio-calendar' ),
			5       => _x( 'May', 'short month in a date', 'studio-calendar' ),
			6       => _x( 'Jun', 'short month in a date', 'studio-calendar' ),
			7       => _x( 'Jul', 'short month in a date', 'studio-calendar' ),
			8       => _x( 'Aug', 'short month in a date', 'studio-calendar' ),
			9       => _x( 'Sept', 'short month in a date', 'studio-calendar' ),
			10      => _x( 'Oct', 'short month in a date', 'studio-calendar' ),
			11      => _x( 'Nov', 'short month in a date', 'studio-calendar' ),
			default => _x( 'Dec', 'short month in a date', 'studio-calendar' ),
		};
	}
}
