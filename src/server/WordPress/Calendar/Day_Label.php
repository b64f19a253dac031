<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

/**
 * Names a day as the app does (`dayLabel` of src/domain/labels.ts, which asks the browser): "Friday 20 November". The names
 * are the plugin's own texts, because the site may not have WordPress in the calendar's language, and PHP may lack ICU.
 */
final class Day_Label {

	/** @param string $date YYYY-MM-DD. */
	public static function of( string $date ): string {
		[ , $month, $day ] = array_map( intval( ... ), explode( '-', $date ) ) + array( 0, 1, 1 );
		$weekday           = (int) gmdate( 'N', (int) strtotime( "$date 12:00 UTC" ) );

		return sprintf(
			/* translators: a day in a heading, 1: weekday ("Friday"), 2: day of the month, 3: month as in a date ("November") */
			_x( '%1$s %2$d %3$s', 'day', 'studio-calendar' ),
			self::weekday( $weekday ),
			$day,
			self::month( $month )
		);
	}

	/** @param int $number 1 for Monday to 7 for Sunday. */
	private static function weekday( int $number ): string {
		return match ( $number ) {
			1       => _x( 'Monday', 'day', 'studio-calendar' ),
			2       => _x( 'Tuesday', 'day', 'studio-calendar' ),
			3       => _x( 'Wednesday', 'day', 'studio-calendar' ),
			4       => _x( 'Thursday', 'day', 'studio-calendar' ),
			5       => _x( 'Friday', 'day', 'studio-calendar' ),
			6       => _x( 'Saturday', 'day', 'studio-calendar' ),
			default => _x( 'Sunday', 'day', 'studio-calendar' ),
		};
	}

	/** @param int $number 1 for January to 12 for December. */
	private static function month( int $number ): string {
		return match ( $number ) {
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
}
