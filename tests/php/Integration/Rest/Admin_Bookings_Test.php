<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Booking_Counts;
use StudioCalendar\Storage\Table;
use WP_REST_Response;

/** Tests of the Bookings screen's endpoints: which bookings each role sees (docs/behaviour.md, 5), and changes of several at once. */
final class Admin_Bookings_Test extends Rest_Case {

	private const FOR_OWNERS = array( 'payment_status', 'payment_method', 'payment_frequency', 'hiddenOwnerCustomDescription' );

	public function test_an_owner_sees_the_whole_studio_and_no_other(): void {
		$annas = $this->booking( $this->here->anna, '2026-11-23', array( 'hidden_description' => 'Key under the mat' ) );
		$ivans = $this->booking( $this->here->ivan, '2026-11-24', array( 'is_canceled' => 1 ) );
		$this->make->booking( $this->here->other_studio, $this->here->other_room, $this->here->rehearsal, $this->here->other );
		$answer = $this->listed( $this->here->mari );

		self::assertSame( array( $annas, $ivans ), self::column( self::rows_at( $answer, 'bookings' ), 'id' ) );
		self::assertSame( 2, $answer['total'] );
		self::assertSame( 'Key under the mat', self::value_at( $answer, 'bookings', 0, 'hiddenOwnerCustomDescription' ) );
		self::assertSame( array( false, true ), self::column( self::rows_at( $answer, 'bookings' ), 'canceled' ) );
		self::assertSame( array( 'Anna Tamm', "Иван O'Brien" ), self::column( self::rows_at( $answer, 'bookings' ), 'trainer' ) );
	}

	public function test_an_administrator_sees_all_bookings_and_nothing_of_payment_or_hidden_text(): void {
		$this->booking( $this->here->anna, '2026-11-23', array( 'hidden_description' => 'Key under the mat', 'is_private' => 1 ) );
		$answer = $this->listed( $this->here->admin );
		$row    = self::rows_at( $answer, 'bookings' )[0];

		self::assertSame( array(), array_intersect( self::FOR_OWNERS, array_keys( $row ) ) );
		self::assertSame( 'Salsa I', $row['title'] );
		self::assertStringNotContainsString( 'example.org', (string) wp_json_encode( $answer ) );
	}

	public function test_a_trainer_sees_their_own_whoever_they_ask_for(): void {
		$own = $this->booking( $this->here->anna, '2026-11-23' );
		$this->booking( $this->here->ivan, '2026-11-24' );
		$answer = $this->listed( $this->here->anna, array( 'trainer_id' => (string) $this->here->ivan ) );

		self::assertSame( array( $own ), self::column( self::rows_at( $answer, 'bookings' ), 'id' ) );
		self::assertSame( array(), array_intersect( self::FOR_OWNERS, array_keys( self::rows_at( $answer, 'bookings' )[0] ) ) );
	}

	/** Checks that next and previous lead through all pages, of every role only through what that role sees. */
	public function test_the_places_of_a_page_lead_to_the_next_and_back(): void {
		$annas = array_map( fn( int $day ): int => $this->booking( $this->here->anna, "2026-11-$day" ), array( 21, 23, 25 ) );
		$ivans = array_map( fn( int $day ): int => $this->booking( $this->here->ivan, "2026-11-$day" ), array( 22, 24 ) );
		$all   = array( $annas[0], $ivans[0], $annas[1], $ivans[1], $annas[2] );
		foreach ( array( 'mari' => $all, 'admin' => $all, 'anna' => $annas ) as $who => $seen ) {
			$pages = array_chunk( $seen, 2 );
			self::assertSame( $pages, $this->pages( $this->id_of( $who ), 'next', 'after' ), $who );
			$back = $this->pages( $this->id_of( $who ), 'previous', 'before', $this->place( $annas[2] ) );
			self::assertSame( array_reverse( array_slice( $pages, 0, -1 ) ), $back, $who );
		}
		self::assertSame( array( $ivans ), $this->pages( $this->here->ivan, 'next', 'after' ) );
	}

	public function test_a_trainer_with_the_place_of_anothers_booking_sees_their_own(): void {
		$own   = $this->booking( $this->here->anna, '2026-11-25' );
		$ivans = $this->booking( $this->here->ivan, '2026-11-24' );
		$this->booking( $this->here->ivan, '2026-11-26' );
		foreach ( array( 'after' => array( $own ), 'before' => array() ) as $way => $seen ) {
			$answer = $this->listed( $this->here->anna, array( $way => $this->place( $ivans ) ) );
			self::assertSame( $seen, self::column( self::rows_at( $answer, 'bookings' ), 'id' ), $way );
		}
	}

	public function test_a_page_is_found_by_its_number_from_either_end_and_none_beyond_them(): void {
		$ids = array_map( fn( int $day ): int => $this->booking( $this->here->anna, "2026-11-$day" ), range( 21, 27 ) );
		foreach ( array( ...array_chunk( $ids, 2 ), array() ) as $at => $page ) {
			$answer = $this->listed( $this->here->mari, array( 'page' => (string) ( $at + 1 ), 'per_page' => '2' ) );
			self::assertEquals( $page, self::column( self::rows_at( $answer, 'bookings' ), 'id' ) );
			self::assertSame( 7, $answer['total'] );
			self::assertSame( array( 0 === $at || 4 === $at, $at >= 3 ), array( null === $answer['previous'], null === $answer['next'] ), "page $at" );
		}
	}

	public function test_the_total_is_that_of_the_moment_with_the_page_or_without(): void {
		$this->booking( $this->here->anna, '2026-11-23' );
		foreach ( array( 'mari' => 1, 'anna' => 1, 'ivan' => 0 ) as $who => $total ) {
			$user = $this->id_of( $who );
			self::assertArrayNotHasKey( 'total', $this->listed( $user, array( 'counted' => '0' ) ) );
			self::assertSame( array( 'status' => 'ok', 'total' => $total ), self::ok( $this->ask( 'admin/count', $user ) ), $who );
		}
		self::refused( Problem_Code::Forbidden, $this->ask( 'admin/count', $this->here->guest ) );
		self::refused( Problem_Code::Forbidden, $this->ask( 'admin/count', $this->here->anna, array( 'payment' => 'paid' ) ) );
	}

	/** Checks that a large count is kept, never for longer than until the next change, and each filter's apart. */
	public function test_a_kept_count_is_exact_after_every_change(): void {
		$many = array_fill( 0, Booking_Counts::WORTH_KEEPING, array( 'booking_date' => '2026-11-21' ) );
		$this->make->bookings( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, $many );
		$id    = $this->booking( $this->here->anna, '2026-11-23' );
		$count = fn( array $filter ): mixed => self::ok( $this->ask( 'admin/count', $this->here->mari, $filter ) )['total'] ?? null;
		$open  = array( 'canceled' => '0' );
		try {
			self::assertSame( array( Booking_Counts::WORTH_KEEPING + 1, 1 ), array( $count( $open ), $count( $open + array( 'date_from' => '2026-11-23' ) ) ) );
			self::assertSame( 0, $this->counted( static fn() => $count( $open ) ), 'It is kept.' );
			self::assertSame( array( true ), self::column( $this->done( 'cancel', array( $id ), $this->here->mari ), 'ok' ) );
			self::assertSame( array( Booking_Counts::WORTH_KEEPING, Booking_Counts::WORTH_KEEPING + 1 ), array( $count( $open ), $count( array() ) ) );
			self::assertSame( 0, $this->counted( static fn() => $count( $open ) ), 'It is kept beside the other.' );
		} finally {
			Booking_Counts::forget( $this->here->studio );
		}
	}

	/** @param array<string, string> $params */
	#[DataProvider( 'payment_questions' )]
	public function test_only_owners_learn_who_has_paid_by_order_filter_or_totals( string $call, array $params ): void {
		foreach ( array( $this->here->admin, $this->here->anna ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->ask( $call, $user, $params ) );
		}
		self::ok( $this->ask( $call, $this->here->mari, $params ) );
	}

	/** @return iterable<string, array{ string, array<string, string> }> */
	public static function payment_questions(): iterable {
		yield 'filter' => array( 'admin/bookings', array( 'payment' => 'unpaid' ) );
		yield 'order' => array( 'admin/bookings', array( 'sort' => 'payment' ) );
		yield 'count' => array( 'admin/count', array( 'payment' => 'unpaid' ) );
		yield 'totals' => array( 'admin/totals', array() );
	}

	public function test_guests_and_owners_of_other_studios_see_nothing(): void {
		foreach ( array( $this->here->guest, $this->here->other ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->ask( 'admin/bookings', $user ) );
			self::refused( Problem_Code::Forbidden, $this->ask( 'admin/totals', $user ) );
		}
		self::refused( Problem_Code::Studio_Not_Found, $this->ask( 'admin/bookings', $this->here->mari, array( 'studio_id' => '4000000000' ) ) );
	}

	/** @param array<string, string> $wrong */
	#[DataProvider( 'wrong_questions' )]
	public function test_what_is_wrong_is_named( string $field, array $wrong ): void {
		$data = self::refused( Problem_Code::Invalid, $this->ask( 'admin/bookings', $this->here->mari, $wrong ) );

		self::assertSame( array( $field ), array_keys( (array) ( $data['fields'] ?? array() ) ) );
	}

	/** @return iterable<string, array{ string, array<string, string> }> */
	public static function wrong_questions(): iterable {
		yield 'status' => array( 'status', array( 'status' => "Pending' OR 1" ) );
		yield 'sort' => array( 'sort', array( 'sort' => 'id; DROP TABLE' ) );
		yield 'order' => array( 'order', array( 'order' => 'up' ) );
		yield 'date' => array( 'date_from', array( 'date_from' => '2026-02-30' ) );
		yield 'page' => array( 'page', array( 'page' => '-1' ) );
		yield 'rows' => array( 'per_page', array( 'per_page' => '101' ) );
		yield 'canceled' => array( 'canceled', array( 'canceled' => 'perhaps' ) );
		yield 'counted' => array( 'counted', array( 'counted' => 'perhaps' ) );
		yield 'no place' => array( 'after', array( 'after' => 'here' ) );
		yield 'a place of another order' => array( 'before', array( 'before' => 'room.7.2026-11-23.600.1' ) );
		yield 'a place with something else' => array( 'after', array( 'after' => "date..2026-11-23.600.1' OR 1" ) );
		yield 'a place on no day' => array( 'after', array( 'after' => 'date..2026-02-30.600.1' ) );
		yield 'a place of no status' => array( 'after', array( 'sort' => 'status', 'after' => 'status.0Done.2026-11-23.600.1' ) );
		yield 'two places' => array( 'before', array( 'after' => 'date..2026-11-23.600.1', 'before' => 'date..2026-11-23.600.1' ) );
	}

	public function test_each_booking_is_changed_by_itself_and_told_of(): void {
		$pending = $this->booking( $this->here->anna, '2026-11-23', array( 'status' => 'Pending' ) );
		$gone    = $this->booking( $this->here->anna, '2026-11-24', array( 'status' => 'Pending', 'is_canceled' => 1 ) );
		$foreign = $this->make->booking( $this->here->other_studio, $this->here->other_room, $this->here->rehearsal, $this->here->other );
		$results = $this->done( 'approve', array( $pending, $gone, $foreign ), $this->here->mari );

		self::assertSame( array( true, false, false ), self::column( $results, 'ok' ) );
		self::assertSame( array( 'changed_meanwhile', 'booking_not_found' ), self::column( array_slice( $results, 1 ), 'code' ) );
		self::assertSame( array( 'Approved', 'Pending', 'Approved' ), array_map( fn( int $id ): string => $this->row( $id )['status'], array( $pending, $gone, $foreign ) ) );
		self::assertSame( array( 'approve' ), array_column( $this->rows( Table::History, "WHERE booking_id = $pending" ), 'action' ) );
	}

	#[DataProvider( 'owners_actions' )]
	public function test_what_only_owners_do_nobody_else_does( string $action ): void {
		$id     = $this->booking( $this->here->anna, '2026-11-23', array( 'status' => 'Pending', 'payment_status' => 'markUnpaid' === $action ? 'paid' : 'unpaid' ) );
		$before = $this->everything();
		foreach ( array( 'admin' => 'forbidden', 'anna' => 'forbidden', 'guest' => 'booking_not_found', 'other' => 'booking_not_found' ) as $who => $code ) {
			self::assertSame( array( $code ), self::column( $this->done( $action, array( $id ), $this->id_of( $who ) ), 'code' ), $who );
		}
		self::assertSame( $before, $this->everything() );
		self::assertSame( array( true ), self::column( $this->done( $action, array( $id ), $this->here->mari ), 'ok' ) );
		self::assertSame( '2', $this->row( $id )['revision'] );
	}

	/** @return iterable<string, array{ string }> */
	public static function owners_actions(): iterable {
		foreach ( array( 'approve', 'markPaid', 'markUnpaid', 'private' ) as $action ) {
			yield $action => array( $action );
		}
	}

	public function test_private_is_set_and_taken_back_and_noted_once(): void {
		$id = $this->booking( $this->here->anna, '2026-11-23' );
		$this->done( 'private', array( $id ), $this->here->mari );
		$this->done( 'private', array( $id ), $this->here->mari );
		self::assertSame( array( '1', '2' ), array( $this->row( $id )['is_private'], $this->row( $id )['revision'] ) );

		$this->done( 'private', array( $id ), $this->here->mari, array( 'flag' => '0' ) );
		self::assertSame( '0', $this->row( $id )['is_private'] );
	}

	public function test_a_booking_that_is_not_there_cannot_be_private(): void {
		$id     = $this->booking( $this->here->anna, '2026-11-23' );
		$answer = $this->done( 'private', array( 999_999, $id ), $this->here->mari );
		self::assertSame( array( false, true ), self::column( $answer, 'ok' ) );
		self::assertSame( Problem_Code::Booking_Not_Found->value, $answer[0]['code'] ?? null );
	}

	public function test_trainers_cancel_their_own_many_at_once(): void {
		$own    = $this->booking( $this->here->anna, '2026-11-23' );
		$ivans  = $this->booking( $this->here->ivan, '2026-11-24' );
		$answer = $this->done( 'cancel', array( $own, $ivans ), $this->here->anna );

		self::assertSame( array( true, false ), self::column( $answer, 'ok' ) );
		self::assertSame( array( '1', '0' ), array( $this->row( $own )['is_canceled'], $this->row( $ivans )['is_canceled'] ) );
	}

	#[DataProvider( 'wrong_ids' )]
	public function test_ids_that_are_none_change_nothing( string $ids ): void {
		self::refused( Problem_Code::Invalid, $this->server->call( 'POST', 'admin/bookings/cancel', array( 'ids' => $ids ), $this->here->mari ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function wrong_ids(): iterable {
		yield 'none' => array( '' );
		yield 'a word' => array( '1,two' );
		yield 'nought' => array( '0' );
		yield 'too many' => array( implode( ',', range( 1, 101 ) ) );
	}

	public function test_totals_are_hours_and_unpaid_bookings_of_what_takes_place(): void {
		$this->booking( $this->here->anna, '2026-11-23' );
		$this->booking( $this->here->anna, '2026-11-24', array( 'payment_status' => 'paid', 'start_minute' => 600, 'end_minute' => 660 ) );
		$this->booking( $this->here->anna, '2026-12-01' );
		$this->booking( $this->here->anna, '2026-11-25', array( 'is_canceled' => 1 ) );
		$this->booking( $this->here->anna, '2026-11-26', array( 'status' => 'Pending' ) );
		$totals = self::rows_at( self::ok( $this->ask( 'admin/totals', $this->here->mari, array( 'date_to' => '2026-11-30' ) ) ), 'totals' );

		self::assertSame(
			array( array( 'trainer_id' => $this->here->anna, 'month' => '2026-11', 'bookings' => 2, 'minutes' => 150, 'unpaid' => 1, 'trainer' => 'Anna Tamm' ) ),
			$totals
		);
	}

	public function test_an_administrator_lists_themselves_as_owner_and_nobody_else_does(): void {
		foreach ( array( $this->here->anna, $this->here->guest, $this->here->other ) as $user ) {
			self::refused( Problem_Code::Forbidden, $this->ask( 'admin/own', $user ) );
		}
		self::refused( Problem_Code::Studio_Not_Found, $this->ask( 'admin/own', $this->here->admin, array( 'studio_id' => (string) $this->here->big ) ) );
		self::refused( Problem_Code::Forbidden, $this->ask( 'admin/totals', $this->here->admin ) );
		self::ok( $this->ask( 'admin/own', $this->here->admin ) );
		try {
			self::ok( $this->ask( 'admin/totals', $this->here->admin ) );
		} finally {
			delete_post_meta( $this->here->studio, "_studio_cal_member_{$this->here->admin}" );
		}
	}

	/**
	 * Follows the places of pages of two bookings.
	 *
	 * @return list<list<mixed>> The pages' IDs.
	 */
	private function pages( int $user, string $place, string $way, string $start = '' ): array {
		$pages = array();
		for ( $at = $start; null !== $at; ) {
			$answer  = $this->listed( $user, array( $way => $at, 'per_page' => '2' ) );
			$pages[] = self::column( self::rows_at( $answer, 'bookings' ), 'id' );
			$at      = is_string( $answer[ $place ] ) ? $answer[ $place ] : null;
		}

		return $pages;
	}

	/** Returns the place of a booking in the list by date. */
	private function place( int $id ): string {
		$row = $this->row( $id );

		return "date..{$row['booking_date']}.{$row['start_minute']}.{$row['id']}";
	}

	/**
	 * Returns how many queries of the work count bookings.
	 *
	 * @param callable(): mixed $work
	 */
	private function counted( callable $work ): int {
		$found = 0;
		$note  = static function ( string $sql ) use ( &$found ): string {
			$found += (int) str_contains( $sql, 'COUNT(*)' );

			return $sql;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );

		return $found;
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function booking( int $trainer, string $date, array $more = array() ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $trainer, array( 'booking_date' => $date ) + $more );
	}

	/** @param array<string, string> $params */
	private function ask( string $call, int $user, array $params = array() ): WP_REST_Response {
		return $this->server->call( 'GET', $call, $params + array( 'studio_id' => (string) $this->here->studio, 'locale' => 'en' ), $user );
	}

	/**
	 * @param array<string, string> $params
	 * @return array<mixed>
	 */
	private function listed( int $user, array $params = array() ): array {
		return self::ok( $this->ask( 'admin/bookings', $user, $params ) );
	}

	/**
	 * @param list<int>             $ids
	 * @param array<string, string> $more
	 * @return list<array<mixed>> Result for each id.
	 */
	private function done( string $action, array $ids, int $user, array $more = array() ): array {
		$params = $more + array( 'ids' => implode( ',', $ids ), 'flag' => '1', 'locale' => 'en' );

		return self::rows_at( self::ok( $this->server->call( 'POST', "admin/bookings/$action", $params, $user ) ), 'results' );
	}
}
