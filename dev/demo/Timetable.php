<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Wall_Clock;

/**
 * The demo studio's timetable: children and seniors in the daytime, events one after the other in the evening, bands until late.
 * This week has all of its bookings, the weeks before and after it about half, the others a fifth; always the same ones.
 */
final class Timetable {

	/** Number of weeks before and after this one: three months in all. */
	public const WEEKS = 6;

	/** Percentage of the timetable's bookings that a week has, by its distance from this week in weeks. */
	private const SHARES = array( 100, 48, 19, 19, 19, 19, 19 );

	/**
	 * Bookings for each day from Monday and each room: `from-to event`, then the trainer's login for default events, `private` for
	 * a private booking, `hidden` for one with a hidden description.
	 */
	private const WEEK = array(
		array(
			array( '08:00-09:00 hatha', '16:00-17:00 ballet', '17:00-18:30 hiphop', '18:30-20:00 salsa hidden', '20:00-22:00 practice owner' ),
			array( '09:30-10:30 pilates', '17:30-18:30 kids', '18:30-20:00 latina', '20:15-21:15 practice trainer' ),
			array( '16:30-16:45 check owner', '17:00-20:00 rehearsal owner hidden', '20:00-22:00 rehearsal trainer2' ),
			array( '12:00-12:45 vocal', '15:00-15:45 vocal', '15:45-16:30 vocal', '16:30-17:00 rent trainer2' ),
		),
		array(
			array( '07:00-08:00 hatha', '10:15-11:15 senior', '17:00-18:00 kids', '18:00-19:30 tango', '19:30-21:00 tango' ),
			array( '16:00-17:00 ballet', '18:00-19:00 pilates', '19:00-20:00 hatha' ),
			array( '11:00-11:30 rent owner', '18:00-21:00 rehearsal owner' ),
			array( '14:00-16:00 rent owner private hidden', '17:00-17:45 vocal', '18:00-18:30 vocal' ),
		),
		array(
			array( '08:00-09:00 hatha', '16:00-17:00 ballet hidden', '17:00-18:30 hiphop', '18:30-20:30 swing' ),
			array( '09:30-10:30 pilates', '17:30-18:30 kids', '18:30-20:00 latina hidden' ),
			array( '17:00-20:00 rehearsal owner', '20:00-20:15 check trainer2', '20:15-23:15 rehearsal trainer2' ),
			array( '13:00-13:45 vocal', '15:30-16:30 rent trainer private' ),
		),
		array(
			array( '10:15-11:15 senior', '17:00-18:00 kids', '18:00-19:30 salsa', '19:30-21:00 salsa' ),
			array( '16:00-17:00 ballet', '18:00-19:00 pilates', '19:00-20:00 hatha' ),
			array( '18:00-21:00 rehearsal owner' ),
			array( '12:00-12:45 vocal', '12:45-13:30 vocal', '17:00-17:15 check trainer2' ),
		),
		array(
			array( '09:00-10:00 hatha', '10:15-11:15 senior', '16:00-17:00 ballet', '18:00-19:30 tango', '19:30-22:00 practice trainer2 hidden' ),
			array( '09:30-10:30 pilates', '16:30-18:00 hiphop' ),
			array( '11:00-11:30 check owner', '17:00-20:00 rehearsal owner' ),
			array( '15:00-15:45 vocal', '16:00-16:30 rent trainer2', '16:30-17:00 rent trainer2' ),
		),
		array(
			array( '10:00-11:30 hatha', '12:00-15:00 rent owner hidden', '22:00-24:00 practice owner' ),
			array( '11:00-12:00 kids', '13:00-14:30 latina' ),
			array( '15:00-18:00 rehearsal trainer2' ),
			array( '11:00-11:45 vocal' ),
		),
		array(
			array( '11:00-12:30 salsa', '17:00-19:00 practice trainer' ),
			array( '10:00-11:00 hatha' ),
			array( '14:00-17:00 rehearsal owner' ),
			array( '12:00-13:00 rent trainer' ),
		),
	);

	/** Words of a booking that are not the trainer's login. */
	private const FLAGS = array( 'private', 'hidden' );

	/**
	 * @param int $week Weeks from this one, negative before it.
	 * @return list<Slot> The week's bookings; outside this week also a few canceled ones.
	 */
	public static function week( int $week ): array {
		$slots = array();
		foreach ( self::WEEK as $day => $rooms ) {
			foreach ( $rooms as $room => $texts ) {
				foreach ( $texts as $text ) {
					$slot = self::slot( $week, $day, $room, $text );
					if ( null !== $slot ) {
						$slots[] = $slot;
					}
				}
			}
		}

		return $slots;
	}

	/** Returns null for a booking that this week does not have. */
	private static function slot( int $week, int $day, int $room, string $text ): ?Slot {
		$words            = explode( ' ', $text );
		[ $from, $to ]    = explode( '-', $words[0] );
		$event            = $words[1] ?? '';
		$chance           = crc32( "$week $day $room $text" ) % 100;
		$share            = self::SHARES[ abs( $week ) ] ?? 0;
		$people           = array_values( array_diff( array_slice( $words, 2 ), self::FLAGS ) );
		$interval         = new Interval( (int) Wall_Clock::minutes( $from ), (int) Wall_Clock::minutes( $to ) );
		$is_canceled_here = 0 !== $week && $chance >= 97;
		if ( $chance >= $share && ! $is_canceled_here ) {
			return null;
		}

		return new Slot(
			$day + 7 * $week,
			$room,
			$interval,
			$event,
			$people[0] ?? Events::author( $event ),
			in_array( 'private', $words, true ),
			in_array( 'hidden', $words, true ),
			$is_canceled_here,
			$chance
		);
	}
}
