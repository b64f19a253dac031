<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;

/** Tests of what each date of a series is checked against when all move together, and of what a dry run tells of it. */
final class Series_Rules_Test extends Series_Case {

	private const EVENING = array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30' );

	public function test_the_event_alone_goes_to_all_with_their_rooms_and_payments(): void {
		$this->edited( $this->ids[1], array( 'room_id' => (string) $this->here->small ) );
		$this->set_column( $this->ids[2], array( 'payment_frequency' => 'monthly' ) );
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'event_id' => (string) $this->here->salsa ) );
		$rows = $this->stored_rows();

		self::assertSame( array( (string) $this->here->salsa ), array_unique( self::column( $rows, 'event_id' ) ) );
		self::assertSame( array( 'Salsa I' ), array_unique( self::column( $rows, 'event_title' ) ) );
		self::assertSame( array( 'Big hall', 'Small hall', 'Big hall', 'Big hall', 'Big hall' ), self::column( $rows, 'room_name' ) );
		self::assertSame( array( 'per_session', 'per_session', 'monthly', 'per_session', 'per_session' ), self::column( $rows, 'payment_frequency' ) );

		$this->edited( $this->ids[3], array( 'scope' => 'following', 'event_id' => (string) $this->here->rehearsal ) );
		self::assertSame( array( 'Salsa I', 'Salsa I', 'Salsa I', 'Rehearsal', 'Rehearsal' ), self::column( $this->stored_rows(), 'event_title' ) );
	}

	/** Two of the series are on one date by then, which is named once. */
	public function test_all_rules_are_asked_and_each_refused_date_is_named_once(): void {
		$this->edited( $this->ids[1], array( 'date' => '2026-12-11', 'time_from' => '10:00', 'time_to' => '11:30' ) );
		$before = $this->everything();
		$early  = array( 'scope' => 'all', 'time_from' => '06:00', 'time_to' => '07:00', 'overrides' => array( '2026-12-11' => array() ) );
		$data   = self::refused( Problem_Code::Outside_Hours, $this->edit( $this->ids[0], $early ) );
		$dates  = self::rows_at( $this->edited( $this->ids[0], array( 'dry_run' => '1' ) + $early ), 'dates' );

		self::assertSame( array( '2026-11-27', '2026-12-11', '2026-12-18', '2026-12-25' ), $data['dates'] ?? null );
		self::assertSame( array( 'outside_hours' ), array_unique( self::column( $dates, 'code' ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_date_whose_trainer_has_left_does_not_move(): void {
		$this->set_column( $this->ids[2], array( 'trainer_id' => $this->here->guest ) );
		$data = self::refused( Problem_Code::Invalid, $this->edit( $this->ids[0], self::EVENING ) );

		self::assertSame( array( array( 'trainer_id' ), array( '2026-12-11' ) ), array( array_keys( (array) ( $data['fields'] ?? null ) ), $data['dates'] ?? null ) );
	}

	/** The room went a moment ago, so that the model still has it: the rows that the write holds say so. */
	public function test_nothing_moves_into_a_room_that_has_just_gone(): void {
		$before = $this->everything();
		$data   = $this->without( $this->here->small, fn(): array => self::refused( Problem_Code::Invalid, $this->edit( $this->ids[0], array( 'scope' => 'all', 'room_id' => (string) $this->here->small ) ) ) );

		self::assertSame( array( 'room_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_requests_that_wait_already_count_for_the_limit(): void {
		$this->make->booking( $this->here->studio, $this->here->small, $this->here->salsa, $this->here->anna, array( 'booking_date' => '2026-11-28', 'status' => 'Pending' ) );
		$limit = static fn(): int => 3;
		add_filter( 'studio_calendar_open_requests', $limit );
		$data = self::refused( Problem_Code::Over_Limit, $this->edit( $this->ids[2], array( 'scope' => 'following' ) + self::EVENING, $this->here->anna ) );
		remove_filter( 'studio_calendar_open_requests', $limit );

		self::assertSame( array( '2026-12-25' ), $data['dates'] ?? null );
	}

	public function test_what_waits_already_does_not_become_pending(): void {
		$this->set_column( $this->ids[1], array( 'status' => 'Pending' ) );
		$dates = self::rows_at( self::ok( $this->edit( $this->ids[0], array( 'dry_run' => '1' ) + self::EVENING, $this->here->anna ) ), 'dates' );

		self::assertSame( array( true, false, true, true, true ), self::column( $dates, 'becomesPending' ) );
	}

	public function test_a_dry_run_that_changes_nothing(): void {
		$dates = self::rows_at( $this->edited( $this->ids[0], array( 'scope' => 'all', 'dry_run' => '1' ) ), 'dates' );

		self::assertSame( array( array( false ), array( true ) ), array( array_unique( self::column( $dates, 'changes' ) ), array_unique( self::column( $dates, 'free' ) ) ) );
	}

	public function test_a_dry_run_under_the_id_of_a_write_is_still_one(): void {
		$move = array( 'request_id' => 'mine' ) + self::EVENING;
		$this->edited( $this->ids[0], $move );
		$stored = $this->everything();
		self::assertArrayHasKey( 'dates', $this->edited( $this->ids[0], array( 'dry_run' => '1' ) + $move ) );
		self::assertSame( $stored, $this->everything() );

		$end = array( 'scope' => 'all', 'request_id' => 'end' );
		self::ok( $this->cancel( $this->ids[1], $end ) );
		self::assertArrayHasKey( 'dates', self::ok( $this->cancel( $this->ids[1], array( 'dry_run' => '1' ) + $end ) ) );
	}

	public function test_a_series_of_another_studio_than_the_named_one_is_not_found(): void {
		$before = $this->everything();
		self::refused( Problem_Code::Booking_Not_Found, $this->edit( $this->ids[0], array( 'studio_id' => (string) $this->here->other_studio ) + self::EVENING ) );

		self::assertSame( $before, $this->everything() );
	}

	/** @param array<string, int|string> $columns */
	private function set_column( int $id, array $columns ): void {
		self::assertSame( 1, self::wpdb()->update( $this->make->table( Table::Bookings ), $columns, array( 'id' => $id ) ) );
	}
}
