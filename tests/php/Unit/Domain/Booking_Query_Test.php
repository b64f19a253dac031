<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Booking_Status;
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

	/** Checks that a list limited to one trainer keeps every other filter, its dates and its order. */
	public function test_a_query_read_for_somebody_differs_in_the_trainer_and_the_order_alone(): void {
		$query = self::query();
		$read  = $query->read_as( array( 7, 3 ), array( 5, 9 ), 9 );

		self::assertSame( array_merge( get_object_vars( $query ), array( 'trainer_id' => 9, 'room_order' => array( 7, 3 ), 'trainer_order' => array( 5, 9 ) ) ), get_object_vars( $read ) );
	}

	/** Checks that a number counted for one filter is never taken for another's. */
	public function test_queries_that_match_other_bookings_have_other_keys(): void {
		$other = array(
			new Booking_Query( 1 ),
			new Booking_Query( 2 ),
			new Booking_Query( 1, room_id: 7 ),
			new Booking_Query( 1, trainer_id: 7 ),
			new Booking_Query( 1, status: Booking_Status::Pending ),
			new Booking_Query( 1, status: Booking_Status::Approved ),
			new Booking_Query( 1, payment: Payment_Status::Paid ),
			new Booking_Query( 1, payment: Payment_Status::Unpaid ),
			new Booking_Query( 1, is_canceled: true ),
			new Booking_Query( 1, is_canceled: false ),
			new Booking_Query( 1, from: '2026-11-01' ),
			new Booking_Query( 1, to: '2026-11-01' ),
			self::query(),
		);
		$keys = array_map( static fn( Booking_Query $query ): string => $query->filter_key(), $other );

		self::assertSame( $keys, array_unique( $keys ) );
	}

	public function test_the_same_bookings_in_another_order_have_the_same_key(): void {
		$oldest = new Booking_Query( 1, room_id: 7 );
		$others = array( new Booking_Query( 1, room_id: 7, sort: Booking_Sort::Room, is_descending: true ), $oldest->read_as( array( 7, 3 ), array( 5 ), 0 ) );

		self::assertSame( array_fill( 0, 2, $oldest->filter_key() ), array_map( static fn( Booking_Query $query ): string => $query->filter_key(), $others ) );
	}

	/** Returns a query whose every filter differs from the default. */
	private static function query(): Booking_Query {
		return new Booking_Query( 1, 3, 5, Booking_Status::Pending, Payment_Status::Paid, true, '2026-11-01', '2026-11-30', Booking_Sort::Room, true );
	}
}
