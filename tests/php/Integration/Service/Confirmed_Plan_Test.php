<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Tests\Integration\Rest\Server;
use WP_REST_Response;

/** Tests of `plan` (decision 0060): a series is changed as the person has seen it, or not at all. */
final class Confirmed_Plan_Test extends Series_Case {

	private const LATER = array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30' );

	private const REVIEW = 'The series has changed in the meantime. Review it and try again.';

	/** @param Closure(self): mixed $meanwhile */
	#[DataProvider( 'changes' )]
	public function test_what_nobody_has_seen_is_not_done( Closure $meanwhile ): void {
		$edit   = $this->editing( self::LATER );
		$cancel = $this->canceling( array( 'scope' => 'all' ) );
		$split  = $this->canceling( array( 'scope' => 'following' ) );
		$plans  = array_map( self::plan_of( ... ), array( $edit( array( 'dry_run' => '1' ) ), $cancel( array( 'dry_run' => '1' ) ), $split( array( 'dry_run' => '1' ) ) ) );
		$meanwhile( $this );
		$before = $this->everything();
		foreach ( array( $edit, $cancel, $split ) as $number => $write ) {
			$refused = $write( array( 'plan' => $plans[ $number ], 'request_id' => "press-$number" ) );
			$data    = self::refused( Problem_Code::Changed_Meanwhile, $refused );
			self::assertSame( array( 'plan' => self::REVIEW ), $data['fields'] ?? null );
			self::assertSame( self::REVIEW, self::value_at( (array) $refused->get_data(), 'message' ) );
			self::assertSame( $before, $this->everything() );
			self::assertNotSame( $plans[ $number ], self::plan_of( $write( array( 'dry_run' => '1' ) ) ) );
		}
	}

	/** @return iterable<string, array{ Closure(self): mixed }> What somebody else does between the look and the press. */
	public static function changes(): iterable {
		yield 'canceled' => array( static fn( self $test ): array => $test->change( 'cancel', $test->ids[3] ) );
		yield 'paid' => array( static fn( self $test ): array => $test->change( 'markPaid', $test->ids[2] ) );
		yield 'moved' => array( static fn( self $test ): array => $test->edited( $test->ids[3], array( 'time_from' => '17:00', 'time_to' => '18:30' ) ) );
		yield 'another event' => array( static fn( self $test ): array => $test->edited( $test->ids[2], array( 'event_id' => (string) $test->here->salsa ) ) );
		yield 'added' => array( static fn( self $test ): int => $test->added() );
		yield 'the later half split off' => array( static fn( self $test ): array => $test->edited( $test->ids[3], array( 'scope' => 'following', 'time_to' => '19:45' ) ) );
		yield 'midnight' => array( static fn( self $test ): Server => $test->server = Server::at( self::wpdb(), '2026-12-05T10:00:00Z' ) );
	}

	public function test_a_booking_that_came_back_was_not_seen(): void {
		$this->change( 'cancel', $this->ids[3] );
		$cancel = $this->canceling( array( 'scope' => 'all' ) );
		$plan   = self::plan_of( $cancel( array( 'dry_run' => '1' ) ) );
		$this->change( 'restore', $this->ids[3] );
		self::refused( Problem_Code::Changed_Meanwhile, $cancel( array( 'plan' => $plan ) ) );
		self::ok( $cancel() );

		self::assertSame( array( '1', '1', '1', '1', '1' ), self::column( $this->stored_rows(), 'is_canceled' ) );
	}

	public function test_the_plan_of_the_last_look_is_carried_out_whatever_is_chosen(): void {
		$this->change( 'markPaid', $this->ids[2] );
		$edit    = $this->editing( self::LATER );
		$plan    = self::plan_of( $edit( array( 'dry_run' => '1' ) ) );
		$choices = array( 'skip_dates' => array( '2026-12-18' ), 'overrides' => array( '2026-12-11' => array( 'room_id' => $this->here->small ) ) );
		self::assertSame( $plan, self::plan_of( $edit( $choices + array( 'dry_run' => '1', 'plan' => 'of an earlier look' ) ) ) );
		self::ok( $edit( $choices + array( 'plan' => $plan ) ) );

		self::assertSame( array( '1200', '1200', '1200', '1080', '1200' ), self::column( $this->stored_rows(), 'start_minute' ) );
		self::assertSame( (string) $this->here->small, $this->stored_rows()[2]['room_id'] );
	}

	public function test_the_plan_of_another_change_is_none(): void {
		$before = $this->everything();
		$edit   = $this->editing( self::LATER );
		$plans  = array(
			$edit( array( 'dry_run' => '1', 'scope' => 'following' ) ),
			$edit( array( 'dry_run' => '1', 'time_to' => '21:00' ) ),
			$this->canceling( array( 'scope' => 'all' ) )( array( 'dry_run' => '1' ) ),
		);
		foreach ( array( ...array_map( self::plan_of( ... ), $plans ), '0', 'none' ) as $other ) {
			self::refused( Problem_Code::Changed_Meanwhile, $edit( array( 'plan' => $other ) ) );
		}
		$data = self::refused( Problem_Code::Invalid, $edit( array( 'plan' => str_repeat( 'a', 65 ) ) ) );
		self::assertSame( array( 'plan' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		self::refused( Problem_Code::Invalid, $edit( array( 'plan' => array( 'a' ) ) ) );

		self::assertSame( $before, $this->everything() );
	}

	public function test_without_a_plan_whatever_is_there_is_changed(): void {
		$edit = $this->editing( self::LATER );
		self::plan_of( $edit( array( 'dry_run' => '1' ) ) );
		$this->change( 'cancel', $this->ids[3] );
		self::ok( $edit( array( 'plan' => '' ) ) );

		self::assertSame( array( '1200', '1200', '1200', '1080', '1200' ), self::column( $this->stored_rows(), 'start_minute' ) );
	}

	public function test_the_same_request_is_answered_as_before_whatever_the_plan_is_now(): void {
		$cancel = $this->canceling( array( 'scope' => 'all', 'request_id' => 'once' ) );
		$edit   = $this->editing( self::LATER + array( 'request_id' => 'moved' ) );
		$plan   = self::plan_of( $edit( array( 'dry_run' => '1' ) ) );
		$moved  = self::ok( $edit( array( 'plan' => $plan ) ) );
		$this->change( 'cancel', $this->ids[3] );
		$ended  = self::ok( $cancel( array( 'plan' => self::plan_of( $cancel( array( 'dry_run' => '1' ) ) ) ) ) );
		$stored = $this->everything();

		self::assertEquals( $moved, self::ok( $edit( array( 'plan' => $plan ) ) ) );
		self::assertEquals( $moved, self::ok( $edit( array( 'plan' => 'of a later look' ) ) ) );
		self::assertEquals( $ended, self::ok( $cancel( array( 'plan' => 'of a later look' ) ) ) );
		self::assertSame( $stored, $this->everything() );
	}

	/** A refusal is not kept: the next look's plan goes under the same ID. */
	public function test_a_refused_request_can_be_sent_again_with_the_new_plan(): void {
		$cancel = $this->canceling( array( 'scope' => 'all', 'request_id' => 'pressed' ) );
		self::refused( Problem_Code::Changed_Meanwhile, $cancel( array( 'plan' => 'of an earlier look' ) ) );
		self::assertCount( 5, self::rows_at( self::ok( $cancel( array( 'plan' => self::plan_of( $cancel( array( 'dry_run' => '1' ) ) ) ) ) ), 'bookings' ) );
	}

	/** Ivan takes one class of Anna's series, as a substitute: Anna may not change it and sees no plan of it. */
	public function test_what_a_trainer_may_not_change_is_no_part_of_her_plan(): void {
		self::ok( $this->edit( $this->ids[3], array( 'trainer_id' => (string) $this->here->ivan, 'event_id' => (string) $this->here->yoga, 'private' => '1' ) ) );
		$split = $this->canceling( array( 'scope' => 'following' ), $this->here->anna );
		$plan  = self::plan_of( $split( array( 'dry_run' => '1' ) ) );
		self::ok( $this->edit( $this->ids[3], array( 'hiddenOwnerCustomDescription' => 'Key 7', 'time_to' => '19:00' ) ) );
		$this->change( 'markPaid', $this->ids[3] );

		self::assertSame( $plan, self::plan_of( $split( array( 'dry_run' => '1' ) ) ) );
		self::ok( $split( array( 'plan' => $plan ) ) );
		self::assertSame( array( '0', '1', '1', '0', '1' ), self::column( $this->stored_rows(), 'is_canceled' ) );
	}

	public function test_one_booking_has_a_plan_too(): void {
		$alone = $this->make->booking( $this->here->studio, $this->here->small, $this->here->salsa, $this->here->anna, array( 'booking_date' => '2026-11-27' ) );
		$write = fn( array $more ): WP_REST_Response => $this->server->call( 'POST', "booking/cancel/$alone", $more, $this->here->anna );
		$plan  = self::plan_of( $write( array( 'dry_run' => '1' ) ) );
		self::ok( $this->server->call( 'POST', "booking/markPaid/$alone", array(), $this->here->mari ) );
		self::refused( Problem_Code::Changed_Meanwhile, $write( array( 'plan' => $plan ) ) );
		self::ok( $write( array( 'plan' => self::plan_of( $write( array( 'dry_run' => '1' ) ) ) ) ) );

		self::assertSame( '1', $this->row( $alone )['is_canceled'] );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return Closure(array<string, mixed>=): WP_REST_Response Edits the second booking of the series so.
	 */
	private function editing( array $change ): Closure {
		return fn( array $more = array() ): WP_REST_Response => $this->edit( $this->ids[1], $more + $change );
	}

	/**
	 * @param array<string, mixed> $choice
	 * @return Closure(array<string, mixed>=): WP_REST_Response Cancels the second booking of the series so.
	 */
	private function canceling( array $choice, ?int $user = null ): Closure {
		return fn( array $more = array() ): WP_REST_Response => $this->cancel( $this->ids[1], $more + $choice, $user );
	}

	/** Adds a date to the series, as no call does yet. */
	private function added(): int {
		$place = array( 'booking_date' => '2027-01-01', 'start_minute' => 1080, 'end_minute' => 1170, 'series_id' => $this->ids[0] );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, $place );
	}

	private static function plan_of( WP_REST_Response $response ): string {
		$plan = self::ok( $response )['plan'] ?? null;
		self::assertIsString( $plan );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $plan );

		return $plan;
	}
}
