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
use StudioCalendar\Domain\Name_Snapshot;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;

final class Booking_Test extends TestCase {

	/** @param callable( Booking ): Booking $copy */
	#[DataProvider( 'fields' )]
	public function test_a_copy_differs_in_what_is_named_alone( string $field, mixed $value, callable $copy ): void {
		$before = self::booking();

		self::assertSame( array_merge( get_object_vars( $before ), array( $field => $value ) ), get_object_vars( $copy( $before ) ) );
	}

	/** @return iterable<array{ string, mixed, callable( Booking ): Booking }> */
	public static function fields(): iterable {
		$moved = new Interval( 600, 660 );
		$names = new Name_Snapshot( 'Small hall', 'Tango', 'Mari', 'Mets' );
		yield array( 'id', 2, static fn( Booking $booking ) => $booking->with( id: 2 ) );
		yield array( 'room_id', 12, static fn( Booking $booking ) => $booking->with( room_id: 12 ) );
		yield array( 'event_id', 8, static fn( Booking $booking ) => $booking->with( event_id: 8 ) );
		yield array( 'trainer_id', 6, static fn( Booking $booking ) => $booking->with( trainer_id: 6 ) );
		yield array( 'date', '2026-11-21', static fn( Booking $booking ) => $booking->with( date: '2026-11-21' ) );
		yield array( 'interval', $moved, static fn( Booking $booking ) => $booking->with( interval: $moved ) );
		yield array( 'status', Booking_Status::Pending, static fn( Booking $booking ) => $booking->with( status: Booking_Status::Pending ) );
		yield array( 'is_canceled', true, static fn( Booking $booking ) => $booking->with( is_canceled: true ) );
		yield array( 'is_private', true, static fn( Booking $booking ) => $booking->with( is_private: true ) );
		yield array( 'payment_status', Payment_Status::Paid, static fn( Booking $booking ) => $booking->with( payment_status: Payment_Status::Paid ) );
		yield array( 'payment_method', Payment_Method::Bank_Transfer, static fn( Booking $booking ) => $booking->with( payment_method: Payment_Method::Bank_Transfer ) );
		yield array( 'payment_frequency', Payment_Frequency::Monthly, static fn( Booking $booking ) => $booking->with( payment_frequency: Payment_Frequency::Monthly ) );
		yield array( 'hidden_description', 'Owes a key', static fn( Booking $booking ) => $booking->with( hidden_description: 'Owes a key' ) );
		yield array( 'names', $names, static fn( Booking $booking ) => $booking->with( names: $names ) );
		yield array( 'series', 4, static fn( Booking $booking ) => $booking->with( series: 4 ) );
		yield array( 'revision', 3, static fn( Booking $booking ) => $booking->with( revision: 3 ) );
	}

	public function test_a_new_booking_is_at_its_first_revision(): void {
		self::assertSame( 1, self::booking()->revision );
	}

	#[DataProvider( 'changes' )]
	public function test_only_what_takes_more_time_than_before_is_checked_again( Booking $before, Booking $after, bool $takes_more ): void {
		self::assertSame( $takes_more, $after->takes_more_than( $before ) );
	}

	/** @return iterable<string, array{ Booking, Booking, bool }> */
	public static function changes(): iterable {
		$here     = self::booking();
		$canceled = $here->with( is_canceled: true );
		yield 'another event at the same time' => array( $here, $here->with( event_id: 8 ), false );
		yield 'another room' => array( $here, $here->with( room_id: 12 ), true );
		yield 'another date' => array( $here, $here->with( date: '2026-11-21' ), true );
		yield 'another start' => array( $here, $here->with( interval: new Interval( 1065, 1170 ) ), true );
		yield 'another end' => array( $here, $here->with( interval: new Interval( 1080, 1185 ) ), true );
		yield 'approved' => array( $here->with( status: Booking_Status::Pending ), $here, true );
		yield 'canceled' => array( $here, $canceled, false );
		yield 'canceled and moved' => array( $here, $canceled->with( room_id: 12 ), false );
		yield 'restored' => array( $canceled, $here, true );
	}

	private static function booking(): Booking {
		return A_Booking::of( 1, '2026-11-20', series: 9 );
	}
}
