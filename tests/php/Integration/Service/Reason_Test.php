<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/**
 * Tests of the reason for which an owner breaks the gap: where it is kept, of whom, and who reads it (docs/behaviour.md, 7). Anna's
 * booking is on 27 November 2026, 12:00 to 14:00 in the big hall; the studio keeps 15 minutes free.
 */
final class Reason_Test extends Rest_Case {

	private const CLOSE = array( 'date' => '2026-11-27', 'time_from' => '14:00', 'time_to' => '15:00' );

	private const REASON = 'Same group stays';

	protected function setUp(): void {
		parent::setUp();
		$standing = array( 'booking_date' => '2026-11-27', 'start_minute' => 720, 'end_minute' => 840 );
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, $standing );
	}

	public function test_an_owners_reason_stands_in_the_history_of_what_breaks_the_gap(): void {
		$id = $this->add( $this->here->mari, array( 'reason' => self::REASON ) + self::CLOSE );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_from' => '14:05', 'reason' => "O'Brien \"\\\\ 🕺" ), $this->here->mari ) );
		self::ok( $this->server->call( 'POST', "booking/markPaid/$id", array(), $this->here->mari ) );

		self::assertSame( array( self::REASON, "O'Brien \"\\\\ 🕺", '' ), $this->reasons() );
	}

	public function test_a_write_without_one_is_as_valid_as_ever(): void {
		$id = $this->add( $this->here->mari, self::CLOSE );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_from' => '14:05', 'reason' => '' ), $this->here->mari ) );

		self::assertSame( array( '', '' ), $this->reasons() );
	}

	#[DataProvider( 'lengths' )]
	public function test_spaces_around_it_do_not_count( string $given, string $kept ): void {
		$id = $this->add( $this->here->mari, array( 'reason' => $given ) + self::CLOSE );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_from' => '14:05', 'reason' => $given ), $this->here->mari ) );

		self::assertSame( array( $kept, $kept ), $this->reasons() );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function lengths(): iterable {
		$longest = str_repeat( '🕺', Booking::LONGEST_REASON );
		yield 'the shortest' => array( " \t\u{00A0}ok\u{2003}\r\n", 'ok' );
		yield 'the longest' => array( "  $longest  ", $longest );
		yield 'spaces inside' => array( " a  b\nc ", "a  b\nc" );
	}

	/** They may break no rule, so theirs explains nothing; like the hidden text it is left out, and the write goes through. */
	public function test_nothing_is_kept_of_people_who_may_not_break_a_rule(): void {
		foreach ( array( $this->here->anna, $this->here->admin ) as $day => $user ) {
			$free = array( 'date' => '2026-12-0' . ( $day + 1 ), 'time_from' => '10:00', 'time_to' => '11:00', 'trainer_id' => $user );
			$id   = $this->add( $user, array( 'reason' => self::REASON ) + $free );
			self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '12:00', 'reason' => self::REASON ), $user ) );
			self::refused( Problem_Code::Gap_Too_Small, $this->server->edit( array( 'booking_id' => (string) $id, 'reason' => self::REASON ) + self::CLOSE, $user ) );
		}

		self::assertSame( array( '', '', '', '' ), $this->reasons() );
	}

	public function test_each_date_of_a_series_that_goes_along_has_it_and_what_is_only_split_has_not(): void {
		$series = self::column( self::rows_at( self::ok( $this->server->add( array( 'repeat' => 3 ) + $this->wanted( self::CLOSE ), $this->here->mari ) ), 'bookings' ), 'id' );
		$this->server->call( 'POST', "booking/cancel/$series[3]", array(), $this->here->mari );
		$edit = array( 'booking_id' => (string) $series[1], 'scope' => 'following', 'time_from' => '14:05', 'reason' => self::REASON );
		$dry  = $this->everything();
		self::ok( $this->server->edit( $edit + array( 'dry_run' => '1' ), $this->here->mari ) );
		self::assertSame( $dry, $this->everything() );
		self::ok( $this->server->edit( $edit, $this->here->mari ) );

		$lines = array_slice( $this->rows( Table::History, 'ORDER BY id' ), 5 );
		self::assertSame( array( 'edit', 'edit', 'split' ), self::column( $lines, 'action' ) );
		self::assertSame( array( self::REASON, self::REASON, '' ), self::column( $lines, 'reason' ) );
	}

	public function test_a_series_that_is_added_has_it_on_each_date(): void {
		self::ok( $this->server->add( array( 'repeat' => 2, 'reason' => self::REASON ) + $this->wanted( self::CLOSE ), $this->here->mari ) );

		self::assertSame( array( self::REASON, self::REASON, self::REASON ), $this->reasons() );
	}

	public function test_another_reason_makes_it_another_request(): void {
		$named = array( 'request_id' => 'once', 'reason' => self::REASON ) + $this->wanted( self::CLOSE );
		$first = self::ok( $this->server->add( $named, $this->here->mari ) );
		self::assertSame( $first, self::ok( $this->server->add( $named, $this->here->mari ) ) );
		$edit = array( 'booking_id' => (string) self::id_at( $first, 'bookings', 0, 'id' ), 'time_from' => '14:05', 'request_id' => 'twice', 'reason' => self::REASON );
		self::ok( $this->server->edit( $edit, $this->here->mari ) );
		$before = $this->everything();
		$others = array( $this->server->add( array( 'reason' => 'Another' ) + $named, $this->here->mari ), $this->server->edit( array( 'reason' => 'Another' ) + $edit, $this->here->mari ) );
		foreach ( $others as $other ) {
			self::assertSame( array( 'request_id' ), array_keys( (array) ( self::refused( Problem_Code::Invalid, $other )['fields'] ?? null ) ) );
		}

		self::assertSame( $before, $this->everything() );
	}

	public function test_a_write_with_a_reason_is_taken_back_and_its_reason_no_longer_told(): void {
		$id     = $this->add( $this->here->mari, array( 'time_from' => '15:00', 'time_to' => '16:00' ) + self::CLOSE );
		$before = array_diff_key( $this->row( $id ), array( 'revision' => 1, 'updated_at' => 1 ) );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'request_id' => 'mine', 'reason' => self::REASON ) + self::CLOSE, $this->here->mari ) );
		self::assertSame( array( array( self::REASON ) ), $this->told( $this->here->mari ) );
		self::ok( $this->server->call( 'POST', 'booking/undo', array( 'request_id' => 'mine' ), $this->here->mari ) );

		self::assertSame( $before, array_intersect_key( $this->row( $id ), $before ) );
		self::assertSame( array( '', self::REASON, '' ), $this->reasons() );
		self::assertSame( array(), $this->told( $this->here->mari ) );
	}

	/** Only owners ask for a trainer's bookings; an owner elsewhere sees nothing of this studio. */
	public function test_owners_read_it_with_the_bookings_of_a_trainer(): void {
		$id = $this->add( $this->here->mari, array( 'reason' => self::REASON ) + self::CLOSE );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_from' => '14:05', 'reason' => 'Ten minutes later' ), $this->here->mari ) );

		self::assertSame( array( array( self::REASON, 'Ten minutes later' ) ), $this->told( $this->here->mari ) );
		self::assertSame( array(), $this->told( $this->here->other ) );
		foreach ( array( $this->here->anna, $this->here->admin, $this->here->mari, 0 ) as $user ) {
			$week = $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( array( 'date_from' => '2026-11-23', 'date_to' => '2026-11-29' ) ), $user );
			self::assertStringNotContainsString( self::REASON, (string) wp_json_encode( self::ok( $week ) ) );
		}
	}

	public function test_a_reason_that_is_none_is_named_in_the_language_of_the_request(): void {
		$edit = array( 'booking_id' => (string) $this->add( $this->here->mari, self::CLOSE ), 'reason' => 'x' );
		foreach ( array( 'en' => 'Enter a reason of at least 2 characters', 'ru' => 'Укажите причину: не менее 2 символов', 'et' => 'Kirjuta põhjus, vähemalt 2 märki' ) as $locale => $text ) {
			$fields = self::refused( Problem_Code::Invalid, $this->server->edit( array( 'locale' => $locale ) + $edit, $this->here->mari ) )['fields'] ?? null;
			self::assertSame( array( 'reason' => $text ), $fields );
		}
	}

	/** @param array<string, mixed> $more */
	private function add( int $user, array $more ): int {
		return self::id_at( self::ok( $this->server->add( $this->wanted( $more ), $user ) ), 'bookings', 0, 'id' );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	private function wanted( array $more ): array {
		return $this->here->wanted( $more + array( 'trainer_id' => $this->here->anna ) );
	}

	/** @return list<string> Of all lines of the history, oldest first. */
	private function reasons(): array {
		return array_map( strval( ... ), self::column( $this->rows( Table::History, 'ORDER BY id' ), 'reason' ) );
	}

	/** @return list<mixed> Reasons of Anna's bookings that have some. */
	private function told( int $user ): array {
		$lines = self::rows_at( self::ok( $this->server->history( array( 'trainer_id' => (string) $this->here->anna ), $user ) ), 'history' );

		return array_column( $lines, 'reasons' );
	}
}
