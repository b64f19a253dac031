<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Listing\Booking_Cursor;
use StudioCalendar\Domain\Listing\Booking_Sort;
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;

final class Booking_Cursor_Test extends TestCase {

	/** @param array<string, int|string> $first Columns before those of the time. */
	#[DataProvider( 'places' )]
	public function test_a_place_is_read_as_it_was_written( Booking_Sort $sort, string $text, array $first ): void {
		$cursor = Booking_Cursor::read( $text, $sort );

		self::assertSame( $text, $cursor?->text() );
		self::assertSame( $first + array( 'booking_date' => '2026-11-23', 'start_minute' => 600, 'id' => 17 ), $cursor->columns() );
		foreach ( Booking_Sort::cases() as $other ) {
			self::assertSame( $other === $sort, null !== Booking_Cursor::read( $text, $other ), "in a list by $other->value" );
		}
	}

	/** @return iterable<string, array{ Booking_Sort, string, array<string, int|string> }> */
	public static function places(): iterable {
		yield 'date' => array( Booking_Sort::Date, 'date..2026-11-23.600.17', array() );
		yield 'room' => array( Booking_Sort::Room, 'room.7.2026-11-23.600.17', array( 'room_id' => 7 ) );
		yield 'trainer' => array( Booking_Sort::Trainer, 'trainer.0.2026-11-23.600.17', array( 'trainer_id' => 0 ) );
		yield 'status' => array( Booking_Sort::Status, 'status.1Pending.2026-11-23.600.17', array( 'is_canceled' => 1, 'status' => 'Pending' ) );
		yield 'payment' => array( Booking_Sort::Payment, 'payment.unpaid.2026-11-23.600.17', array( 'payment_status' => 'unpaid' ) );
	}

	#[DataProvider( 'other_texts' )]
	public function test_anything_else_is_none( string $text, Booking_Sort $sort = Booking_Sort::Date ): void {
		self::assertNull( Booking_Cursor::read( $text, $sort ) );
	}

	/** @return iterable<string, array{ string, 1?: Booking_Sort }> */
	public static function other_texts(): iterable {
		yield 'nothing' => array( '' );
		yield 'no day' => array( 'date..2026-02-30.600.17' );
		yield 'more behind it' => array( "date..2026-11-23.600.17\n" );
		yield 'no number' => array( 'date..2026-11-23.600.-1' );
		yield 'a number too long' => array( 'date..2026-11-23.600.9999999999999999999' );
		yield 'an unknown status' => array( 'status.0Done.2026-11-23.600.17', Booking_Sort::Status );
		yield 'no room' => array( 'room..2026-11-23.600.17', Booking_Sort::Room );
	}

	#[DataProvider( 'sorts' )]
	public function test_the_place_of_a_booking_is_what_the_list_is_ordered_by( Booking_Sort $sort, string $text ): void {
		self::assertSame( $text, Booking_Cursor::of( self::booking( false ), $sort )->text() );
	}

	/** @return iterable<string, array{ Booking_Sort, string }> */
	public static function sorts(): iterable {
		yield 'date' => array( Booking_Sort::Date, 'date..2026-11-23.600.17' );
		yield 'room' => array( Booking_Sort::Room, 'room.7.2026-11-23.600.17' );
		yield 'trainer' => array( Booking_Sort::Trainer, 'trainer.5.2026-11-23.600.17' );
		yield 'status' => array( Booking_Sort::Status, 'status.0Pending.2026-11-23.600.17' );
		yield 'payment' => array( Booking_Sort::Payment, 'payment.paid.2026-11-23.600.17' );
	}

	public function test_canceled_bookings_have_a_place_of_their_own_in_a_list_by_status(): void {
		self::assertSame( 'status.1Pending.2026-11-23.600.17', Booking_Cursor::of( self::booking( true ), Booking_Sort::Status )->text() );
	}

	private static function booking( bool $is_canceled ): Booking {
		$names = new Name_Snapshot( 'Big hall', 'Salsa', 'Anna', 'Tamm' );

		return new Booking( 17, 1, 7, 3, 5, '2026-11-23', new Interval( 600, 660 ), Booking_Status::Pending, $is_canceled, false, Payment_Status::Paid, Payment_Method::Cash, Payment_Frequency::Per_Session, '', $names );
	}
}
