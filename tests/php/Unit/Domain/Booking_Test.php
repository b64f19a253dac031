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

	#[DataProvider( 'fields' )]
	public function test_a_copy_differs_in_what_is_named_alone( string $field, mixed $value ): void {
		$before = self::booking();
		$after  = $before->with( ...array( $field => $value ) );

		self::assertSame( array_merge( get_object_vars( $before ), array( $field => $value ) ), get_object_vars( $after ) );
	}

	/** @return iterable<string, array{ string, mixed }> */
	public static function fields(): iterable {
		$values = array(
			'id'                 => 2,
			'room_id'            => 12,
			'event_id'           => 8,
			'trainer_id'         => 6,
			'date'               => '2026-11-21',
			'interval'           => new Interval( 600, 660 ),
			'status'             => Booking_Status::Pending,
			'is_canceled'        => true,
			'is_private'         => true,
			'payment_status'     => Payment_Status::Paid,
			'payment_method'     => Payment_Method::Bank_Transfer,
			'payment_frequency'  => Payment_Frequency::Monthly,
			'hidden_description' => 'Owes a key',
			'names'              => new Name_Snapshot( 'Small hall', 'Tango', 'Mari', 'Mets' ),
			'series'             => 4,
			'revision'           => 3,
		);
		foreach ( $values as $field => $value ) {
			yield $field => array( $field, $value );
		}
	}

	/** @param array<string, mixed> $before @param array<string, mixed> $after */
	#[DataProvider( 'changes' )]
	public function test_only_what_takes_more_time_than_before_is_checked_again( array $before, array $after, bool $takes_more ): void {
		$booking = self::booking();
		self::assertSame( $takes_more, $booking->with( ...$after )->takes_more_than( $booking->with( ...$before ) ) );
	}

	/** @return iterable<string, array{ array<string, mixed>, array<string, mixed>, bool }> */
	public static function changes(): iterable {
		$canceled = array( 'is_canceled' => true );
		$pending  = array( 'status' => Booking_Status::Pending );
		yield 'another event at the same time' => array( array(), array( 'event_id' => 8 ), false );
		yield 'another room' => array( array(), array( 'room_id' => 12 ), true );
		yield 'another date' => array( array(), array( 'date' => '2026-11-21' ), true );
		yield 'another start' => array( array(), array( 'interval' => new Interval( 1065, 1170 ) ), true );
		yield 'another end' => array( array(), array( 'interval' => new Interval( 1080, 1185 ) ), true );
		yield 'approved' => array( $pending, array(), true );
		yield 'canceled' => array( array(), $canceled, false );
		yield 'canceled and moved' => array( array(), $canceled + array( 'room_id' => 12 ), false );
		yield 'restored' => array( $canceled, array(), true );
	}

	private static function booking(): Booking {
		return new Booking(
			1,
			1,
			11,
			7,
			5,
			'2026-11-20',
			new Interval( 1080, 1170 ),
			Booking_Status::Approved,
			false,
			false,
			Payment_Status::Unpaid,
			Payment_Method::Cash,
			Payment_Frequency::Per_Session,
			'',
			new Name_Snapshot( 'Big hall', 'Salsa', 'Anna', 'Tamm' ),
		);
	}
}
