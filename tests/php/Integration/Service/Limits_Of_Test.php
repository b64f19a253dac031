<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use RuntimeException;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/** Tests of the limits for everyone but owners, on every endpoint: how far ahead bookings may be, and how many may be pending at a time. */
final class Limits_Of_Test extends Rest_Case {

	/** Last date that can be booked, 400 days after TODAY, and the date after it. */
	private const LAST = '2027-12-25';
	private const NEXT = '2027-12-26';

	protected function tearDown(): void {
		remove_all_filters( 'studio_calendar_days_ahead' );
		remove_all_filters( 'studio_calendar_open_requests' );
		parent::tearDown();
	}

	public function test_400_days_ahead_and_no_day_more(): void {
		foreach ( array( $this->here->anna, $this->here->admin ) as $user ) {
			$refused = $this->add( $user, self::NEXT );
			$data    = self::refused( Problem_Code::Over_Limit, $refused );
			self::assertSame( array( 'date' => 'You can book at most 400 days ahead' ), $data['fields'] ?? null );
			$id = self::id_at( self::ok( $this->add( $user, self::LAST ) ), 'bookings', 0, 'id' );
			self::refused( Problem_Code::Over_Limit, $this->edit( $id, array( 'date' => self::NEXT ), $user ) );
			self::ok( $this->server->call( 'GET', "booking/cancel/$id", array(), $user ) );
		}
		self::ok( $this->add( $this->here->mari, self::NEXT ) );
	}

	public function test_a_filter_that_throws_leaves_the_limit_as_it_is(): void {
		$log = (string) ini_set( 'error_log', '/dev/null' );
		add_filter( 'studio_calendar_days_ahead', static fn() => throw new RuntimeException( 'Not ours.' ) );
		add_filter( 'studio_calendar_open_requests', static fn() => throw new RuntimeException( 'Not ours.' ) );
		try {
			self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, self::NEXT ) );
			self::ok( $this->add( $this->here->anna, self::LAST ) );
		} finally {
			ini_set( 'error_log', $log );
		}
	}

	public function test_nobody_books_in_another_century(): void {
		foreach ( array( '2046-12-07', '9996-01-01' ) as $date ) {
			foreach ( array( $this->here->anna, $this->here->admin, $this->here->mari ) as $user ) {
				self::refused( Problem_Code::Over_Limit, $this->add( $user, $date ) );
			}
		}
		self::ok( $this->add( $this->here->mari, '2046-12-05' ) );
	}

	public function test_a_series_that_reaches_too_far_is_refused_as_a_whole_and_the_dry_run_says_where(): void {
		$data   = $this->here->wanted( array( 'date' => '2027-12-18', 'repeat' => 2, 'trainer_id' => $this->here->anna ) );
		$before = $this->everything();
		self::refused( Problem_Code::Over_Limit, $this->server->add( $data, $this->here->anna ) );
		$dates = self::rows_at( self::ok( $this->server->add( array( 'dry_run' => true ) + $data, $this->here->anna ) ), 'dates' );

		self::assertSame( array( true, true, false ), self::column( $dates, 'free' ) );
		self::assertSame( 'over_limit', $dates[2]['code'] ?? null );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_hundred_requests_are_open_at_a_time(): void {
		$this->ask( 98, $this->here->anna );
		$this->ask( 5, $this->here->ivan );
		$series = $this->here->wanted( array( 'date' => '2026-12-01', 'repeat' => 2, 'trainer_id' => $this->here->anna ) );
		$before = $this->everything();

		$refused = $this->server->add( $series, $this->here->anna );
		self::refused( Problem_Code::Over_Limit, $refused );
		self::assertSame( 'You can have at most 100 pending bookings at a time. Wait until an owner approves some.', self::value_at( (array) $refused->get_data(), 'message' ) );
		self::assertSame( $before, $this->everything() );
		$dates = self::rows_at( self::ok( $this->server->add( array( 'dry_run' => true ) + $series, $this->here->anna ) ), 'dates' );
		self::assertSame( array( true, true, false ), self::column( $dates, 'free' ) );

		self::ok( $this->server->add( array( 'repeat' => 1 ) + $series, $this->here->anna ) );
		self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, '2026-12-22' ) );
		self::ok( $this->server->add( array( 'trainer_id' => $this->here->ivan, 'date' => '2026-12-22' ) + $series, $this->here->ivan ) );
		self::ok( $this->add( $this->here->mari, '2027-01-15' ) );
	}

	/** Checks that moved and restored bookings count against the limit; canceled ones do not. */
	public function test_a_move_and_a_restored_booking_ask_too(): void {
		$this->ask( 99, $this->here->anna );
		$kept  = self::id_at( self::ok( $this->add( $this->here->anna, '2026-12-01' ) ), 'bookings', 0, 'id' );
		$moved = $this->booking( array( 'booking_date' => '2026-12-02', 'start_minute' => 480, 'end_minute' => 540 ) );
		self::refused( Problem_Code::Over_Limit, $this->edit( $moved, array( 'time_to' => '09:30' ), $this->here->anna ) );
		self::ok( $this->edit( $kept, array( 'time_to' => '20:00' ), $this->here->anna ) );
		self::ok( $this->server->call( 'GET', "booking/cancel/$kept", array(), $this->here->anna ) );
		self::ok( $this->edit( $moved, array( 'time_to' => '09:30' ), $this->here->anna ) );

		self::refused( Problem_Code::Over_Limit, $this->server->call( 'GET', "booking/restore/$kept", array(), $this->here->anna ) );
		self::ok( $this->server->call( 'GET', "booking/restore/$kept", array(), $this->here->mari ) );
	}

	/** Checks what is no request: an approved booking needs no owner, and a past one none any more. */
	public function test_a_restored_booking_counts_if_it_waits_for_a_day_that_is_not_over(): void {
		add_filter( 'studio_calendar_open_requests', static fn(): int => 1 );
		$this->booking( array( 'booking_date' => '2026-12-01', 'status' => 'Pending' ) );
		$restored = fn( string $date, string $status ): WP_REST_Response => $this->server->call(
			'GET',
			'booking/restore/' . $this->booking( array( 'booking_date' => $date, 'status' => $status, 'is_canceled' => 1 ) ),
			array(),
			$this->here->anna
		);

		self::refused( Problem_Code::Over_Limit, $restored( self::TODAY, 'Pending' ) );
		self::ok( $restored( '2026-11-19', 'Pending' ) );
		self::ok( $restored( self::TODAY, 'Approved' ) );
	}

	public function test_a_site_sets_its_own_and_nonsense_counts_as_nothing(): void {
		add_filter( 'studio_calendar_days_ahead', static fn( int $days, int $studio, int $user ): int => $studio > 0 && $user > 0 ? 7 : $days, 10, 3 );
		add_filter( 'studio_calendar_open_requests', static fn(): int => 1 );
		self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, '2026-11-28' ) );
		self::ok( $this->add( $this->here->anna, '2026-11-27' ) );
		self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, '2026-11-26' ) );

		add_filter( 'studio_calendar_days_ahead', static fn(): string => 'many', 20 );
		add_filter( 'studio_calendar_open_requests', '__return_null', 20 );
		self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, self::NEXT ) );
		self::ok( $this->add( $this->here->anna, self::LAST ) );
	}

	/** Checks what settings and forms of other plugins give: numbers as text, and less than nothing for "not at all". */
	public function test_a_limit_may_be_a_text_of_figures_and_is_at_least_none(): void {
		add_filter( 'studio_calendar_days_ahead', static fn(): string => '7' );
		self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, '2026-11-28' ) );
		self::ok( $this->add( $this->here->anna, '2026-11-27' ) );

		add_filter( 'studio_calendar_days_ahead', static fn(): int => -5, 20 );
		self::refused( Problem_Code::Over_Limit, $this->add( $this->here->anna, '2026-11-21' ) );
		self::ok( $this->add( $this->here->anna, self::TODAY ) );
	}

	private function add( int $user, string $date ): WP_REST_Response {
		$trainer = $user === $this->here->mari ? $this->here->anna : $user;

		return $this->server->add( $this->here->wanted( array( 'date' => $date, 'trainer_id' => $trainer ) ), $user );
	}

	/** @param array<string, string> $change */
	private function edit( int $id, array $change, int $user ): WP_REST_Response {
		return $this->server->edit( array( 'booking_id' => (string) $id, 'locale' => 'en' ) + $change, $user );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function booking( array $more, ?int $trainer = null ): int {
		return $this->make->booking( $this->here->studio, $this->here->small, $this->here->rehearsal, $trainer ?? $this->here->anna, $more );
	}

	/** Stores that many pending bookings of a trainer, one per evening, and two that do not count: one past, one canceled. */
	private function ask( int $count, int $trainer ): void {
		for ( $day = 0; $day < $count; $day++ ) {
			$this->booking( array( 'booking_date' => gmdate( 'Y-m-d', strtotime( self::TODAY ) + $day * DAY_IN_SECONDS ), 'status' => 'Pending' ), $trainer );
		}
		$this->booking( array( 'booking_date' => '2026-11-19', 'status' => 'Pending' ), $trainer );
		$this->booking( array( 'booking_date' => '2027-02-01', 'status' => 'Pending', 'is_canceled' => 1 ), $trainer );
		self::assertCount( $count, $this->rows( Table::Bookings, "WHERE trainer_id = $trainer AND status = 'Pending' AND is_canceled = 0 AND booking_date >= '" . self::TODAY . "'" ) );
	}
}
