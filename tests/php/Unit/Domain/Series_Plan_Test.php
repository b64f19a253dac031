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
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Series\Series_Choice;
use StudioCalendar\Domain\Series\Series_Plan;
use StudioCalendar\Domain\Series\Series_Row;
use StudioCalendar\Domain\Series\Series_Scope;
use StudioCalendar\Domain\Series\Taking_Back;

/** Tests of what a write with a scope makes of a series, and of what an undo needs, without a database. */
final class Series_Plan_Test extends TestCase {

	private const TODAY = '2026-11-20';

	/** @param list<string> $dates Dates after the move. */
	#[DataProvider( 'scopes' )]
	public function test_a_scope_reaches_from_where_it_begins( Series_Scope $scope, int $anchor, string $today, array $dates ): void {
		$series = A_Booking::fridays( 5 );
		$plan   = self::plan( $series[ $anchor ], $series[ $anchor ]->with( date: '2026-12-05' ), $series, new Series_Choice( $scope ), $today );

		self::assertSame( $dates, array_map( static fn( Series_Row $row ): string => $row->after->date, $plan->changed() ) );
	}

	/** @return iterable<string, array{ Series_Scope, int, string, list<string> }> The series is on Fridays from 20 November on. */
	public static function scopes(): iterable {
		yield 'one' => array( Series_Scope::One, 2, self::TODAY, array( '2026-12-05' ) );
		yield 'following' => array( Series_Scope::Following, 2, self::TODAY, array( '2026-12-05', '2026-12-12', '2026-12-19' ) );
		yield 'all, from today on' => array( Series_Scope::All, 2, self::TODAY, array( '2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19' ) );
		yield 'all, without the past' => array( Series_Scope::All, 2, '2026-12-05', array( '2026-12-12', '2026-12-19' ) );
		yield 'following of the past' => array( Series_Scope::Following, 2, '2026-12-12', array( '2026-12-19' ) );
	}

	public function test_the_named_one_and_the_past_are_counted(): void {
		$series = A_Booking::fridays( 5 );
		$plan   = self::plan( $series[2], $series[2]->with( is_canceled: true ), $series, new Series_Choice( Series_Scope::One ), '2026-11-27' );

		self::assertSame( array( 'one' => 1, 'following' => 3, 'all' => 4 ), $plan->counts() );
		self::assertSame( array( $series[0] ), $plan->past );
	}

	public function test_the_first_that_takes_time_is_the_first_date(): void {
		$series    = A_Booking::fridays( 3 );
		$series[0] = $series[0]->with( is_canceled: true );

		$this->expectException( Problem::class );
		self::plan( $series[1], $series[1]->with( date: '2026-11-28' ), $series, new Series_Choice( Series_Scope::Following ), self::TODAY );
	}

	public function test_a_scope_that_changes_nothing_splits_nothing(): void {
		$series = A_Booking::fridays( 3 );
		$plan   = self::plan( $series[1], $series[1], $series, new Series_Choice( Series_Scope::Following ), self::TODAY );

		self::assertSame( array(), $plan->later_half() );
		self::assertSame( array(), $plan->split( array() ) );
	}

	public function test_the_later_half_takes_a_name_that_is_free(): void {
		$series = A_Booking::fridays( 4 );
		$plan   = self::plan( $series[1], $series[1]->with( date: '2026-11-28' ), $series, new Series_Choice( Series_Scope::Following ), self::TODAY );
		$named  = static fn( Series_Plan $plan, int ...$taken ): array => array_values( array_unique( array_map( static fn( Series_Row $row ): ?int => $row->after->series, $plan->split( array_values( $taken ) ) ) ) );

		self::assertSame( array( 2 ), $named( $plan ) );
		self::assertSame( array( 3 ), $named( $plan, 2 ) );
		self::assertSame( array( null ), $named( $plan, 2, 3, 4 ) );
		self::assertSame( array( 1, 1, 1 ), array_map( static fn( Series_Row $row ): ?int => $row->after->split_from, $plan->split( array() ) ) );
	}

	public function test_a_booking_apart_keeps_its_place_and_takes_what_else_changes(): void {
		$series    = A_Booking::fridays( 3 );
		$series[1] = $series[1]->with( interval: new Interval( 600, 660 ) );
		$target    = $series[0]->with( interval: new Interval( 1200, 1260 ), hidden_description: 'New' );
		$rows      = self::plan( $series[0], $target, $series, new Series_Choice( Series_Scope::All ), self::TODAY )->rows;

		self::assertSame( array( false, true, false ), array_map( static fn( Series_Row $row ): bool => $row->differs, $rows ) );
		self::assertSame( array( 1200, 600, 1200 ), array_map( static fn( Series_Row $row ): int => $row->after->interval->start, $rows ) );
		self::assertSame( array( 'New', 'New', 'New' ), array_map( static fn( Series_Row $row ): string => $row->after->hidden_description, $rows ) );
	}

	public function test_only_what_moves_asks_again(): void {
		$series    = A_Booking::fridays( 3 );
		$series[1] = $series[1]->with( interval: new Interval( 1200, 1260 ) );
		$target    = $series[0]->with( interval: new Interval( 1200, 1260 ) );
		$plan      = new Series_Plan( $series[0], $target, $series, new Series_Choice( Series_Scope::All, array(), array( '2026-11-27' => array( 'room_id' => null, 'start' => null, 'end' => null ) ) ), self::TODAY, array(), static fn(): bool => true, true );

		self::assertSame( array( Booking_Status::Pending, Booking_Status::Approved, Booking_Status::Pending ), array_map( static fn( Series_Row $row ): Booking_Status => $row->after->status, $plan->rows ) );
	}

	#[DataProvider( 'undos' )]
	public function test_an_undo_needs_the_role_of_the_change_back( Role $role, Booking $now, Booking $then, bool $may ): void {
		self::assertSame( $may, Taking_Back::may( new Person( 5, $role ), $now, $then, self::TODAY ) );
	}

	/** @return iterable<string, array{ Role, Booking, Booking, bool }> */
	public static function undos(): iterable {
		$now   = self::booking( 1, '2026-11-27' );
		$moved = $now->with( date: '2026-11-28' );
		yield 'a trainer moves back' => array( Role::Trainer, $now, $moved, true );
		yield 'with its approval' => array( Role::Trainer, $now->with( status: Booking_Status::Pending ), $moved, true );
		yield 'into the past' => array( Role::Trainer, $now, $now->with( date: '2026-11-19' ), false );
		yield 'an administrator, into the past' => array( Role::Admin, $now, $now->with( date: '2026-11-19' ), true );
		yield 'an approval alone' => array( Role::Trainer, $now, $now->with( status: Booking_Status::Pending ), false );
		yield 'an approval, owner' => array( Role::Owner, $now, $now->with( status: Booking_Status::Pending ), true );
		yield 'a payment' => array( Role::Admin, $now, $now->with( payment_status: Payment_Status::Paid ), false );
		yield 'another trainer' => array( Role::Admin, $now, $now->with( trainer_id: 6 ), false );
		yield 'a hidden text' => array( Role::Trainer, $now, $now->with( hidden_description: 'x' ), false );
		yield 'a cancel' => array( Role::Trainer, $now, $now->with( is_canceled: true ), true );
		yield 'a cancel of somebody else\'s' => array( Role::Trainer, $now->with( trainer_id: 6 ), $now->with( trainer_id: 6, is_canceled: true ), false );
		yield 'a series alone' => array( Role::Trainer, $now->with( trainer_id: 6 ), $now->with( trainer_id: 6 )->in_series( 9, 1 ), true );
		yield 'a guest' => array( Role::Guest, $now, $now->with( is_canceled: true ), false );
	}

	/** @param list<Booking> $series */
	private static function plan( Booking $anchor, Booking $target, array $series, Series_Choice $choice, string $today ): Series_Plan {
		return new Series_Plan( $anchor, $target, $series, $choice, $today, array( 11 => new Room( 11, 'Big hall' ) ), static fn(): bool => true );
	}

	private static function booking( int $id, string $date ): Booking {
		return A_Booking::of( $id, $date, series: 1 );
	}
}
