<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Server;

/** Tests of `edit_booking` and `booking/cancel` with a scope (docs/behaviour.md, 7): what moves, what stays, and that nothing is lost. */
final class Series_Edit_Test extends Series_Case {

	public function test_all_moves_every_date_by_as_many_days_and_keeps_ids_history_and_payments(): void {
		$this->change( 'markPaid', $this->ids[1] );
		$before = $this->stored_rows();
		$this->edited( $this->ids[1], array( 'scope' => 'all', 'date' => '2026-12-05', 'time_from' => '10:00', 'time_to' => '11:30', 'room_id' => (string) $this->here->small ) );
		$after = $this->stored_rows();

		self::assertSame( array( '2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26' ), self::column( $after, 'booking_date' ) );
		self::assertSame( array( '600' ), array_unique( self::column( $after, 'start_minute' ) ) );
		self::assertSame( array( 'Small hall' ), array_unique( self::column( $after, 'room_name' ) ) );
		foreach ( array( 'id', 'series_id', 'payment_status', 'created_at', 'status', 'event_id' ) as $same ) {
			self::assertSame( self::column( $before, $same ), self::column( $after, $same ) );
		}
		self::assertSame( array( '2', '3', '2', '2', '2' ), self::column( $after, 'revision' ) );
		self::assertCount( 5, $this->rows( Table::History, "WHERE action = 'edit'" ) );
	}

	/** Rows go to where another row of the series was; the database checks them against where they go. */
	public function test_dates_do_not_clash_with_the_old_places_of_the_others(): void {
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'date' => '2026-12-04' ) );
		self::assertSame( array( '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25', '2027-01-01' ), self::column( $this->stored_rows(), 'booking_date' ) );
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'date' => '2026-11-27', 'time_from' => '18:30', 'time_to' => '20:00' ) );
		self::assertSame( array( '2026-11-27', '2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25' ), self::column( $this->stored_rows(), 'booking_date' ) );
	}

	public function test_two_dates_that_would_meet_are_refused(): void {
		$this->edited( $this->ids[1], array( 'date' => '2026-12-10' ) );
		$before = $this->everything();
		$data   = self::refused(
			Problem_Code::Slot_Taken,
			$this->edit( $this->ids[0], array( 'scope' => 'all', 'date' => '2026-11-26' ) )
		);

		self::assertSame( array( '2026-12-11' ), $data['dates'] ?? null );
		self::assertSame( $before, $this->everything() );
	}

	public function test_one_is_what_it_was_before_there_were_scopes(): void {
		$this->edited( $this->ids[1], array( 'scope' => 'one', 'date' => '2026-12-05' ) );

		self::assertSame( array( '2026-11-27', '2026-12-05', '2026-12-11', '2026-12-18', '2026-12-25' ), self::column( $this->stored_rows(), 'booking_date' ) );
	}

	public function test_a_single_moved_date_is_not_overwritten_by_all(): void {
		$this->edited( $this->ids[2], array( 'time_from' => '17:00', 'time_to' => '18:30' ) );
		$moved = $this->row( $this->ids[2] );
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30' ) );

		self::assertSame( $moved, $this->row( $this->ids[2] ) );
		self::assertSame( array( '1200', '1200', '1020', '1200', '1200' ), self::column( $this->stored_rows(), 'start_minute' ) );
	}

	public function test_a_moved_date_goes_along_where_it_is_told_to(): void {
		$this->edited( $this->ids[2], array( 'time_from' => '17:00', 'time_to' => '18:30' ) );
		$overrides = array( '2026-12-11' => array(), '2026-12-18' => array( 'room_id' => $this->here->small, 'time_from' => '09:00', 'time_to' => '10:00' ) );
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30', 'overrides' => (string) wp_json_encode( $overrides ) ) );

		self::assertSame( array( '1200', '1200', '1200', '540', '1200' ), self::column( $this->stored_rows(), 'start_minute' ) );
		self::assertSame( array( '1290', '1290', '1290', '600', '1290' ), self::column( $this->stored_rows(), 'end_minute' ) );
		self::assertSame( (string) $this->here->small, $this->row( $this->ids[3] )['room_id'] );
	}

	public function test_skipped_and_canceled_dates_stay_and_do_not_come_back(): void {
		$this->change( 'cancel', $this->ids[1] );
		$canceled = $this->row( $this->ids[1] );
		$skipped  = $this->row( $this->ids[3] );
		$answer   = $this->edited( $this->ids[0], array( 'scope' => 'all', 'date' => '2026-11-28', 'skip_dates' => '["2026-12-18"]' ) );

		self::assertSame( array( $canceled, $skipped ), array( $this->row( $this->ids[1] ), $this->row( $this->ids[3] ) ) );
		self::assertSame( array( $this->ids[0], $this->ids[2], $this->ids[4] ), self::column( self::rows_at( $answer, 'bookings' ), 'id' ) );
		self::assertCount( 5, $this->stored_rows() );
	}

	public function test_following_gives_the_later_half_a_series_of_its_own_with_its_exceptions(): void {
		$this->change( 'cancel', $this->ids[3] );
		$this->edited( $this->ids[4], array( 'time_from' => '17:00', 'time_to' => '18:00' ) );
		$told  = $this->edited( $this->ids[2], array( 'scope' => 'following', 'date' => '2026-12-12' ) );
		$rows  = $this->stored_rows();
		$first = (string) $this->ids[0];
		$later = (string) $this->ids[2];

		self::assertSame( array( $first, $first, $later, $later, $later ), self::column( $rows, 'series_id' ) );
		self::assertSame( array( '0', '0', $first, $first, $first ), self::column( $rows, 'split_from' ) );
		self::assertSame( array( '2026-11-27', '2026-12-04', '2026-12-12', '2026-12-18', '2026-12-25' ), self::column( $rows, 'booking_date' ) );
		self::assertSame( array( '1080', '1080', '1080', '1080', '1020' ), self::column( $rows, 'start_minute' ) );
		self::assertSame( array( '0', '0', '0', '1', '0' ), self::column( $rows, 'is_canceled' ) );
		self::assertSame( array( $this->ids[2], $this->ids[4] ), self::column( self::rows_at( $told, 'bookings' ), 'id' ), 'What is canceled is not told.' );
		self::assertSame( array_map( strval( ... ), array_slice( $this->ids, 3 ) ), self::column( $this->rows( Table::History, "WHERE action = 'split' ORDER BY id" ), 'booking_id' ) );
	}

	public function test_a_later_half_with_the_booking_that_named_the_series_gets_another_name(): void {
		$this->edited( $this->ids[0], array( 'date' => '2026-12-19' ) );
		$this->edited( $this->ids[0], array( 'scope' => 'following', 'time_from' => '20:00', 'time_to' => '21:30' ) );

		self::assertSame( (string) $this->ids[4], $this->row( $this->ids[0] )['series_id'] );
		self::assertSame( (string) $this->ids[0], $this->row( $this->ids[1] )['series_id'] );
	}

	public function test_a_refused_split_splits_nothing(): void {
		$this->take( '2026-12-18', 1260 );
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Slot_Taken, $this->edit( $this->ids[2], array( 'scope' => 'following', 'time_from' => '20:00', 'time_to' => '21:30' ) ) );

		self::assertSame( array( '2026-12-18' ), $data['dates'] ?? null );
		self::assertSame( '2026-12-18', self::value_at( $data, 'conflicts', 0, 'date' ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_the_past_never_changes(): void {
		$this->server = Server::at( self::wpdb(), '2026-12-10T10:00:00Z' );
		$past         = array( $this->row( $this->ids[0] ), $this->row( $this->ids[1] ) );
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30' ) );
		self::ok( $this->cancel( $this->ids[0], array( 'scope' => 'following' ) ) );

		self::assertSame( $past, array( $this->row( $this->ids[0] ), $this->row( $this->ids[1] ) ) );
		self::assertSame( array( '0', '0', '0', '0', '0' ), self::column( $this->stored_rows(), 'is_canceled' ), 'What has moved is not like the past date any more.' );
	}

	public function test_the_first_date_and_a_booking_by_itself_offer_no_following(): void {
		$alone = $this->make->booking( $this->here->studio, $this->here->small, $this->here->rehearsal, $this->here->anna, array( 'booking_date' => '2026-11-27' ) );
		foreach ( array( array( $this->ids[0], 'following' ), array( $alone, 'following' ), array( $alone, 'all' ), array( $alone, 'every' ) ) as [ $id, $scope ] ) {
			foreach ( array( '', '1' ) as $dry ) {
				$data = self::refused( Problem_Code::Invalid, $this->edit( $id, array( 'scope' => $scope, 'time_to' => '20:00', 'dry_run' => $dry ) ) );
				self::assertSame( array( 'scope' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
			}
		}
	}

	public function test_a_trainers_move_asks_again_for_each_date_within_the_limit(): void {
		$change = array( 'scope' => 'following', 'time_from' => '20:00', 'time_to' => '21:30' );
		$limit  = static fn(): int => 2;
		add_filter( 'studio_calendar_open_requests', $limit );
		$data = self::refused( Problem_Code::Over_Limit, $this->edit( $this->ids[2], $change, $this->here->anna ) );
		remove_filter( 'studio_calendar_open_requests', $limit );
		self::assertSame( array( '2026-12-25' ), $data['dates'] ?? null );

		self::ok( $this->edit( $this->ids[2], $change, $this->here->anna ) );
		self::assertSame( array( 'Approved', 'Approved', 'Pending', 'Pending', 'Pending' ), self::column( $this->stored_rows(), 'status' ) );
	}

	public function test_a_trainer_does_not_reach_dates_of_somebody_else(): void {
		self::wpdb()->update( $this->make->table( Table::Bookings ), array( 'trainer_id' => $this->here->ivan ), array( 'id' => $this->ids[2] ) );
		$theirs = $this->row( $this->ids[2] );
		self::ok( $this->edit( $this->ids[0], array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30' ), $this->here->anna ) );
		self::ok( $this->cancel( $this->ids[0], array( 'scope' => 'all' ), $this->here->anna ) );

		self::assertSame( $theirs, $this->row( $this->ids[2] ) );
		self::refused( Problem_Code::Forbidden, $this->edit( $this->ids[0], array( 'scope' => 'all', 'time_to' => '20:00' ), $this->here->ivan ) );
		self::refused( Problem_Code::Forbidden, $this->cancel( $this->ids[0], array( 'scope' => 'all', 'dry_run' => '1' ), $this->here->ivan ) );
		self::refused( Problem_Code::Booking_Not_Found, $this->edit( $this->ids[0], array( 'scope' => 'all', 'dry_run' => '1' ), $this->here->guest ) );
	}

	public function test_what_else_changes_goes_to_all_that_had_the_same(): void {
		$this->edited( $this->ids[2], array( 'time_from' => '17:00', 'time_to' => '18:30', 'hiddenOwnerCustomDescription' => 'Own' ) );
		$this->edited( $this->ids[3], array( 'event_id' => (string) $this->here->salsa ) );
		$this->edited( $this->ids[0], array( 'scope' => 'all', 'trainer_id' => (string) $this->here->ivan, 'event_id' => (string) $this->here->yoga, 'private' => '1', 'hiddenOwnerCustomDescription' => 'All' ) );
		$rows = $this->stored_rows();

		self::assertSame( array( 'Yoga', 'Yoga', 'Yoga', 'Salsa I', 'Yoga' ), self::column( $rows, 'event_title' ) );
		self::assertSame( array( 'All', 'All', 'Own', 'All', 'All' ), self::column( $rows, 'hidden_description' ) );
		self::assertSame( array( '1' ), array_unique( self::column( $rows, 'is_private' ) ) );
		self::assertSame( array( '1080', '1080', '1020', '1080', '1080' ), self::column( $rows, 'start_minute' ) );
		self::assertSame( array( 'monthly', 'monthly', 'monthly', 'per_session', 'monthly' ), self::column( $rows, 'payment_frequency' ) );
	}

	public function test_one_revision_and_the_same_request_once(): void {
		$change = array( 'scope' => 'all', 'date' => '2026-11-28', 'revision' => '1', 'request_id' => 'once' );
		$first  = $this->edited( $this->ids[0], $change );
		$stored = $this->everything();
		self::assertEquals( $first, $this->edited( $this->ids[0], $change ) );
		self::assertSame( $stored, $this->everything() );
		self::refused( Problem_Code::Changed_Meanwhile, $this->edit( $this->ids[0], array( 'request_id' => 'again' ) + $change ) );
		self::refused( Problem_Code::Invalid, $this->edit( $this->ids[0], array( 'scope' => 'following' ) + $change ) );
	}

	public function test_a_dry_run_says_what_would_become_of_each_date_and_stores_nothing(): void {
		$this->change( 'markPaid', $this->ids[1] );
		$this->edited( $this->ids[3], array( 'time_from' => '17:00', 'time_to' => '18:30' ) );
		$this->take( '2026-12-11', 1260 );
		$before = $this->everything();
		$change = array( 'scope' => 'all', 'time_from' => '20:00', 'time_to' => '21:30', 'dry_run' => '1', 'skip_dates' => '["2026-12-25"]' );
		$answer = self::ok( $this->edit( $this->ids[1], $change ) );
		$dates  = self::rows_at( $answer, 'dates' );

		self::assertSame( $before, $this->everything() );
		self::assertSame( $this->ids, self::column( $dates, 'id' ) );
		self::assertSame( array( true, true, false, true, true ), self::column( $dates, 'free' ) );
		self::assertSame( array( true, true, true, false, false ), self::column( $dates, 'changes' ) );
		self::assertSame( array( false, false, false, true, false ), self::column( $dates, 'keepsItsOwn' ) );
		self::assertSame( array( false, true, false, false, false ), self::column( $dates, 'paid' ) );
		self::assertSame( array( 'slot_taken', '21:00' ), array( $dates[2]['code'] ?? null, self::value_at( $dates[2], 'conflicts', 0, 'time_from' ) ) );
		$place = array( 'date' => '2026-12-04', 'time_from' => '18:00', 'time_to' => '19:30', 'room_id' => $this->here->big );
		self::assertSame( $place, $dates[1]['from'] ?? null );
		self::assertSame( array( 'time_from' => '20:00', 'time_to' => '21:30' ), array_intersect_key( (array) ( $dates[1]['to'] ?? null ), array( 'time_from' => 1, 'time_to' => 1 ) ) );
		self::assertSame( array( 'one' => 1, 'following' => 4, 'all' => 5 ), $answer['counts'] ?? null );
		self::assertSame( array(), $answer['past'] ?? null );

		$trainers = self::rows_at( self::ok( $this->edit( $this->ids[1], $change, $this->here->anna ) ), 'dates' );
		self::assertSame( array( true, true, true, false, false ), self::column( $trainers, 'becomesPending' ) );
		self::assertArrayNotHasKey( 'paid', $trainers[1] );
	}

	public function test_a_dry_run_of_a_later_day_counts_the_past(): void {
		$this->server = Server::at( self::wpdb(), '2026-12-10T10:00:00Z' );
		$answer       = self::ok( $this->edit( $this->ids[2], array( 'scope' => 'following', 'dry_run' => '1', 'time_to' => '20:00' ) ) );

		self::assertSame( array( '2026-11-27', '2026-12-04' ), $answer['past'] ?? null );
		self::assertSame( array( 'one' => 1, 'following' => 3, 'all' => 3 ), $answer['counts'] ?? null );
	}

	public function test_a_dry_run_of_a_booking_by_itself(): void {
		$alone  = $this->make->booking( $this->here->studio, $this->here->small, $this->here->rehearsal, $this->here->anna, array( 'booking_date' => '2026-11-27' ) );
		$answer = self::ok( $this->edit( $alone, array( 'room_id' => (string) $this->here->big, 'dry_run' => '1' ) ) );

		self::assertSame( array( 'one' => 1, 'following' => 0, 'all' => 0 ), $answer['counts'] ?? null );
		self::assertSame( array( false ), self::column( self::rows_at( $answer, 'dates' ), 'free' ) );
	}

	public function test_canceling_one_date_leaves_the_series(): void {
		$this->change( 'cancel', $this->ids[1] );

		self::assertSame( array( '0', '1', '0', '0', '0' ), self::column( $this->stored_rows(), 'is_canceled' ) );
	}

	public function test_canceling_with_a_scope(): void {
		$this->edited( $this->ids[3], array( 'time_from' => '17:00', 'time_to' => '18:30' ) );
		$dry = self::ok( $this->cancel( $this->ids[1], array( 'scope' => 'following', 'dry_run' => '1' ) ) );
		self::assertSame( array( null, null, array( 'date' => '2026-12-18', 'time_from' => '17:00', 'time_to' => '18:30', 'room_id' => $this->here->big ), null ), array_column( self::rows_at( $dry, 'dates' ), 'to' ) );
		$answer = self::ok( $this->cancel( $this->ids[1], array( 'scope' => 'following', 'skip_dates' => array( '2026-12-25' ) ) ) );

		self::assertSame( array( '0', '1', '1', '0', '0' ), self::column( $this->stored_rows(), 'is_canceled' ) );
		self::assertSame( array( $this->ids[1], $this->ids[2] ), self::column( self::rows_at( $answer, 'bookings' ), 'id' ) );
		self::assertSame( array( $this->ids[1], 2 ), array( self::value_at( $answer, 'booking', 'id' ), self::value_at( $answer, 'booking', 'revision' ) ) );
		$id = (string) $this->ids[1];
		self::assertSame( array( (string) $this->ids[0], $id, $id, $id, $id ), self::column( $this->stored_rows(), 'series_id' ) );
		self::ok( $this->cancel( $this->ids[4], array( 'scope' => 'all', 'overrides' => array( '2026-12-18' => array() ) ) ) );
		self::assertSame( array( '0', '1', '1', '1', '1' ), self::column( $this->stored_rows(), 'is_canceled' ) );
	}

	/** @param array<string, mixed> $bad */
	#[DataProvider( 'bad_choices' )]
	public function test_a_choice_that_is_none( string $field, array $bad ): void {
		$before = $this->everything();
		$edit   = self::refused( Problem_Code::Invalid, $this->edit( $this->ids[0], $bad + array( 'scope' => 'all', 'date' => '2026-11-28' ) ) );
		$cancel = self::refused( Problem_Code::Invalid, $this->cancel( $this->ids[0], $bad + array( 'scope' => 'all' ), $this->here->mari ) );

		self::assertSame( array( array( $field ), array( $field ) ), array( array_keys( (array) ( $edit['fields'] ?? null ) ), array_keys( (array) ( $cancel['fields'] ?? null ) ) ) );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, array<string, mixed> }> */
	public static function bad_choices(): iterable {
		yield 'no scope' => array( 'scope', array( 'scope' => 'past' ) );
		yield 'a list as scope' => array( 'scope', array( 'scope' => array( 'all' ) ) );
		yield 'no JSON' => array( 'skip_dates', array( 'skip_dates' => '[2026' ) );
		yield 'a number' => array( 'skip_dates', array( 'skip_dates' => '7' ) );
		yield 'a date that is none of the series' => array( 'skip_dates', array( 'skip_dates' => '["2026-12-05"]' ) );
		yield 'no date' => array( 'skip_dates', array( 'skip_dates' => '[["2026-12-04"]]' ) );
		yield 'too long' => array( 'skip_dates', array( 'skip_dates' => str_repeat( ' ', 40_001 ) ) );
		yield 'overrides of another date' => array( 'overrides', array( 'overrides' => '{"2026-12-05":{}}' ) );
		yield 'overrides in a list' => array( 'overrides', array( 'overrides' => '[{}]' ) );
		yield 'an override that is none' => array( 'overrides', array( 'overrides' => '{"2026-12-04":"small"}' ) );
		yield 'a time that is none' => array( 'overrides', array( 'overrides' => '{"2026-12-04":{"time_from":"25:00"}}' ) );
		yield 'dry_run' => array( 'dry_run', array( 'dry_run' => 'maybe' ) );
	}

	public function test_a_room_of_somebody_else_is_no_override(): void {
		$overrides = array( '2026-12-04' => array( 'room_id' => $this->here->other_room ) );
		$data      = self::refused( Problem_Code::Invalid, $this->edit( $this->ids[0], array( 'scope' => 'all', 'date' => '2026-11-28', 'overrides' => $overrides ) ) );

		self::assertSame( array( 'room_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
	}

	private function take( string $date, int $start ): void {
		$when = array( 'booking_date' => $date, 'start_minute' => $start, 'end_minute' => $start + 60 );
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, $when );
	}
}
