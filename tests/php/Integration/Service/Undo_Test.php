<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Server;
use WP_REST_Response;

/** Tests of `booking/undo` (docs/behaviour.md, 7): a person's own write of the last ten minutes, as a whole or not at all. */
final class Undo_Test extends Rest_Case {

	/** Columns that an undo does not bring back. */
	private const NEW = array( 'revision' => '', 'updated_at' => '' );

	/** @param array<string, int|string> $columns */
	#[DataProvider( 'actions' )]
	public function test_an_action_is_taken_back( string $action, array $columns ): void {
		$id     = $this->booking( $columns );
		$before = $this->row( $id );
		self::ok( $this->server->call( 'POST', "booking/$action/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		$answer = self::ok( $this->undo( 'mine' ) );

		self::assertSame( array_diff_key( $before, self::NEW ), array_diff_key( $this->row( $id ), self::NEW ) );
		self::assertSame( '3', $this->row( $id )['revision'] );
		self::assertSame( 'restore' === $action ? array( $id ) : array(), $answer['canceled'] ?? null );
		self::assertSame( 'restore' === $action ? array() : array( $id ), self::column( self::rows_at( $answer, 'bookings' ), 'id' ) );
		self::assertSame( array( $action, 'undo' ), self::column( $this->rows( Table::History, 'ORDER BY id' ), 'action' ) );
	}

	/** @return iterable<string, array{ string, array<string, int|string> }> */
	public static function actions(): iterable {
		yield 'cancel' => array( 'cancel', array() );
		yield 'restore' => array( 'restore', array( 'is_canceled' => 1 ) );
		yield 'approve' => array( 'approve', array( 'status' => 'Pending' ) );
		yield 'paid' => array( 'markPaid', array() );
		yield 'unpaid' => array( 'markUnpaid', array( 'payment_status' => 'paid' ) );
	}

	public function test_an_added_series_is_canceled_and_not_deleted(): void {
		$added = self::ok( $this->server->add( $this->here->wanted( array( 'repeat' => 2, 'request_id' => 'mine' ) ), $this->here->anna ) );
		$told  = $this->revision();
		$back  = self::ok( $this->undo( 'mine', $this->here->anna ) );

		self::assertSame( self::column( self::rows_at( $added, 'bookings' ), 'id' ), $back['canceled'] ?? null );
		self::assertSame( array( '1', '1', '1' ), self::column( $this->rows( Table::Bookings, '' ), 'is_canceled' ) );
		self::assertSame( array( $told + 1, $told + 1 ), array( $back['revision'] ?? null, $this->revision() ) );
	}

	public function test_a_trainers_move_is_taken_back_with_its_approval(): void {
		$id     = $this->booking();
		$before = $this->row( $id );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00', 'room_id' => (string) $this->here->small, 'request_id' => 'mine' ), $this->here->anna ) );
		self::assertSame( 'Pending', $this->row( $id )['status'] );
		self::ok( $this->undo( 'mine', $this->here->anna ) );

		self::assertSame( array_diff_key( $before, self::NEW ), array_diff_key( $this->row( $id ), self::NEW ) );
	}

	public function test_a_split_is_taken_back_as_a_whole(): void {
		$ids = $this->series();
		self::ok( $this->server->call( 'POST', "booking/cancel/{$ids[3]}", array(), $this->here->mari ) );
		$before = $this->rows( Table::Bookings, 'ORDER BY id' );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $ids[1], 'scope' => 'following', 'date' => '2026-12-11', 'request_id' => 'mine' ), $this->here->mari ) );
		$told = $this->revision();
		self::ok( $this->undo( 'mine' ) );

		$plain = static fn( array $row ): array => array_diff_key( $row, self::NEW );
		self::assertSame( array_map( $plain, $before ), array_map( $plain, $this->rows( Table::Bookings, 'ORDER BY id' ) ) );
		self::assertSame( $told + 1, $this->revision() );
	}

	public function test_a_canceled_scope_is_taken_back(): void {
		$ids = $this->series();
		self::ok( $this->server->call( 'POST', "booking/cancel/{$ids[1]}", array( 'scope' => 'all', 'request_id' => 'mine' ), $this->here->mari ) );
		self::assertSame( array( '1', '1', '1', '1' ), self::column( $this->rows( Table::Bookings, '' ), 'is_canceled' ) );
		self::ok( $this->undo( 'mine' ) );

		self::assertSame( array( '0', '0', '0', '0' ), self::column( $this->rows( Table::Bookings, '' ), 'is_canceled' ) );
	}

	public function test_where_one_of_it_has_changed_nothing_is_taken_back(): void {
		$ids = $this->series();
		self::ok( $this->server->edit( array( 'booking_id' => (string) $ids[0], 'scope' => 'all', 'date' => '2026-11-28', 'request_id' => 'mine' ), $this->here->mari ) );
		self::ok( $this->server->call( 'POST', "booking/markPaid/{$ids[2]}", array(), $this->here->mari ) );
		$before = $this->everything();

		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'mine' ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_place_that_is_taken_meanwhile_is_named(): void {
		$ids = $this->series();
		self::ok( $this->server->edit( array( 'booking_id' => (string) $ids[0], 'scope' => 'all', 'room_id' => (string) $this->here->small, 'request_id' => 'mine' ), $this->here->mari ) );
		self::ok( $this->server->add( $this->here->wanted( array( 'date' => '2026-12-11', 'time_from' => '19:00', 'time_to' => '20:00' ) ), $this->here->anna ) );
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Slot_Taken, $this->undo( 'mine' ) );

		self::assertSame( array( '2026-12-11' ), $data['dates'] ?? null );
		self::assertSame( '19:00', self::value_at( $data, 'conflicts', 0, 'time_from' ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_canceled_booking_does_not_come_back_where_another_is(): void {
		$id = $this->booking();
		self::ok( $this->server->call( 'POST', "booking/cancel/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		self::ok( $this->server->add( $this->here->wanted(), $this->here->ivan ) );

		self::assertSame( array( '2026-11-27' ), self::refused( Problem_Code::Slot_Taken, $this->undo( 'mine' ) )['dates'] ?? null );
	}

	/** What was allowed before the write is not asked again: the place need only be free. */
	public function test_a_booking_goes_back_that_is_too_short_by_now(): void {
		$id = $this->booking();
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '23:00', 'request_id' => 'mine' ), $this->here->mari ) );
		$this->set( array( Meta_Key::MIN_MINUTES => '180' ) );
		self::ok( $this->undo( 'mine' ) );

		self::assertSame( array( '1080', '1170', '3' ), array_values( array_intersect_key( $this->row( $id ), array( 'start_minute' => '', 'end_minute' => '', 'revision' => '' ) ) ) );
	}

	public function test_a_write_without_its_history_is_not_taken_back(): void {
		$id = $this->booking();
		self::ok( $this->server->call( 'POST', "booking/cancel/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		self::wpdb()->query( "DELETE FROM {$this->make->table( Table::History )}" );

		self::refused( Problem_Code::Invalid, $this->undo( 'mine' ) );
	}

	public function test_ten_minutes_and_no_longer(): void {
		$id = $this->booking();
		self::ok( $this->server->call( 'POST', "booking/cancel/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		$this->server = Server::at( self::wpdb(), self::TODAY . 'T10:10:01Z' );
		self::refused( Problem_Code::Invalid, $this->undo( 'mine' ) );
		$this->server = Server::at( self::wpdb(), self::TODAY . 'T10:10:00Z' );
		self::ok( $this->undo( 'mine' ) );
	}

	/** Covers test 4 of docs/security.md: an ID of somebody else is answered as one that there is not. */
	public function test_others_and_unknown_requests_are_answered_alike(): void {
		$id = $this->booking();
		self::ok( $this->server->call( 'POST', "booking/cancel/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		$before  = $this->everything();
		$unknown = $this->undo( 'nobodys', $this->here->anna )->get_data();
		foreach ( array( $this->here->anna, $this->here->ivan, $this->here->admin, $this->here->guest, $this->here->other ) as $user ) {
			$theirs = $this->undo( 'mine', $user );
			$data   = self::refused( Problem_Code::Invalid, $theirs );
			self::assertSame( array( 'request_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
			self::assertSame( $unknown, $theirs->get_data() );
		}
		self::refused( Problem_Code::Not_Logged_In, $this->undo( 'mine', 0 ) );
		foreach ( array( '', 'a b', str_repeat( 'a', 65 ), array( 'mine' ) ) as $bad ) {
			self::refused( Problem_Code::Invalid, $this->undo( $bad ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	public function test_an_undo_sent_again_gets_its_first_answer_and_so_does_the_write(): void {
		$id     = $this->booking();
		$cancel = fn(): array => self::ok( $this->server->call( 'POST', "booking/cancel/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		$first  = $cancel();
		$undone = self::ok( $this->undo( 'mine' ) );
		$stored = $this->everything();

		self::assertEquals( $undone, self::ok( $this->undo( 'mine' ) ) );
		self::assertEquals( $first, $cancel() );
		self::assertSame( $stored, $this->everything() );
	}

	public function test_who_has_lost_the_role_takes_nothing_back(): void {
		$id = $this->booking( array( 'status' => 'Pending' ) );
		self::ok( $this->server->call( 'POST', "booking/approve/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		$this->become( 'trainer' );
		self::refused( Problem_Code::Forbidden, $this->undo( 'mine' ) );
		$this->become( null );
		self::refused( Problem_Code::Booking_Not_Found, $this->undo( 'mine' ) );
		$this->become( 'owner' );

		self::assertSame( array( 'Approved', '2' ), array( $this->row( $id )['status'], $this->row( $id )['revision'] ) );
	}

	public function test_a_move_back_into_the_past_is_the_owners(): void {
		$id = $this->booking( array( 'booking_date' => self::TODAY ) );
		$this->server = Server::at( self::wpdb(), self::TODAY . 'T21:55:00Z' );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'date' => '2026-11-27', 'request_id' => 'mine' ), $this->here->anna ) );
		$this->server = Server::at( self::wpdb(), self::TODAY . 'T22:01:00Z' );

		self::refused( Problem_Code::Forbidden, $this->undo( 'mine', $this->here->anna ) );
	}

	/** Checks that a write whose names were erased stays as it is: the history has other names than the booking had. */
	public function test_erased_names_do_not_come_back(): void {
		$id = $this->booking();
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00', 'request_id' => 'mine' ), $this->here->mari ) );
		( new Personal_Records( new Database( self::wpdb() ) ) )->blank( $this->here->anna, array( $id ) );

		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'mine' ) );
		self::assertSame( '', $this->row( $id )['trainer_first_name'] );
	}

	public function test_a_write_of_an_older_version_is_not_taken_back(): void {
		$id = $this->booking();
		self::ok( $this->server->call( 'POST', "booking/cancel/$id", array( 'request_id' => 'mine' ), $this->here->mari ) );
		self::wpdb()->query( "UPDATE {$this->make->table( Table::Requests )} SET studio_id = 0, studio_revision = 0" );

		self::refused( Problem_Code::Invalid, $this->undo( 'mine' ) );
	}

	private function undo( mixed $request_id, ?int $user = null ): WP_REST_Response {
		return $this->server->call( 'POST', 'booking/undo', array( 'request_id' => $request_id, 'locale' => 'en' ), $user ?? $this->here->mari );
	}

	/** @param array<string, int|string> $columns */
	private function booking( array $columns = array() ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, $columns + array( 'booking_date' => '2026-11-27' ) );
	}

	/** @return list<int> Four weeks from 27 November, 18:00 to 19:30 in the big hall. */
	private function series(): array {
		return $this->ids_of_added( array( 'repeat' => 3 ) );
	}

	private function revision(): int {
		return (int) ( $this->rows( Table::Revisions, "WHERE studio_id = {$this->here->studio}" )[0]['revision'] ?? 0 );
	}

	private function become( ?string $role ): void {
		$key  = "_studio_cal_member_{$this->here->mari}";
		$json = (string) wp_json_encode( array( 'role' => $role, 'payment_method' => 'cash', 'payment_frequency' => 'per_session' ) );
		null === $role ? delete_post_meta( $this->here->studio, $key ) : update_post_meta( $this->here->studio, $key, wp_slash( $json ) );
	}
}
