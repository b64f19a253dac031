<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of a booking's history: who changed it, when, before and after; lines are only ever added (docs/behaviour.md, 4). */
final class History_Test extends Rest_Case {

	public function test_every_change_adds_one_line_and_touches_no_other(): void {
		$id    = self::id_at( self::ok( $this->server->add( $this->here->wanted( array( 'event_id' => $this->here->salsa ) ), $this->here->anna ) ), 'bookings', 0, 'id' );
		$steps = array(
			'approve'    => $this->here->mari,
			'markPaid'   => $this->here->mari,
			'markUnpaid' => $this->here->mari,
			'cancel'     => $this->here->anna,
			'restore'    => $this->here->admin,
		);
		$seen  = $this->lines();
		self::assertSame( array( array( 'add', (string) $this->here->anna, (string) $id ) ), self::brief( $seen ) );
		foreach ( $steps as $action => $user ) {
			self::ok( $this->server->call( 'GET', "booking/$action/$id", array(), $user ) );
			$lines = $this->lines();
			self::assertSame( $seen, array_slice( $lines, 0, count( $seen ) ), 'A line that was there has changed.' );
			self::assertSame( array( array( $action, (string) $user, (string) $id ) ), self::brief( array_slice( $lines, count( $seen ) ) ) );
			$seen = $lines;
		}
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00' ), $this->here->mari ) );
		self::assertSame( array( array( 'edit', (string) $this->here->mari, (string) $id ) ), self::brief( array_slice( $this->lines(), count( $seen ) ) ) );
	}

	public function test_a_line_says_what_was_and_what_is(): void {
		$text = "O'Brien \"\\\\ Ä 🕺";
		$id   = self::id_at( self::ok( $this->server->add( $this->here->wanted( array( 'trainer_id' => $this->here->anna ) ), $this->here->mari ) ), 'bookings', 0, 'id' );
		self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00', 'hiddenOwnerCustomDescription' => $text ), $this->here->mari ) );
		[ $added, $edited ] = $this->lines();

		self::assertSame( '', $added['before_json'] );
		self::assertSame( $added['after_json'], $edited['before_json'] );
		$before = self::decoded( $edited['before_json'] );
		$after  = self::decoded( $edited['after_json'] );
		self::assertEquals( array( 'end_minute' => 1200, 'hidden_description' => $text, 'revision' => 2 ) + $before, $after );
		self::assertSame( array( 1170, '', 1 ), array( $before['end_minute'], $before['hidden_description'], $before['revision'] ) );
		self::assertSame( self::TODAY . ' 10:00:00', $edited['at'] );
	}

	public function test_a_series_has_a_line_for_each_date(): void {
		$bookings = self::rows_at( self::ok( $this->server->add( array( 'repeat' => 4 ) + $this->here->wanted(), $this->here->anna ) ), 'bookings' );

		self::assertSame( array_map( strval( ... ), self::column( $bookings, 'id' ) ), self::column( $this->lines(), 'booking_id' ) );
	}

	public function test_what_was_refused_leaves_no_line(): void {
		$id = $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna );
		self::refused( Problem_Code::Forbidden, $this->server->call( 'GET', "booking/approve/$id", array(), $this->here->anna ) );
		self::refused( Problem_Code::Changed_Meanwhile, $this->server->edit( array( 'booking_id' => (string) $id, 'revision' => '7' ), $this->here->mari ) );

		self::assertSame( array(), $this->lines() );
	}

	/** @return list<array<string, string>> History lines, oldest first. */
	private function lines(): array {
		return $this->rows( Table::History, 'ORDER BY id' );
	}

	/**
	 * @param list<array<string, string>> $lines
	 * @return list<array{ string, string, string }> Action, user, booking.
	 */
	private static function brief( array $lines ): array {
		return array_map( static fn( array $line ): array => array( $line['action'], $line['user_id'], $line['booking_id'] ), $lines );
	}

	/** @return array<mixed> */
	private static function decoded( string $json ): array {
		$values = json_decode( $json, true );
		self::assertIsArray( $values );

		return $values;
	}
}
