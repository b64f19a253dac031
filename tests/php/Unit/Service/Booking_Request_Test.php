<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Service;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Service\Booking_Request;

/** Tests of the dates, rooms and times of a series. */
final class Booking_Request_Test extends TestCase {

	public function test_every_week_on_the_same_weekday(): void {
		self::assertSame( array( '2026-12-18', '2026-12-25', '2027-01-01' ), self::series( '2026-12-18', 2 )->all_dates() );
		self::assertSame( array( '2028-02-22', '2028-02-29', '2028-03-07' ), self::series( '2028-02-22', 2 )->all_dates() );
	}

	public function test_a_request_that_names_no_repeats_is_of_one_date(): void {
		$request = new Booking_Request( 1, 11, 21, 5, '2026-12-18', new Interval( 1080, 1170 ), false, '' );

		self::assertSame( array( '2026-12-18' ), $request->dates() );
	}

	/** Checks weeks in which the clocks change: a week is seven dates, not 168 hours. */
	public function test_weeks_of_167_and_169_hours(): void {
		self::assertSame( array( '2026-03-22', '2026-03-29', '2026-04-05' ), self::series( '2026-03-22', 2 )->all_dates() );
		self::assertSame( array( '2026-10-18', '2026-10-25', '2026-11-01' ), self::series( '2026-10-18', 2 )->all_dates() );
	}

	public function test_dates_left_out_are_of_the_series_but_not_to_book(): void {
		$series = self::series( '2026-11-06', 2 )->with_exceptions( array( '2026-11-13' ), array() );

		self::assertSame( array( '2026-11-06', '2026-11-13', '2026-11-20' ), $series->all_dates() );
		self::assertSame( array( '2026-11-06', '2026-11-20' ), $series->dates() );
	}

	public function test_a_date_is_repaired_in_part_or_as_a_whole(): void {
		$series = self::series( '2026-11-06', 2 )->with_exceptions(
			array(),
			array(
				'2026-11-13' => array( 'room_id' => 12, 'start' => null, 'end' => 1140 ),
				'2026-11-20' => array( 'room_id' => null, 'start' => 0, 'end' => 60 ),
			)
		);

		self::assertSame( array( 11, 12, 11 ), array_map( $series->room_on( ... ), $series->dates() ) );
		self::assertEquals( array( new Interval( 1080, 1170 ), new Interval( 1080, 1140 ), new Interval( 0, 60 ) ), array_map( $series->interval_on( ... ), $series->dates() ) );
	}

	private static function series( string $date, int $repeat ): Booking_Request {
		return new Booking_Request( 1, 11, 21, 5, $date, new Interval( 1080, 1170 ), false, '', repeat: $repeat );
	}
}
