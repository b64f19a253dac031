<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Server;

/** Tests of weekly series in `booking/add`: all dates are stored or none, and single dates can be skipped or changed (docs/behaviour.md, 7). */
final class Series_Test extends Rest_Case {

	public function test_repeat_n_makes_n_further_weeks_in_one_series(): void {
		$bookings = self::rows_at( self::ok( $this->server->add( $this->weekly( 3 ), $this->here->anna ) ), 'bookings' );

		self::assertSame( array( '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18' ), self::column( $bookings, 'date' ) );
		self::assertSame( array( '18:00' ), array_unique( self::column( $bookings, 'time_from' ) ) );
		self::assertSame( array( $bookings[0]['id'] ), array_unique( self::column( $bookings, 'series_id' ) ) );
		self::assertCount( 4, array_unique( self::column( $bookings, 'id' ) ) );
		$stored = array_column( $this->rows( Table::Bookings, '' ), 'series_id', 'id' );
		self::assertSame( array_fill_keys( array_keys( $stored ), (string) self::id_at( $bookings, 0, 'id' ) ), $stored );
	}

	public function test_a_single_booking_is_no_series(): void {
		$bookings = self::rows_at( self::ok( $this->server->add( $this->weekly( 0 ), $this->here->anna ) ), 'bookings' );

		self::assertCount( 1, $bookings );
		self::assertNull( $bookings[0]['series_id'] );
	}

	/** Covers test 20 of docs/security.md. */
	public function test_a_year_is_the_longest_series(): void {
		self::assertCount( 53, self::rows_at( self::ok( $this->server->add( $this->weekly( 52 ), $this->here->anna ) ), 'bookings' ) );
		$before = $this->everything();
		foreach ( array( 53, 10_000, -1, '52 weeks', 1.5 ) as $repeat ) {
			$data = self::refused( Problem_Code::Invalid, $this->server->add( array( 'repeat' => $repeat ) + $this->weekly( 0 ), $this->here->anna ) );
			self::assertSame( array( 'repeat' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	public function test_one_taken_date_refuses_the_series_as_a_whole(): void {
		$this->take( '2026-12-04' );
		$this->take( '2026-12-18' );
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Slot_Taken, $this->server->add( $this->weekly( 3 ), $this->here->anna ) );

		self::assertSame( array( '2026-12-04', '2026-12-18' ), self::column( self::rows_at( $data, 'conflicts' ), 'date' ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_taken_dates_can_be_left_out(): void {
		$this->take( '2026-12-04' );
		$answer = self::ok( $this->server->add( $this->weekly( 2 ) + array( 'skip_dates' => array( '2026-12-04' ) ), $this->here->anna ) );

		self::assertSame( array( '2026-11-27', '2026-12-11' ), self::column( self::rows_at( $answer, 'bookings' ), 'date' ) );
	}

	public function test_taken_dates_can_be_repaired_one_by_one(): void {
		$this->take( '2026-11-27' );
		$this->take( '2026-12-04' );
		$repaired = array(
			'2026-11-27' => array( 'room_id' => $this->here->small ),
			'2026-12-04' => array( 'time_from' => '20:00', 'time_to' => '21:00' ),
		);
		$bookings = self::rows_at( self::ok( $this->server->add( $this->weekly( 2 ) + array( 'overrides' => $repaired ), $this->here->anna ) ), 'bookings' );

		self::assertSame( array( $this->here->small, $this->here->big, $this->here->big ), self::column( $bookings, 'room_id' ) );
		self::assertSame( array( '18:00', '20:00', '18:00' ), self::column( $bookings, 'time_from' ) );
		self::assertSame( array( '19:30', '21:00', '19:30' ), self::column( $bookings, 'time_to' ) );
	}

	public function test_a_repaired_date_keeps_the_rules(): void {
		$late = array( '2026-12-04' => array( 'time_from' => '05:00', 'time_to' => '06:00' ) );
		self::refused( Problem_Code::Outside_Hours, $this->server->add( $this->weekly( 2 ) + array( 'overrides' => $late ), $this->here->anna ) );
		$elsewhere = array( '2026-12-04' => array( 'room_id' => $this->here->other_room ) );
		self::refused( Problem_Code::Invalid, $this->server->add( $this->weekly( 2 ) + array( 'overrides' => $elsewhere ), $this->here->anna ) );
	}

	public function test_dates_that_are_not_in_the_series_are_refused(): void {
		$bad = array(
			'skip_dates' => array( array( '2026-12-05' ), array( 7 ), '2026-12-04', array( '2026-11-27', '2026-12-04', '2026-12-11' ) ),
			'overrides'  => array( array( '2026-12-05' => array() ), array( '2026-12-04' => 'small' ), 'x', array( '2026-12-04' => array( 'room_id' => 'x' ) ) ),
		);
		foreach ( $bad as $field => $values ) {
			foreach ( $values as $value ) {
				$data = self::refused( Problem_Code::Invalid, $this->server->add( $this->weekly( 2 ) + array( $field => $value ), $this->here->anna ) );
				self::assertSame( array( $field ), array_keys( (array) ( $data['fields'] ?? null ) ) );
			}
		}
	}

	public function test_a_dry_run_tells_of_each_date_and_stores_nothing(): void {
		$this->take( '2026-12-04' );
		$before = $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions );
		$dates  = self::rows_at( self::ok( $this->server->add( $this->weekly( 2 ) + array( 'dry_run' => true, 'request_id' => 'dry' ), $this->here->anna ) ), 'dates' );

		self::assertSame( array( '2026-11-27', '2026-12-04', '2026-12-11' ), self::column( $dates, 'date' ) );
		self::assertSame( array( true, false, true ), self::column( $dates, 'free' ) );
		self::assertSame( array( 'slot_taken', 'This time is taken' ), array( $dates[1]['code'] ?? null, $dates[1]['message'] ?? null ) );
		self::assertSame( '18:00', self::value_at( $dates[1], 'conflicts', 0, 'time_from' ) );
		self::assertSame( $before, $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions ) );
	}

	public function test_a_dry_run_is_for_those_who_may_add(): void {
		$dry = array( 'dry_run' => true ) + $this->weekly( 2 );

		self::refused( Problem_Code::Not_Logged_In, $this->server->add( $dry, 0 ) );
		self::refused( Problem_Code::Forbidden, $this->server->add( $dry, $this->here->guest ) );
		self::refused( Problem_Code::Forbidden, $this->server->add( array( 'trainer_id' => $this->here->ivan ) + $dry, $this->here->anna ) );
		self::refused( Problem_Code::Invalid, $this->server->add( array( 'room_id' => $this->here->other_room ) + $dry, $this->here->anna ) );
	}

	public function test_a_series_does_not_go_beyond_the_end_of_the_calendar(): void {
		$data = array( 'date' => '9998-12-31' ) + $this->weekly( 1 );

		self::refused( Problem_Code::Invalid, $this->server->add( $data, $this->here->anna ) );
		self::refused( Problem_Code::Over_Limit, $this->server->add( array( 'repeat' => 0 ) + $data, $this->here->anna ) );
	}

	public function test_a_weekly_1800_stays_1800_across_daylight_saving(): void {
		$before_both = Server::at( self::wpdb(), '2026-03-01T10:00:00Z' );
		foreach ( array( '2026-03-22' => '2026-03-29', '2026-10-18' => '2026-10-25' ) as $week_before => $clocks_change ) {
			$data     = array( 'date' => $week_before, 'repeat' => 2 ) + $this->weekly( 0 );
			$bookings = self::rows_at( self::ok( $before_both->add( $data, $this->here->anna ) ), 'bookings' );

			self::assertSame( $clocks_change, $bookings[1]['date'] );
			self::assertSame( array( '18:00', '18:00', '18:00' ), self::column( $bookings, 'time_from' ) );
			self::assertSame( array( '19:30', '19:30', '19:30' ), self::column( $bookings, 'time_to' ) );
		}
	}

	/** @return array<string, mixed> */
	private function weekly( int $repeat ): array {
		return array( 'repeat' => $repeat ) + $this->here->wanted();
	}

	private function take( string $date ): void {
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, array( 'booking_date' => $date ) );
	}
}
