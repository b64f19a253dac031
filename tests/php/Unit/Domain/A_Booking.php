<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;

/** Makes bookings for tests of the domain: approved, unpaid, of trainer 5 in studio 1. */
final class A_Booking {

	/**
	 * @param int      $start  Minutes from midnight.
	 * @param int      $end    Minutes from midnight.
	 * @param int|null $series Null for a single one.
	 */
	public static function of( int $id, string $date, int $start = 1080, int $end = 1170, int $room = 11, ?int $series = null ): Booking {
		return new Booking(
			$id,
			1,
			$room,
			7,
			5,
			$date,
			new Interval( $start, $end ),
			Booking_Status::Approved,
			false,
			false,
			Payment_Status::Unpaid,
			Payment_Method::Cash,
			Payment_Frequency::Per_Session,
			'',
			new Name_Snapshot( 'Big hall', 'Salsa', 'Anna', 'Tamm' ),
			$series,
		);
	}

	/** @return non-empty-list<Booking> A series on Fridays from 20 November 2026 on, with IDs from 1. */
	public static function fridays( int $count ): array {
		return array_map(
			static fn( int $week ): Booking => self::of( $week + 1, gmdate( 'Y-m-d', (int) strtotime( "2026-11-20 UTC +$week weeks" ) ), series: 1 ),
			range( 0, $count - 1 )
		);
	}
}
