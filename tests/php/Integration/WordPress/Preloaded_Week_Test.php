<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\First_Week\Preloaded_Week;

/** What filters of other plugins make of a week is in the page as it is in the answer; Contract_Test has the usual weeks. */
final class Preloaded_Week_Test extends Test_Case {

	private const BOOKING = array(
		'id'        => 7,
		'room_id'   => 3,
		'date'      => '2026-11-16',
		'time_from' => '22:45',
		'time_to'   => '24:00',
		'title'     => 'Salsa',
		'series_id' => null,
		'revision'  => 1,
	);

	public function test_bookings_that_a_filter_has_changed(): void {
		$bookings = array(
			self::BOOKING,
			array( 'id' => 5 ) + self::BOOKING,
			array( 'id' => '6' ) + self::BOOKING,
			array( 'id' => 8, 'time_from' => '10.45' ) + self::BOOKING,
			array( 'id' => 9, 'time_from' => '7:00', 'time_to' => 480 ) + self::BOOKING,
			array( 'id' => 10, 'date' => null, 'revision' => 4, 'color' => 'red' ) + self::BOOKING,
			array_diff_key( array( 'id' => 11 ) + self::BOOKING, array( 'title' => true, 'revision' => true ) ),
		);
		$schedule = array(
			'bookings' => array(
				array(
					'bookings'  => $bookings,
					'date_from' => '2026-11-16',
				),
				array( 'bookings' => array() ),
			),
			'status'   => 'ok',
		);
		$packed = json_decode( (string) wp_json_encode( Preloaded_Week::packed( $schedule ) ), true );
		self::assertIsArray( $packed );

		self::assertEquals( $schedule, Mounts::unpacked( $packed ) );
		self::assertEqualsCanonicalizing( array_keys( $schedule ), array_diff( array_keys( $packed ), array( 'parts' ) ) );
	}
}
