<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Service\Weeks\Week_Copier;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Server;
use WP_REST_Response;

/** Tests of `booking/copy-week` (docs/behaviour.md, 7): what is copied, what is refused, and that all or nothing is stored. */
final class Week_Copy_Test extends Rest_Case {

	/** Parameters of a copy of the week after next into the one that follows it. */
	private const NEXT = array( 'from' => '2026-11-30', 'to' => '2026-12-07' );

	public function test_approved_bookings_are_copied_as_unpaid_ones_by_themselves(): void {
		$mon = $this->booking( '2026-11-30', array( 'payment_status' => 'paid', 'series_id' => 77, 'is_private' => 1, 'hidden_description' => 'Key 7' ) );
		$sun = $this->booking( '2026-12-06', array( 'room_id' => $this->here->small, 'trainer_id' => $this->here->ivan, 'event_id' => $this->here->yoga, 'start_minute' => 1320, 'end_minute' => 1440 ) );
		$this->booking( '2026-12-02', array( 'status' => 'Pending' ) );
		$this->booking( '2026-12-03', array( 'is_canceled' => 1 ) );
		$this->booking( '2026-12-07', array( 'start_minute' => 480, 'end_minute' => 540 ) );
		$before = array( $this->row( $mon ), $this->row( $sun ) );
		$told   = $this->revision();
		$answer = self::ok( $this->copy() );
		$copies = $this->rows( Table::Bookings, "WHERE id > $sun + 3 ORDER BY id" );

		self::assertSame( self::column( self::rows_at( $answer, 'bookings' ), 'id' ), array_map( intval( ... ), self::column( $copies, 'id' ) ) );
		self::assertSame( $before, array( $this->row( $mon ), $this->row( $sun ) ) );
		self::assertSame( array( '2026-12-07', '2026-12-13' ), self::column( $copies, 'booking_date' ) );
		foreach ( array( 'room_id', 'event_id', 'trainer_id', 'start_minute', 'end_minute', 'is_private', 'hidden_description' ) as $same ) {
			self::assertSame( self::column( $before, $same ), self::column( $copies, $same ) );
		}
		self::assertSame( array( 'Salsa I', 'Yoga' ), self::column( $copies, 'event_title' ) );
		self::assertSame( array( 'Big hall', 'Small hall' ), self::column( $copies, 'room_name' ) );
		self::assertSame( array( 'Approved', 'Approved' ), self::column( $copies, 'status' ) );
		self::assertSame( array( 'unpaid', 'unpaid' ), self::column( $copies, 'payment_status' ) );
		self::assertSame( array( 'cash', 'bank_transfer' ), self::column( $copies, 'payment_method' ) );
		self::assertSame( array( 'per_session', 'monthly' ), self::column( $copies, 'payment_frequency' ) );
		self::assertSame( array( null, null ), self::column( self::rows_at( $answer, 'bookings' ), 'series_id' ) );
		self::assertSame( array( $told + 1, $told + 1 ), array( $answer['revision'] ?? null, $this->revision() ) );
		self::assertCount( 2, $this->rows( Table::History, "WHERE action = 'add'" ) );
	}

	public function test_one_undo_takes_all_copies_back(): void {
		$ids = array( $this->booking( '2026-11-30' ), $this->booking( '2026-12-04' ) );
		$one = self::ok( $this->copy( array( 'request_id' => 'mine' ) ) );
		$back = self::ok( $this->server->call( 'POST', 'booking/undo', array( 'request_id' => 'mine' ), $this->here->mari ) );

		self::assertSame( self::column( self::rows_at( $one, 'bookings' ), 'id' ), $back['canceled'] ?? null );
		self::assertSame( array( '0', '0', '1', '1' ), self::column( $this->rows( Table::Bookings, 'ORDER BY id' ), 'is_canceled' ) );
		self::assertSame( array( '1', '1' ), array( $this->row( $ids[0] )['revision'], $this->row( $ids[1] )['revision'] ) );
	}

	public function test_the_same_request_copies_once(): void {
		$this->booking( '2026-11-30' );
		$first  = self::ok( $this->copy( array( 'request_id' => 'once' ) ) );
		$stored = $this->everything();

		self::assertEquals( $first, self::ok( $this->copy( array( 'request_id' => 'once', 'from' => '2026-12-06' ) ) ), 'Any date names its week.' );
		self::assertSame( $stored, $this->everything() );
		self::refused( Problem_Code::Invalid, $this->copy( array( 'request_id' => 'once', 'to' => '2026-12-14' ) ) );
	}

	public function test_a_week_with_one_clash_is_refused_as_a_whole_until_it_is_left_out_or_moved(): void {
		$mon = $this->booking( '2026-11-30' );
		$tue = $this->booking( '2026-12-01' );
		$this->booking( '2026-12-08', array( 'start_minute' => 1110, 'end_minute' => 1170, 'trainer_id' => $this->here->ivan, 'event_id' => $this->here->yoga ) );
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Slot_Taken, $this->copy() );
		self::assertSame( array( '2026-12-08' ), $data['dates'] ?? null );
		self::assertSame( '18:30', self::value_at( $data, 'conflicts', 0, 'time_from' ) );
		self::assertSame( $before, $this->everything() );

		self::assertSame( array( '2026-12-07' ), self::column( self::rows_at( self::ok( $this->copy( array( 'skip' => (string) $tue ) ) ), 'bookings' ), 'date' ) );
		$moved = self::ok( $this->copy( array( 'skip' => (string) $mon, 'overrides' => "{\"$tue\":{\"room_id\":{$this->here->small}}}" ) ) );
		self::assertSame( array( $this->here->small ), self::column( self::rows_at( $moved, 'bookings' ), 'room_id' ) );
		$later = self::ok( $this->copy( array( 'skip' => (string) $mon, 'overrides' => array( $tue => array( 'time_from' => '20:00', 'time_to' => '21:00' ) ) ) ) );
		self::assertSame( '20:00', self::value_at( $later, 'bookings', 0, 'time_from' ) );
	}

	public function test_rooms_can_be_chosen(): void {
		$this->booking( '2026-11-30' );
		$this->booking( '2026-12-01', array( 'room_id' => $this->here->small ) );
		$answer = self::ok( $this->copy( array( 'room_ids' => (string) $this->here->small ) ) );

		self::assertSame( array( $this->here->small ), self::column( self::rows_at( $answer, 'bookings' ), 'room_id' ) );
	}

	public function test_a_dry_run_says_of_each_booking_what_would_become_of_it_and_stores_nothing(): void {
		$free  = $this->booking( '2026-11-30' );
		$there = $this->booking( '2026-12-01' );
		$gone  = $this->booking( '2026-12-02', array( 'event_id' => $this->here->yoga ) );
		$moved = $this->booking( '2026-12-03' );
		$this->booking( '2026-12-04', array( 'status' => 'Pending' ) );
		$this->booking( '2026-12-08' );
		$before = $this->everything();
		$answer = self::ok( $this->copy( array( 'dry_run' => '1', 'skip' => "$free", 'overrides' => array( $moved => array( 'time_to' => '23:00' ) ) ) ) );
		$dates  = self::rows_at( $answer, 'dates' );

		self::assertSame( $before, $this->everything() );
		self::assertSame( array( $free, $there, $gone, $moved ), self::column( $dates, 'id' ) );
		self::assertSame( array( true, false, false, true ), self::column( $dates, 'free' ) );
		self::assertSame( array( false, true, true, true ), self::column( $dates, 'copies' ) );
		self::assertSame( array( false, true, false, false ), self::column( $dates, 'alreadyThere' ) );
		self::assertSame( array( 'slot_taken', 'invalid' ), array( $dates[1]['code'] ?? null, $dates[2]['code'] ?? null ) );
		self::assertSame( array( 'event_id' => 'The event is no longer available' ), $dates[2]['fields'] ?? null );
		self::assertSame( array( 'date' => '2026-12-03', 'time_from' => '18:00', 'time_to' => '19:00', 'room_id' => $this->here->big ), $dates[3]['from'] ?? null );
		self::assertSame( array( 'date' => '2026-12-10', 'time_from' => '18:00', 'time_to' => '23:00', 'room_id' => $this->here->big ), $dates[3]['to'] ?? null );
		self::assertSame( array( 'Salsa I', 'Anna', 'Tamm' ), array( $dates[0]['title'] ?? null, $dates[0]['first_name'] ?? null, $dates[0]['last_name'] ?? null ) );
		self::assertSame( array( 1, Week_Copier::MAX_COPIES ), array( $answer['pending'] ?? null, $answer['limit'] ?? null ) );
	}

	/** @param array<string, int|string> $columns */
	#[DataProvider( 'reasons' )]
	public function test_each_reason_is_told_and_refused( string $to, array $columns, string $code, string $field ): void {
		$columns = array_map( fn( int|string $value ): int|string => is_string( $value ) && str_starts_with( $value, 'id:' ) ? $this->id_of( substr( $value, 3 ) ) : $value, $columns );
		$this->booking( '2026-11-16', $columns );
		$weeks = array( 'from' => '2026-11-16', 'to' => $to );
		$row   = self::value_at( self::ok( $this->copy( $weeks + array( 'dry_run' => '1' ) ) ), 'dates', 0 );
		self::assertIsArray( $row );
		self::assertSame( array( false, $code ), array( $row['free'] ?? null, $row['code'] ?? null ) );
		self::assertSame( '' === $field ? array() : array( $field ), array_keys( (array) ( $row['fields'] ?? array() ) ) );
		self::assertIsString( $row['message'] ?? null );

		$before = $this->everything();
		self::assertSame( array( self::value_at( $row, 'to', 'date' ) ), self::refused( Problem_Code::from( $code ), $this->copy( $weeks ) )['dates'] ?? null );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, array<string, int|string>, string, string }> */
	public static function reasons(): iterable {
		yield 'a date that has passed' => array( '2026-11-09', array(), 'in_the_past', '' );
		yield 'over twenty years ahead' => array( '2046-12-10', array(), 'over_limit', 'date' );
		yield 'a room of somebody else' => array( '2026-11-23', array( 'room_id' => 'id:other_room' ), 'invalid', 'room_id' );
		yield 'a trainer who has left' => array( '2026-11-23', array( 'trainer_id' => 'id:guest', 'event_id' => 'id:rehearsal' ), 'invalid', 'trainer_id' );
		yield 'an event of another trainer' => array( '2026-11-23', array( 'event_id' => 'id:yoga' ), 'invalid', 'event_id' );
		yield 'before the first hour' => array( '2026-11-23', array( 'start_minute' => 360, 'end_minute' => 420 ), 'outside_hours', '' );
		yield 'shorter than allowed now' => array( '2026-11-23', array( 'start_minute' => 1080, 'end_minute' => 1095 ), 'too_short', '' );
	}

	/** The room went a moment ago, so that the model still has it: the rows that the write holds say so. */
	public function test_nothing_is_copied_into_a_room_that_has_just_gone(): void {
		$this->booking( '2026-11-30' );
		$before = $this->everything();
		$data   = $this->without( $this->here->big, fn(): array => self::refused( Problem_Code::Invalid, $this->copy() ) );

		self::assertSame( array( 'room_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_dry_run_goes_by_the_studios_date(): void {
		$this->booking( '2026-12-06' );
		$this->server = Server::at( self::wpdb(), '2026-11-22T22:30:00Z' );
		$dates        = self::rows_at( self::ok( $this->copy( array( 'to' => '2026-11-16', 'dry_run' => '1' ) ) ), 'dates' );

		self::assertSame( array( 'in_the_past' ), self::column( $dates, 'code' ), 'It is Monday in Tallinn.' );
	}

	public function test_only_owners_copy(): void {
		$this->booking( '2026-11-30' );
		$before = $this->everything();
		foreach ( array( $this->here->anna, $this->here->admin, $this->here->guest, $this->here->other ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->copy( array(), $user ) );
			self::refused( Problem_Code::Forbidden, $this->copy( array( 'dry_run' => '1' ), $user ) );
		}
		self::refused( Problem_Code::Not_Logged_In, $this->copy( array(), 0 ) );
		self::refused( Problem_Code::Studio_Not_Found, $this->copy( array( 'studio_id' => '4000000000' ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_copies_that_would_meet_are_refused(): void {
		$mon = $this->booking( '2026-11-30' );
		$two = $this->booking( '2026-11-30', array( 'room_id' => $this->here->small ) );
		$same = array( 'overrides' => array( $two => array( 'room_id' => $this->here->big ) ) );
		self::assertSame( array( '2026-12-07' ), self::refused( Problem_Code::Slot_Taken, $this->copy( $same ) )['dates'] ?? null );
		self::assertSame( array( false, false ), self::column( self::rows_at( self::ok( $this->copy( array( 'dry_run' => '1' ) + $same ) ), 'dates' ), 'free' ) );
		self::assertCount( 1, self::rows_at( self::ok( $this->copy( array( 'skip' => (string) $mon ) + $same ) ), 'bookings' ) );
	}

	/** @param array<string, mixed> $bad */
	#[DataProvider( 'bad_input' )]
	public function test_bad_input_is_named( string $field, array $bad ): void {
		$this->booking( '2026-11-30' );
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Invalid, $this->copy( $bad ) );
		self::assertSame( array( $field ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, array<string, mixed> }> */
	public static function bad_input(): iterable {
		yield 'no week' => array( 'from', array( 'from' => '' ) );
		yield 'no date' => array( 'to', array( 'to' => '2026-02-30' ) );
		yield 'the same week' => array( 'to', array( 'to' => '2026-12-06' ) );
		yield 'a week without bookings' => array( 'from', array( 'from' => '2027-03-01' ) );
		yield 'rooms' => array( 'room_ids', array( 'room_ids' => '1,,2' ) );
		yield 'a list of skipped ones' => array( 'skip', array( 'skip' => array( 1 ) ) );
		yield 'no JSON' => array( 'overrides', array( 'overrides' => '{' ) );
		yield 'a list' => array( 'overrides', array( 'overrides' => '[{}]' ) );
		yield 'of no booking of the week' => array( 'overrides', array( 'overrides' => '{"4000000000":{}}' ) );
		yield 'no time' => array( 'overrides', array( 'overrides' => '{"1":{"time_from":"25:00"}}' ) );
		yield 'dry_run' => array( 'dry_run', array( 'dry_run' => 'maybe' ) );
	}

	public function test_a_room_of_somebody_else_is_no_override(): void {
		$id   = $this->booking( '2026-11-30' );
		$data = self::refused( Problem_Code::Invalid, $this->copy( array( 'overrides' => array( $id => array( 'room_id' => $this->here->other_room ) ) ) ) );

		self::assertSame( array( 'room_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
	}

	/** @param array<string, int|string> $change */
	#[DataProvider( 'changes_of_the_week' )]
	public function test_a_week_is_copied_as_it_was_seen_or_not_at_all( bool $is_seen, array $change ): void {
		$this->booking( '2026-11-30' );
		$other = $this->booking( '2026-12-01', array( 'status' => 'Pending' ) );
		$paid  = $this->booking( '2026-12-02' );
		$plan  = self::value_at( self::ok( $this->copy( array( 'dry_run' => '1' ) ) ), 'plan' );
		self::wpdb()->update( $this->make->table( Table::Bookings ), $change, array( 'id' => isset( $change['payment_status'] ) ? $paid : $other ) );
		$before = $this->everything();
		$press  = array( 'plan' => $plan, 'skip' => (string) $paid, 'request_id' => 'pressed' );
		if ( $is_seen ) {
			self::assertCount( 1, self::rows_at( self::ok( $this->copy( $press ) ), 'bookings' ) );
			return;
		}
		$data = self::refused( Problem_Code::Changed_Meanwhile, $this->copy( $press ) );
		self::assertSame( array( 'plan' => 'The week has changed in the meantime. Review it and try again.' ), $data['fields'] ?? null );
		self::assertSame( $before, $this->everything() );
		$again = self::value_at( self::ok( $this->copy( array( 'dry_run' => '1' ) ) ), 'plan' );
		self::assertCount( 2, self::rows_at( self::ok( $this->copy( array( 'plan' => $again ) + $press ) ), 'bookings' ) );
	}

	/** @return iterable<string, array{ bool, array<string, int|string> }> Whether the plan is still that of the look. */
	public static function changes_of_the_week(): iterable {
		yield 'approved' => array( false, array( 'status' => 'Approved', 'revision' => 2 ) );
		yield 'approved and moved' => array( false, array( 'status' => 'Approved', 'start_minute' => 600, 'end_minute' => 660, 'revision' => 3 ) );
		yield 'a request that was moved' => array( true, array( 'start_minute' => 600, 'end_minute' => 660, 'revision' => 2 ) );
		yield 'paid' => array( true, array( 'payment_status' => 'paid', 'revision' => 2 ) );
	}

	public function test_a_plan_is_of_its_weeks_and_rooms_whatever_is_left_out_or_moved(): void {
		$mon  = $this->booking( '2026-11-30' );
		$tue  = $this->booking( '2026-12-01' );
		$plan = static fn( WP_REST_Response $response ): mixed => self::value_at( self::ok( $response ), 'plan' );
		$dry  = array( 'dry_run' => '1' );
		$seen = $plan( $this->copy( $dry ) );
		$moved = array( 'skip' => (string) $mon, 'overrides' => array( $tue => array( 'room_id' => $this->here->small ) ) );
		self::assertSame( $seen, $plan( $this->copy( $dry + $moved ) ) );
		$rooms = static fn( int ...$ids ): array => array( 'room_ids' => implode( ',', $ids ) ) + $dry;
		self::assertSame( $plan( $this->copy( $rooms( $this->here->big, $this->here->small ) ) ), $plan( $this->copy( $rooms( $this->here->small, $this->here->big ) ) ) );
		$before = $this->everything();
		$others = array( array( 'to' => '2026-12-14' ), array( 'room_ids' => (string) $this->here->big ), array( 'from' => '2026-11-23', 'to' => '2026-11-30' ) );
		foreach ( $others as $other ) {
			self::refused( Problem_Code::Changed_Meanwhile, $this->copy( array( 'plan' => $plan( $this->copy( $dry + $other ) ) ) ) );
		}
		self::assertSame( $before, $this->everything() );

		$first = self::ok( $this->copy( $moved + array( 'plan' => $seen, 'request_id' => 'once' ) ) );
		self::wpdb()->update( $this->make->table( Table::Bookings ), array( 'is_canceled' => 1 ), array( 'id' => $mon ) );
		self::assertEquals( $first, self::ok( $this->copy( $moved + array( 'plan' => $seen, 'request_id' => 'once' ) ) ) );
	}

	public function test_no_more_than_the_limit_at_once(): void {
		for ( $at = 0; $at <= Week_Copier::MAX_COPIES; $at++ ) {
			$start = 420 + 30 * intdiv( $at, 7 );
			$this->booking( gmdate( 'Y-m-d', strtotime( '2026-11-30' ) + DAY_IN_SECONDS * ( $at % 7 ) ), array( 'start_minute' => $start, 'end_minute' => $start + 30 ) );
		}
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Over_Limit, $this->copy() );
		self::assertSame( array( 'skip' => 'At most 200 bookings can be copied at once. Leave some out.' ), $data['fields'] ?? null );
		self::assertSame( $before, $this->everything() );
		self::assertCount( Week_Copier::MAX_COPIES + 1, self::rows_at( self::ok( $this->copy( array( 'dry_run' => '1' ) ) ), 'dates' ) );

		$first = $this->rows( Table::Bookings, 'ORDER BY id LIMIT 1' )[0]['id'];
		self::assertCount( Week_Copier::MAX_COPIES, self::rows_at( self::ok( $this->copy( array( 'skip' => $first, 'request_id' => 'many' ) ) ), 'bookings' ) );
		$back = self::ok( $this->server->call( 'POST', 'booking/undo', array( 'request_id' => 'many' ), $this->here->mari ) );
		self::assertCount( Week_Copier::MAX_COPIES, self::rows_of( $back['canceled'] ?? null ) );
	}

	private function revision(): int {
		return (int) ( $this->rows( Table::Revisions, "WHERE studio_id = {$this->here->studio}" )[0]['revision'] ?? 0 );
	}

	/** @return list<mixed> */
	private static function rows_of( mixed $list ): array {
		self::assertIsArray( $list );

		return array_values( $list );
	}

	/** @param array<string, int|string> $columns Besides Salsa I of Anna's, 18:00 to 19:00 in the big hall. */
	private function booking( string $date, array $columns = array() ): int {
		$times = array( 'booking_date' => $date, 'start_minute' => 1080, 'end_minute' => 1140 );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, $columns + $times );
	}

	/** @param array<string, mixed> $more Parameters that replace the defaults. */
	private function copy( array $more = array(), ?int $user = null ): WP_REST_Response {
		$params = array( 'studio_id' => (string) $this->here->studio, 'locale' => 'en' );

		return $this->server->call( 'POST', 'booking/copy-week', $more + self::NEXT + $params, $user ?? $this->here->mari );
	}
}
