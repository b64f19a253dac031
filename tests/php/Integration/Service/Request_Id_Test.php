<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Server;

/** Tests that a request sent twice with one `request_id` is executed once (docs/behaviour.md, 7; test 18 of docs/security.md). */
final class Request_Id_Test extends Rest_Case {

	public function test_an_addition_sent_again_gets_its_first_answer(): void {
		$first = self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
		$done  = $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions );

		self::assertEquals( $first, self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) ) );
		self::assertSame( $done, $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions ) );
	}

	public function test_the_language_is_no_part_of_what_is_asked_for(): void {
		$first = self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );

		self::assertEquals( $first, self::ok( $this->server->add( array( 'locale' => 'ru' ) + $this->named( 'once' ), $this->here->anna ) ) );
	}

	public function test_an_edit_sent_again_gets_its_first_answer(): void {
		$id    = $this->booking();
		$edit  = array( 'booking_id' => (string) $id, 'time_to' => '20:00', 'revision' => '1', 'request_id' => 'once' );
		$first = self::ok( $this->server->edit( $edit, $this->here->anna ) );

		self::assertEquals( $first, self::ok( $this->server->edit( $edit, $this->here->anna ) ) );
		self::assertSame( '2', $this->row( $id )['revision'] );
	}

	public function test_a_change_sent_again_gets_its_first_answer(): void {
		$id     = $this->booking();
		$cancel = fn(): array => self::ok( $this->server->call( 'GET', "booking/cancel/$id", array( 'request_id' => 'once' ), $this->here->anna ) );
		$first  = $cancel();
		self::ok( $this->server->call( 'GET', "booking/restore/$id", array(), $this->here->anna ) );

		self::assertEquals( $first, $cancel() );
		self::assertSame( '0', $this->row( $id )['is_canceled'], 'The cancel that came twice must not undo the restore between.' );
	}

	public function test_the_same_id_for_something_else_is_refused(): void {
		self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
		$id     = $this->booking( '2026-12-24' );
		$before = $this->everything();
		$others = array(
			fn() => $this->server->add( array( 'time_to' => '20:00' ) + $this->named( 'once' ), $this->here->anna ),
			fn() => $this->server->edit( array( 'booking_id' => (string) $id, 'request_id' => 'once' ), $this->here->anna ),
			fn() => $this->server->call( 'GET', "booking/cancel/$id", array( 'request_id' => 'once' ), $this->here->anna ),
		);
		foreach ( $others as $other ) {
			$data = self::refused( Problem_Code::Invalid, $other() );
			self::assertSame( array( 'request_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	public function test_ids_of_two_people_do_not_meet(): void {
		self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );

		self::ok( $this->server->add( array( 'room_id' => $this->here->small ) + $this->named( 'once' ), $this->here->ivan ) );
	}

	/** Checks that ids are case-sensitive, as in base64url and nanoid; a database collation may ignore case. */
	public function test_capitals_make_another_id(): void {
		self::ok( $this->server->add( $this->named( 'ABCdef' ), $this->here->anna ) );

		self::ok( $this->server->add( array( 'date' => '2026-11-28' ) + $this->named( 'abcDEF' ), $this->here->anna ) );
	}

	public function test_a_refusal_is_not_kept(): void {
		$id = $this->booking();
		self::refused( Problem_Code::Slot_Taken, $this->server->add( $this->named( 'once' ), $this->here->anna ) );
		self::ok( $this->server->call( 'GET', "booking/cancel/$id", array(), $this->here->anna ) );

		self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
	}

	public function test_nothing_is_kept_of_a_write_that_failed_half_way(): void {
		$before = $this->everything();
		$broken = static fn( string $sql ): string => str_contains( $sql, 'INSERT INTO' ) && str_contains( $sql, 'studio_cal_requests` (' ) ? 'INSERT INTO no_such_table VALUES (1)' : $sql;
		add_filter( 'query', $broken );
		self::refused( Problem_Code::Busy, $this->server->add( $this->named( 'once' ), $this->here->anna ) );
		remove_filter( 'query', $broken );

		self::assertSame( $before, $this->everything() );
		self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
	}

	#[DataProvider( 'bad_ids' )]
	public function test_ids_that_are_none( mixed $id ): void {
		$data = self::refused( Problem_Code::Invalid, $this->server->add( array( 'request_id' => $id ) + $this->here->wanted(), $this->here->anna ) );

		self::assertSame( array( 'request_id' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
	}

	/** @return iterable<string, array{ mixed }> */
	public static function bad_ids(): iterable {
		yield 'too long' => array( str_repeat( 'a', 65 ) );
		yield 'spaces' => array( 'a b' );
		yield 'a line break' => array( "a\n" );
		yield 'Cyrillic' => array( 'запрос' );
		yield 'a list' => array( array( 'a' ) );
		yield 'true' => array( true );
		yield 'SQL' => array( "x' OR '1'='1" );
	}

	public function test_an_id_may_have_64_letters_and_an_empty_one_is_none(): void {
		self::ok( $this->server->add( $this->named( str_repeat( 'a', 64 ) ), $this->here->anna ) );
		self::ok( $this->server->add( array( 'date' => '2026-11-28' ) + $this->named( '' ), $this->here->anna ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->add( array( 'date' => '2026-11-28' ) + $this->named( '' ), $this->here->anna ) );
	}

	public function test_after_48_hours_an_id_is_forgotten(): void {
		self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
		$idempotency_keys = new Idempotency_Keys( new Database( self::wpdb() ) );

		$idempotency_keys->forget_before( '2026-11-20 09:59:59' );
		self::assertCount( 1, $this->rows( Table::Requests, '' ) );
		$idempotency_keys->forget_before( '2026-11-20 10:00:01' );
		self::assertSame( array(), $this->rows( Table::Requests, '' ) );
	}

	public function test_a_dry_run_leaves_its_id_free(): void {
		self::ok( $this->server->add( array( 'dry_run' => true ) + $this->named( 'once' ), $this->here->anna ) );

		self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
	}

	public function test_the_first_answer_is_kept_over_midnight(): void {
		$first    = self::ok( $this->server->add( $this->named( 'once' ), $this->here->anna ) );
		$tomorrow = Server::at( self::wpdb(), '2026-11-21T10:00:00Z' );

		self::assertEquals( $first, self::ok( $tomorrow->add( $this->named( 'once' ), $this->here->anna ) ) );
	}

	/** @return array<string, mixed> */
	private function named( string $request_id ): array {
		return $this->here->wanted( array( 'request_id' => $request_id ) );
	}

	private function booking( string $date = '2026-11-27' ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, array( 'booking_date' => $date ) );
	}
}
