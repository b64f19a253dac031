<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Service;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Limits;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Event;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Service\Weeks\Week_Choice;
use StudioCalendar\Service\Weeks\Week_Plan;
use StudioCalendar\Tests\Unit\Domain\A_Booking;

/** Tests of Week_Plan: what becomes of each booking of a week, and why some cannot be copied. */
final class Week_Plan_Test extends TestCase {

	private const TODAY = '2026-11-25';

	public function test_a_copy_has_the_weekday_of_its_booking_and_no_payment_and_no_series(): void {
		$friday = A_Booking::of( 3, '2026-11-27', series: 1 )->with( payment_status: Payment_Status::Paid, is_private: true, hidden_description: 'Key' );
		$copy   = self::plan( array( $friday ) )->copies[3];

		self::assertSame( array( '2026-12-11', Booking_Status::Approved, Payment_Status::Unpaid, null ), array( $copy->date, $copy->status, $copy->payment_status, $copy->series ) );
		self::assertSame( array( true, 'Key', 1080, 1170, 11 ), array( $copy->is_private, $copy->hidden_description, $copy->interval->start, $copy->interval->end, $copy->room_id ) );
	}

	public function test_requests_are_counted_and_other_rooms_are_not(): void {
		$week = array(
			A_Booking::of( 1, '2026-11-23' ),
			A_Booking::of( 2, '2026-11-24' )->with( status: Booking_Status::Pending ),
			A_Booking::of( 3, '2026-11-25', room: 12 ),
			A_Booking::of( 4, '2026-11-26', room: 12 )->with( status: Booking_Status::Pending ),
		);

		self::assertSame( array( 1, 3 ), array_keys( self::plan( $week )->copies ) );
		self::assertSame( 2, self::plan( $week )->pending );
		self::assertSame( array( 3 ), array_keys( self::plan( $week, rooms: array( 12 ) )->copies ) );
		self::assertSame( 1, self::plan( $week, rooms: array( 12 ) )->pending );
	}

	public function test_what_is_left_out_stands_in_nobodys_way_and_is_checked_itself(): void {
		$week  = array( A_Booking::of( 1, '2026-11-27' ), A_Booking::of( 2, '2026-11-27', room: 12 ) );
		$moved = array( 2 => array( 'room_id' => 11, 'start' => null, 'end' => null ) );

		self::assertSame( array( 1, 2 ), array_keys( self::problems( self::plan( $week, overrides: $moved ) ) ) );
		self::assertSame( array( 1 ), array_keys( self::problems( self::plan( $week, array( 1 ), $moved ) ) ) );
		self::assertSame( array( 2 ), array_keys( self::plan( $week, array( 1 ), $moved )->wanted() ) );
	}

	public function test_a_date_before_today_is_refused_to_owners_too(): void {
		$plan = self::plan( array( A_Booking::of( 1, '2026-12-08' ), A_Booking::of( 2, '2026-12-09' ) ), from: '2026-12-07', to: '2026-11-23' );

		self::assertSame( array( 1 => Problem_Code::In_The_Past ), array_map( static fn( Problem $problem ): Problem_Code => $problem->problem, self::problems( $plan ) ) );
	}

	public function test_what_the_studio_no_longer_has_is_named_at_once(): void {
		$gone = A_Booking::of( 1, '2026-11-27', room: 19 )->with( trainer_id: 6, event_id: 8 );
		$plan = self::plan( array( $gone ) );

		self::assertSame( array( 'room_id', 'trainer_id', 'event_id' ), array_keys( self::problems( $plan )[1]->fields ) );
		self::assertSame( array( 'Big hall', 'Salsa', 'Anna' ), array( $plan->copies[1]->names->room, $plan->copies[1]->names->event, $plan->copies[1]->names->first_name ) );
	}

	public function test_the_same_event_at_the_same_place_is_there_already(): void {
		$copy = self::plan( array( A_Booking::of( 1, '2026-11-27' ) ) )->copies[1];

		self::assertTrue( Week_Plan::is_already_there( $copy, array( A_Booking::of( 9, '2026-12-11' ) ) ) );
		foreach ( array( A_Booking::of( 9, '2026-12-11', 1090 ), A_Booking::of( 9, '2026-12-11' )->with( trainer_id: 6 ), A_Booking::of( 9, '2026-12-11' )->with( event_id: 8 ) ) as $other ) {
			self::assertFalse( Week_Plan::is_already_there( $copy, array( $other ) ) );
		}
	}

	public function test_an_override_of_another_booking_is_a_mistake(): void {
		$this->expectException( Problem::class );
		self::plan( array( A_Booking::of( 1, '2026-11-27' ) ), overrides: array( 2 => array( 'room_id' => null, 'start' => null, 'end' => null ) ) );
	}

	/**
	 * @param list<Booking> $week
	 * @param list<int>     $skip
	 * @param array<int, array{ room_id: int|null, start: int|null, end: int|null }> $overrides
	 * @param list<int>     $rooms
	 */
	private static function plan( array $week, array $skip = array(), array $overrides = array(), array $rooms = array(), string $from = '2026-11-23', string $to = '2026-12-07' ): Week_Plan {
		return new Week_Plan( new Week_Choice( 1, $from, $to, $rooms, $skip, $overrides ), $week, self::model(), self::TODAY );
	}

	/** @return array<int, Problem> */
	private static function problems( Week_Plan $plan ): array {
		return $plan->problems( array(), new Booking_Rules( self::model()->studio, new Person( 2, Role::Owner ), self::TODAY, Booking_Limits::of_owners() ) );
	}

	private static function model(): Studio_Model {
		return new Studio_Model(
			new Studio( 1, 'Demo', 'Europe/Tallinn' ),
			array( 11 => new Room( 11, 'Grand hall' ), 12 => new Room( 12, 'Small hall' ) ),
			array( 5 => new Member( 5, Member_Role::Trainer ) ),
			array( 5 => new Profile( 5, 'Anna', 'Tamm', '', '', '', '' ) ),
			array( 7 => new Event( 7, 'Salsa', '', '', 5, false, array() ) ),
			''
		);
	}
}
