<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Storage;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Storage\Booking_Row;

final class Booking_Row_Test extends TestCase {

	/** History line as the first version wrote it. Since lines are never rewritten, it has no value for columns added later. */
	private const FIRST = '{"studio_id":1,"room_id":11,"event_id":7,"trainer_id":5,"booking_date":"2026-11-20","start_minute":1080,"end_minute":1170,'
		. '"status":"Pending","is_canceled":0,"is_private":1,"payment_status":"unpaid","payment_method":"cash","payment_frequency":"per_session",'
		. '"hidden_description":"Key at the bar","room_name":"Big hall","event_title":"Salsa I","trainer_first_name":"Anna","trainer_last_name":"Tamm",'
		. '"series_id":0,"revision":3}';

	public function test_the_oldest_line_of_the_history_is_read(): void {
		$booking = Booking_Row::from_json( 41, self::FIRST );

		self::assertNotNull( $booking, 'Booking_Row::from_json has no value for a column that this line is without.' );
		self::assertSame( array( 41, 'Key at the bar', 3 ), array( $booking->id, $booking->hidden_description, $booking->revision ) );
	}

	public function test_what_is_no_booking_is_none(): void {
		foreach ( array( '', '[]', '"x"', '{"studio_id":1}', str_replace( '"room_id":11', '"room_id":[11]', self::FIRST ) ) as $json ) {
			self::assertNull( Booking_Row::from_json( 41, $json ) );
		}
	}
}
