<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Limits;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Studio;

final class Booking_Rules_Test extends TestCase {

	private const TODAY = '2026-11-20';
	private const ME    = 5;

	#[DataProvider( 'wanted' )]
	public function test_first_rule_that_fails_says_why( Role $role, Booking $wanted, ?Problem_Code $why ): void {
		self::assertSame( $why, $this->refusal( $role, $wanted, array( self::booking( 1, 1080, 1170 ) ) ) );
	}

	/** @return iterable<string, array{ Role, Booking, Problem_Code|null }> */
	public static function wanted(): iterable {
		$trainer = Role::Trainer;
		yield 'free' => array( $trainer, self::booking( 0, 600, 660 ), null );
		yield 'the whole day' => array( $trainer, self::booking( 0, 420, 1440, room: 12 ), null );
		yield 'no length' => array( $trainer, self::booking( 0, 600, 600 ), Problem_Code::Too_Short );
		yield 'end before start' => array( $trainer, self::booking( 0, 660, 600 ), Problem_Code::Too_Short );
		yield 'a minute under the minimum' => array( $trainer, self::booking( 0, 600, 629 ), Problem_Code::Too_Short );
		yield 'the minimum' => array( $trainer, self::booking( 0, 600, 630 ), null );
		yield 'before the first hour' => array( $trainer, self::booking( 0, 419, 480 ), Problem_Code::Outside_Hours );
		yield 'after the last hour' => array( $trainer, self::booking( 0, 1380, 1441 ), Problem_Code::Outside_Hours );
		yield 'further ahead than the limit' => array( $trainer, self::booking( 0, 600, 660, date: '2027-12-26' ), Problem_Code::Over_Limit );
		yield 'at the limit' => array( $trainer, self::booking( 0, 600, 660, date: '2027-12-25' ), null );
		yield 'today is not past, whoever asks' => array( Role::Guest, self::booking( 0, 600, 660 ), null );
		yield 'yesterday' => array( $trainer, self::booking( 0, 600, 660, date: '2026-11-19' ), Problem_Code::In_The_Past );
		yield 'yesterday, owner' => array( Role::Owner, self::booking( 0, 600, 660, date: '2026-11-19' ), null );
		yield 'earlier today' => array( $trainer, self::booking( 0, 420, 480 ), null );
		yield 'overlap' => array( $trainer, self::booking( 0, 1169, 1260 ), Problem_Code::Slot_Taken );
		yield 'overlap, owner' => array( Role::Owner, self::booking( 0, 1169, 1260 ), Problem_Code::Slot_Taken );
		yield 'overlap, administrator' => array( Role::Admin, self::booking( 0, 1169, 1260 ), Problem_Code::Slot_Taken );
		yield 'same time, other room' => array( $trainer, self::booking( 0, 1080, 1170, room: 12 ), null );
		yield 'same time, other date' => array( $trainer, self::booking( 0, 1080, 1170, date: '2026-11-21' ), null );
		yield 'under the gap' => array( $trainer, self::booking( 0, 1184, 1260 ), Problem_Code::Gap_Too_Small );
		yield 'under the gap, administrator' => array( Role::Admin, self::booking( 0, 1184, 1260 ), Problem_Code::Gap_Too_Small );
		yield 'under the gap, owner' => array( Role::Owner, self::booking( 0, 1170, 1260 ), null );
		yield 'exactly the gap' => array( $trainer, self::booking( 0, 1185, 1260 ), null );
		yield 'itself, moved by an hour' => array( $trainer, self::booking( 1, 1140, 1230 ), null );
	}

	public function test_a_canceled_booking_takes_no_time(): void {
		$canceled = self::booking( 1, 1080, 1170 )->with( is_canceled: true );
		self::assertNull( $this->refusal( Role::Trainer, self::booking( 0, 1080, 1170 ), array( $canceled ) ) );
	}

	public function test_a_pending_booking_takes_time(): void {
		$pending = self::booking( 1, 1080, 1170 )->with( status: Booking_Status::Pending );
		self::assertSame( Problem_Code::Slot_Taken, $this->refusal( Role::Owner, self::booking( 0, 1080, 1170 ), array( $pending ) ) );
	}

	public function test_the_refusal_names_every_booking_in_the_way(): void {
		$others = array( self::booking( 1, 1080, 1170 ), self::booking( 2, 1170, 1260 ), self::booking( 3, 1260, 1320 ) );
		try {
			$this->rules( Role::Owner )->check( self::booking( 0, 1100, 1200 ), $others );
			self::fail( 'An overlap was let in.' );
		} catch ( Problem $problem ) {
			self::assertSame( array( $others[0], $others[1] ), $problem->conflicts );
		}
	}

	public function test_the_refusal_for_an_overlap_is_a_list_and_names_no_minutes(): void {
		$others = array( self::booking( 3, 1260, 1320 ), self::booking( 1, 1080, 1170 ) );
		try {
			$this->rules( Role::Trainer )->check( self::booking( 0, 1100, 1200 ), $others );
			self::fail( 'An overlap was let in.' );
		} catch ( Problem $problem ) {
			self::assertSame( array( $others[1] ), $problem->conflicts );
			self::assertSame( 0, $problem->minutes );
		}
	}

	public function test_two_new_bookings_of_one_request_are_in_each_others_way(): void {
		$first = self::booking( 0, 600, 660 );
		self::assertSame( Problem_Code::Slot_Taken, $this->refusal( Role::Owner, self::booking( 0, 630, 690 ), array( $first ) ) );
	}

	public function test_the_limit_of_requests_is_the_limits_own(): void {
		$rules = $this->rules( Role::Trainer );
		$rules->check_requests( 2 );
		$this->expectExceptionMessage( Problem_Code::Over_Limit->value );
		$rules->check_requests( 3 );
	}

	public function test_what_is_too_short_says_the_minimum(): void {
		try {
			$this->rules( Role::Owner )->check( self::booking( 0, 600, 610 ), array() );
			self::fail( 'A booking under the minimum was let in.' );
		} catch ( Problem $problem ) {
			self::assertSame( 30, $problem->minutes );
		}
	}

	public function test_no_set_of_accepted_bookings_ever_overlaps(): void {
		mt_srand( 20261120 );
		$rules    = $this->rules( Role::Owner );
		$accepted = array();
		for ( $id = 1; $id <= 2000; $id++ ) {
			$start  = 420 + 5 * mt_rand( 0, 200 );
			$wanted = self::booking( $id, $start, min( 1440, $start + 5 * mt_rand( 6, 40 ) ), room: 11 + mt_rand( 0, 2 ), date: '2026-11-2' . mt_rand( 0, 4 ) );
			try {
				$rules->check( $wanted, $accepted );
				$accepted[] = $wanted;
			} catch ( Problem $problem ) {
				self::assertNotSame( Problem_Code::Gap_Too_Small, $problem->problem, 'Owners may break the gap.' );
			}
		}
		foreach ( $accepted as $one ) {
			foreach ( $accepted as $other ) {
				$same_place = $one->room_id === $other->room_id && $one->date === $other->date && $one->id !== $other->id;
				self::assertFalse( $same_place && $one->interval->overlaps( $other->interval ) );
			}
		}
		self::assertGreaterThan( 50, count( $accepted ) );
	}

	/** @param list<Booking> $others */
	private function refusal( Role $role, Booking $wanted, array $others ): ?Problem_Code {
		try {
			$this->rules( $role )->check( $wanted, $others );
			return null;
		} catch ( Problem $problem ) {
			return $problem->problem;
		}
	}

	private function rules( Role $role ): Booking_Rules {
		$studio = new Studio( 1, 'Studio', 'Europe/Tallinn', 30, 15 );
		return new Booking_Rules( $studio, new Person( self::ME, $role ), self::TODAY, new Booking_Limits( 400, 2 ) );
	}

	private static function booking( int $id, int $start, int $end, int $room = 11, string $date = self::TODAY ): Booking {
		return A_Booking::of( $id, $date, $start, $end, $room );
	}
}
