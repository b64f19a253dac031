<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/** Tests of `booking/undo` after later writes: each is taken back from the state that it left, the last one first. */
final class Undo_Order_Test extends Rest_Case {

	/** Columns that an undo does not bring back. */
	private const NEW = array( 'revision' => '', 'updated_at' => '' );

	public function test_three_edits_are_taken_back_one_after_the_other(): void {
		$id     = $this->booking();
		$before = $this->plain();
		$ends   = array( 'first' => '20:00', 'second' => '20:30', 'third' => '21:00' );
		foreach ( $ends as $request => $end ) {
			$this->move( $id, array( 'time_to' => $end, 'request_id' => $request ) );
		}
		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'second' ) );
		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'first' ) );
		foreach ( array_reverse( array_keys( $ends ) ) as $request ) {
			self::ok( $this->undo( $request ) );
		}

		self::assertSame( $before, $this->plain() );
		self::assertSame( '7', $this->row( $id )['revision'] );
		self::assertSame( array( 'edit', 'edit', 'edit', 'undo', 'undo', 'undo' ), self::column( $this->lines( $id ), 'action' ) );
	}

	/** Each line of the history begins where the one before it ends, so that it tells what was. */
	public function test_the_history_stays_one_story(): void {
		$id = $this->booking();
		$this->move( $id, array( 'time_to' => '20:00', 'request_id' => 'first' ) );
		self::ok( $this->act( 'cancel', $id, 'second' ) );
		self::ok( $this->undo( 'second' ) );
		self::ok( $this->undo( 'first' ) );
		$lines = $this->lines( $id );

		self::assertSame( array_slice( self::column( $lines, 'after_json' ), 0, -1 ), array_slice( self::column( $lines, 'before_json' ), 1 ) );
		self::assertSame( array( 2, 3, 4, 5 ), array_map( self::revision_in( ... ), $lines ) );
	}

	public function test_an_own_change_back_is_no_obstacle(): void {
		$id     = $this->booking();
		$before = $this->plain();
		$this->move( $id, array( 'time_to' => '20:00', 'request_id' => 'mine' ) );
		$this->move( $id, array( 'time_to' => '21:00' ) );
		$this->move( $id, array( 'time_to' => '20:00' ) );
		self::ok( $this->undo( 'mine' ) );

		self::assertSame( $before, $this->plain() );
	}

	public function test_own_changes_back_of_several_bookings_are_no_obstacle(): void {
		$ids    = $this->series();
		$before = $this->plain();
		$this->move( $ids[0], array( 'scope' => 'all', 'time_to' => '20:00', 'request_id' => 'mine' ) );
		foreach ( array( $ids[0], $ids[1] ) as $id ) {
			$this->move( $id, array( 'time_to' => '21:00' ) );
			$this->move( $id, array( 'time_to' => '20:00' ) );
		}
		self::ok( $this->undo( 'mine' ) );

		self::assertSame( $before, $this->plain() );
	}

	public function test_what_others_have_undone_is_no_obstacle(): void {
		$id     = $this->booking();
		$before = $this->plain();
		$this->move( $id, array( 'time_to' => '20:00', 'request_id' => 'mine' ) );
		$this->move( $id, array( 'time_to' => '21:00', 'request_id' => 'annas' ), $this->here->anna );
		$this->move( $id, array( 'time_to' => '21:30', 'request_id' => 'annas-too' ), $this->here->anna );
		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'mine' ) );
		self::ok( $this->undo( 'annas-too', $this->here->anna ) );
		self::ok( $this->undo( 'annas', $this->here->anna ) );
		self::ok( $this->undo( 'mine' ) );

		self::assertSame( $before, $this->plain() );
	}

	/** @param list<string> $changes Actions of the other owner. */
	#[DataProvider( 'there_and_back' )]
	public function test_what_others_have_changed_back_is_theirs( string $own, array $changes ): void {
		$this->let_own( $this->here->ivan );
		$id = $this->booking();
		self::ok( $this->act( $own, $id, 'mine' ) );
		$left = $this->plain();
		foreach ( $changes as $action ) {
			self::ok( $this->act( $action, $id, null, $this->here->ivan ) );
		}
		$stored = $this->everything();

		self::assertSame( $left, $this->plain() );
		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'mine' ) );
		self::assertSame( $stored, $this->everything() );
	}

	/** @return iterable<string, array{ string, list<string> }> */
	public static function there_and_back(): iterable {
		yield 'a payment that another owner has found again' => array( 'markPaid', array( 'markUnpaid', 'markPaid' ) );
		yield 'a cancel that another owner has decided again' => array( 'cancel', array( 'restore', 'cancel' ) );
		yield 'a payment of a booking that went and came' => array( 'markPaid', array( 'cancel', 'restore' ) );
	}

	/** An owner declines a moved booking; its trainer restores it, and must not get the approval of before the move. */
	public function test_a_declined_request_does_not_become_approved_by_an_undo(): void {
		$id = $this->booking();
		$this->move( $id, array( 'time_to' => '20:00', 'request_id' => 'annas' ), $this->here->anna );
		self::ok( $this->act( 'cancel', $id, null ) );
		self::ok( $this->act( 'restore', $id, null, $this->here->anna ) );

		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'annas', $this->here->anna ) );
		self::assertSame( array( 'Pending', '0' ), array( $this->row( $id )['status'], $this->row( $id )['is_canceled'] ) );
	}

	public function test_hidden_words_of_another_owner_stay(): void {
		$this->let_own( $this->here->ivan );
		$id = $this->booking();
		$this->move( $id, array( 'hiddenOwnerCustomDescription' => 'The key is at the bar', 'request_id' => 'mine' ) );
		$this->move( $id, array( 'hiddenOwnerCustomDescription' => 'The key is lost' ), $this->here->ivan );
		$this->move( $id, array( 'hiddenOwnerCustomDescription' => 'The key is at the bar' ), $this->here->ivan );

		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'mine' ) );
		self::assertSame( 'The key is at the bar', $this->row( $id )['hidden_description'] );
	}

	public function test_a_split_is_taken_back_after_a_later_write_on_one_of_its_bookings(): void {
		$ids    = $this->series();
		$before = $this->plain();
		$this->move( $ids[2], array( 'scope' => 'following', 'date' => '2026-12-12', 'request_id' => 'first' ) );
		$halves = $this->plain();
		self::ok( $this->act( 'markPaid', $ids[3], 'second' ) );
		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'first' ) );
		self::ok( $this->undo( 'second' ) );
		self::assertSame( $halves, $this->plain() );
		self::ok( $this->undo( 'first' ) );

		self::assertSame( $before, $this->plain() );
	}

	public function test_an_added_series_is_canceled_after_a_later_write_on_its_first_booking(): void {
		$ids = $this->series();
		self::assertSame( (string) $ids[0], $this->row( $ids[0] )['series_id'] );
		self::ok( $this->act( 'markPaid', $ids[0], 'later' ) );
		self::ok( $this->undo( 'later' ) );
		self::ok( $this->undo( 'series' ) );

		self::assertSame( array( '1', '1', '1', '1' ), self::column( $this->rows( Table::Bookings, '' ), 'is_canceled' ) );
	}

	/** Erasing leaves no line, and blanks those that there are: the names would look as if the write had left them so. */
	public function test_a_booking_whose_names_were_erased_stays_as_it_is(): void {
		$id = $this->booking();
		$this->move( $id, array( 'time_to' => '20:00', 'request_id' => 'first' ) );
		$this->move( $id, array( 'time_to' => '21:00', 'request_id' => 'second' ) );
		self::ok( $this->undo( 'second' ) );
		( new Personal_Records( new Database( self::wpdb() ) ) )->blank( $this->here->anna, array( $id ) );

		self::refused( Problem_Code::Changed_Meanwhile, $this->undo( 'first' ) );
	}

	private function undo( string $request_id, ?int $user = null ): WP_REST_Response {
		return $this->server->call( 'POST', 'booking/undo', array( 'request_id' => $request_id, 'locale' => 'en' ), $user ?? $this->here->mari );
	}

	private function act( string $action, int $id, ?string $request_id, ?int $user = null ): WP_REST_Response {
		return $this->server->call( 'POST', "booking/$action/$id", null === $request_id ? array() : array( 'request_id' => $request_id ), $user ?? $this->here->mari );
	}

	/** @param array<string, string> $data */
	private function move( int $id, array $data, ?int $user = null ): void {
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id ) + $data, $user ?? $this->here->mari ) );
	}

	private function booking(): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, array( 'booking_date' => '2026-11-27' ) );
	}

	/** @return list<int> Four weeks from 27 November, 18:00 to 19:30 in the big hall. */
	private function series(): array {
		return $this->ids_of_added( array( 'repeat' => 3, 'request_id' => 'series' ) );
	}

	/** @return list<array<string, mixed>> All bookings without what an undo does not bring back. */
	private function plain(): array {
		return array_map( static fn( array $row ): array => array_diff_key( $row, self::NEW ), $this->rows( Table::Bookings, 'ORDER BY id' ) );
	}

	/** @return list<array<string, string>> */
	private function lines( int $id ): array {
		return $this->rows( Table::History, "WHERE booking_id = $id ORDER BY id" );
	}

	/** @param array<string, string> $line */
	private static function revision_in( array $line ): mixed {
		return ( (array) json_decode( $line['after_json'], true ) )['revision'] ?? null;
	}

	private function let_own( int $user ): void {
		$json = (string) wp_json_encode( array( 'role' => 'owner', 'payment_method' => 'cash', 'payment_frequency' => 'per_session' ) );
		update_post_meta( $this->here->studio, "_studio_cal_member_$user", wp_slash( $json ) );
	}
}
