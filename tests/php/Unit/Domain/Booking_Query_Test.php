<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Listing\Booking_Query;
use StudioCalendar\Domain\Listing\Booking_Sort;
use StudioCalendar\Domain\Payment_Status;

final class Booking_Query_Test extends TestCase {

	public function test_a_query_asks_for_everything_oldest_first_until_it_is_told_otherwise(): void {
		$query = new Booking_Query( 1 );
		self::assertSame( array( 0, 0 ), array( $query->room_id, $query->trainer_id ), 'Of any room and trainer.' );
		self::assertFalse( $query->is_descending );
	}

	public function test_a_filter_or_an_order_by_payment_would_tell_who_has_paid(): void {
		self::assertFalse( ( new Booking_Query( 1 ) )->asks_for_payment() );
		self::assertTrue( ( new Booking_Query( 1, payment: Payment_Status::Paid ) )->asks_for_payment() );
		self::assertTrue( ( new Booking_Query( 1, sort: Booking_Sort::Payment ) )->asks_for_payment() );
	}
}
